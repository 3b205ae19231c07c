# Was die Skripte ./play und ./test beim Installieren und Bauen ausgeben und sprechen.
# Die Skripte lesen diese Datei ohne Fluent: jede Meldung bleibt in einer Zeile, in Klammern stehen nur Namen.

# Der erste Satz von ./play: was es tun wird.
play-purpose = Dieses Skript installiert, was annabella noch braucht, baut das Programm und startet eine Partie.
# Der erste Satz von ./test: was es tun wird.
test-purpose = Dieses Skript installiert, was die Tests noch brauchen, und führt sie aus.
# $packages: Namen von Paketen, durch Leerzeichen getrennt.
install-missing = Auf diesem Rechner fehlt noch: { $packages }.
# Eine Frage; die Person tippt j oder n. Alles außer ja heißt nein.
install-question = Als Administrator installieren, mit sudo? Tippen Sie j für ja oder n für nein, dann die Eingabetaste.
# Nach dem Ja. sudo zeigt nichts an, während ein Passwort getippt wird.
install-password = Wenn sudo nach Ihrem Passwort fragt, tippen Sie es und drücken die Eingabetaste. Beim Tippen erscheint nichts.
# Die Aufforderung, die sudo auf dem Terminal ausgibt.
password-prompt = Ihr Passwort:
# $packages: Namen von Paketen.
install-begin = Installiert wird { $packages }.
# Die Listen der Paketverwaltung fehlen oder sind alt.
install-lists = Die Paketliste wird geholt.
# Die Listen waren nicht zu holen; die Worte der Paketverwaltung stehen darüber.
install-lists-failed = Paketliste: nicht erreichbar. Prüfen Sie, ob dieser Rechner im Netz ist.
# $packages: Namen von Paketen. Die Worte der Paketverwaltung stehen darüber.
install-failed = Nicht installiert: { $packages }.
# Die Person drückte Strg-C, während Pakete installiert werden.
install-finishes-first = Abbruch nach der Installation. Nur zum Teil installierte Pakete funktionieren nicht.
# Das Ende, nach Strg-C.
install-interrupted = Abgebrochen. Installierte Pakete bleiben installiert.
# Eine frühere Installation von Paketen wurde unterbrochen.
install-mends = Eine frühere Installation wurde unterbrochen. Sie wird zuerst beendet.
# Die Worte der Paketverwaltung stehen darüber.
install-mend-failed = Die frühere Installation ließ sich nicht beenden. Der Grund steht darüber.
# Das Ende. Die nächste Zeile ist ein Befehl, der das Fehlende installiert.
install-stopped = annabella braucht diese Pakete. Führen Sie die nächste Zeile als root aus und starten Sie dann neu.
# Das Ende, wo die Paketverwaltung unbekannt ist. $packages: Namen, wie sie in Debian heißen.
install-unknown = annabella braucht diese Pakete, mit den Namen von Debian: { $packages }. Installieren Sie sie auf Ihrem System und starten Sie dann neu.
# Das Programm funktioniert auch ohne Stimme. $packages: Namen von Paketen.
install-without-voice = Weiter ohne Stimme, die { $packages } braucht. Alles wird angezeigt.
# Der Teil für die Stimme des Systems ist entbehrlich. $packages: Namen von Paketen.
install-without-system-voice = Weiter ohne die Stimme des Systems, die { $packages } braucht. Die Stimme von annabella funktioniert auch so.
# Eine Frage; die Person tippt j oder n. Alles außer ja heißt nein. $needed: eine Versionsnummer.
rust-question = Rust { $needed } oder neuer fehlt. Mit rustup installieren, nur für Sie? Tippen Sie j für ja oder n für nein, dann die Eingabetaste.
# $needed: eine Versionsnummer.
rust-begin = Rust { $needed } wird installiert.
# Die Worte des Installationsprogramms stehen darüber. $needed: eine Versionsnummer.
rust-failed = Rust { $needed } ließ sich nicht installieren. Der Grund steht darüber.
# Das Ende. $needed: eine Versionsnummer.
rust-missing = Rust { $needed } oder neuer fehlt. Installieren Sie es von https://rustup.rs, öffnen Sie ein neues Terminal und starten Sie neu.
# Das Ende. $found und $needed: Versionsnummern. Die nächste Zeile ist ein Befehl.
rust-old = Rust { $found } ist zu alt. annabella braucht { $needed }. Führen Sie die nächste Zeile aus und starten Sie dann neu.
# Das Ende: Rust kam mit dem System, und rustup fehlt. $found und $needed: Versionsnummern.
rust-of-the-system = Rust { $found } von diesem System ist zu alt. annabella braucht { $needed }. Installieren Sie es von https://rustup.rs, öffnen Sie ein neues Terminal und starten Sie neu.
# Das Ende: zwei Werkzeuge, die zu Rust gehören, fehlen. Die nächste Zeile ist ein Befehl.
rust-components = Die Tests brauchen rustfmt und clippy. Führen Sie die nächste Zeile aus und starten Sie dann neu.
# Das Bauen beginnt.
build-begin = annabella wird gebaut. Beim ersten Mal dauert das einige Minuten.
# In langen Schritten einmal je Minute gesagt. $minutes: eine ganze Zahl.
still-working = Noch nicht fertig. Minuten bisher: { $minutes }.
# Beim Bauen einmal je Minute gesagt. $done und $parts: ganze Zahlen.
still-building = Noch nicht fertig gebaut: Teil { $done } von { $parts }.
# Einmal in der Minute, während Tests laufen. $number: eine ganze Zahl.
still-testing = Bisher beendete Tests: { $number }.
# Ein Test dauert lange. $name: sein Name. $seconds: eine ganze Zahl.
test-slow = { $name }: läuft nach { $seconds } Sekunden noch.
# Ein Test endete nicht und wurde abgebrochen. $name: sein Name. $seconds: eine ganze Zahl.
test-stuck = { $name }: kein Ende innerhalb von { $seconds } Sekunden. Führen Sie ihn einzeln aus, mit cargo test und seinem Namen.
# Das Ende. Die Worte des Compilers stehen darüber.
build-failed = annabella ließ sich nicht bauen. Der Grund steht darüber.
# Der entbehrliche Teil ließ sich nicht bauen; der Rest schon.
build-without-system-voice = Der Teil für die Stimme des Systems ließ sich nicht bauen. Weiter ohne ihn.
# Der letzte Satz vor der Partie.
play-begin = annabella ist bereit. Die Partie beginnt.
# Einmal gesagt, wenn es gebaut ist. $path: ein Pfad.
command-new = In jedem neuen Terminal ist annabella nun ein Befehl. Das Programm ist { $path }
# Einmal gesagt, wo kein Befehl anzulegen war. $path: ein Pfad.
command-path = Das Programm ist { $path }
# $step: ein Befehl wie cargo test.
step-begin = { $step } beginnt.
# $step: ein Befehl. $seconds: eine ganze Zahl.
step-done = { $step } bestanden, Sekunden: { $seconds }.
# Das Ende. $step: ein Befehl, dessen Worte darüber stehen.
step-failed = { $step } fehlgeschlagen. Der Grund steht darüber.
# Ein Werkzeug für Lizenzen oder Rechtschreibung ist nicht installiert. $tool ist sein Name.
test-without-tool = { $tool } ist nicht installiert, daher entfiel diese Prüfung. Die kontinuierliche Integration führt sie aus.
# Der letzte Satz von ./test.
test-passed = Alle Tests sind bestanden.
