# Was die Skripte ./play und ./test beim Installieren und Bauen ausgeben und sprechen.
# Die Skripte lesen diese Datei ohne Fluent: jede Meldung bleibt in einer Zeile, in Klammern stehen nur Namen.

# Der erste Satz von ./play: was es tun wird.
play-purpose = Ich installiere, was annabella noch braucht, baue es und beginne eine Partie.
# Der erste Satz von ./test: was es tun wird.
test-purpose = Ich installiere, was die Tests noch brauchen, und führe alle Tests aus.
# $packages: Namen von Paketen, durch Leerzeichen getrennt.
install-missing = Auf diesem Rechner fehlt noch: { $packages }.
# Eine Frage; die Person tippt j oder n. Alles außer ja heißt nein.
install-question = Darf ich das als Verwalter installieren, mit sudo? Tippen Sie j für ja oder n für nein, dann die Eingabetaste.
# Nach dem Ja. sudo zeigt nichts an, während ein Passwort getippt wird.
install-password = Fragt sudo jetzt nach Ihrem Passwort, tippen Sie es und drücken die Eingabetaste; beim Tippen erscheint nichts.
# Die Aufforderung, die sudo auf dem Terminal ausgibt.
password-prompt = Ihr Passwort:
# $packages: Namen von Paketen.
install-begin = Ich installiere { $packages }.
# Die Listen der Paketverwaltung fehlen oder sind alt.
install-lists = Ich hole die Liste der Pakete.
# Die Listen waren nicht zu holen; die Worte der Paketverwaltung stehen darüber.
install-lists-failed = Die Liste der Pakete war nicht zu holen; ist dieser Rechner im Netz?
# $packages: Namen von Paketen. Die Worte der Paketverwaltung stehen darüber.
install-failed = Das ließ sich nicht installieren: { $packages }.
# Die Person drückte Strg-C, während Pakete installiert werden.
install-finishes-first = Ich höre auf, sobald die Pakete installiert sind; mittendrin abgebrochen, wären sie nicht zu gebrauchen.
# Das Ende, nach Strg-C.
install-interrupted = Abgebrochen. Was installiert ist, bleibt installiert.
# Eine frühere Installation von Paketen wurde unterbrochen.
install-mends = Eine frühere Installation wurde unterbrochen; ich führe sie zuerst zu Ende.
# Die Worte der Paketverwaltung stehen darüber.
install-mend-failed = Die frühere Installation ließ sich nicht zu Ende führen; der Grund steht darüber.
# Das Ende. Die nächste Zeile ist ein Befehl, der das Fehlende bringt.
install-stopped = Ohne das geht es nicht weiter. Führen Sie die nächste Zeile als root aus und beginnen Sie dann von vorn.
# Das Ende, wo keine bekannte Paketverwaltung da ist. $packages: Namen, wie sie in Debian heißen.
install-unknown = Ohne das geht es nicht weiter, mit den Namen von Debian: { $packages }. Installieren Sie es auf die Art dieses Systems und beginnen Sie dann von vorn.
# Das Programm geht auch ohne Stimme. $packages: Namen von Paketen.
install-without-voice = Es geht ohne Stimme weiter, die { $packages } brächte; alles wird ausgegeben.
# Der Teil für die Stimme des Systems ist entbehrlich. $packages: Namen von Paketen.
install-without-system-voice = Es geht ohne die Stimme des Systems weiter, für die { $packages } fehlt; annabellas eigene Stimme braucht das nicht.
# Eine Frage; die Person tippt j oder n. Alles außer ja heißt nein. $needed: eine Versionsnummer.
rust-question = Rust { $needed } oder neuer fehlt. Mit rustup installieren, nur für Sie? Tippen Sie j für ja oder n für nein, dann die Eingabetaste.
# $needed: eine Versionsnummer.
rust-begin = Rust { $needed } wird installiert.
# Die Worte des Installationsprogramms stehen darüber. $needed: eine Versionsnummer.
rust-failed = Rust { $needed } ließ sich nicht installieren; der Grund steht darüber.
# Das Ende. $needed: eine Versionsnummer.
rust-missing = Es fehlt Rust { $needed } oder neuer. Installieren Sie es, wie https://rustup.rs es beschreibt, öffnen Sie ein neues Terminal und beginnen Sie von vorn.
# Das Ende. $found und $needed: Versionsnummern. Die nächste Zeile ist ein Befehl.
rust-old = Rust { $found } ist zu alt, annabella braucht { $needed }. Führen Sie die nächste Zeile aus und beginnen Sie dann von vorn.
# Das Ende: Rust kam mit dem System, und rustup ist nicht da. $found und $needed: Versionsnummern.
rust-of-the-system = Rust { $found }, das mit diesem System kam, ist zu alt, annabella braucht { $needed }. Installieren Sie daneben ein neueres, wie https://rustup.rs es beschreibt, öffnen Sie ein neues Terminal und beginnen Sie von vorn.
# Das Ende: zwei Werkzeuge, die zu Rust gehören, fehlen. Die nächste Zeile ist ein Befehl.
rust-components = Die Tests brauchen rustfmt und clippy. Führen Sie die nächste Zeile aus und beginnen Sie dann von vorn.
# Das Bauen beginnt.
build-begin = Ich baue annabella. Das erste Mal dauert einige Minuten.
# In langen Schritten einmal je Minute gesagt. $minutes: eine ganze Zahl.
still-working = Es läuft noch, Minuten bisher: { $minutes }.
# Beim Bauen einmal je Minute gesagt. $done und $parts: ganze Zahlen.
still-building = Ich baue noch: { $done } von { $parts } Teilen sind fertig oder begonnen.
# Das Ende. Die Worte des Compilers stehen darüber.
build-failed = annabella ließ sich nicht bauen; der Grund steht darüber.
# Der entbehrliche Teil ließ sich nicht bauen; der Rest schon.
build-without-system-voice = Der Teil für die Stimme des Systems ließ sich nicht bauen. Es geht ohne ihn weiter.
# Der letzte Satz vor der Partie.
play-begin = annabella ist bereit. Die Partie beginnt.
# Einmal gesagt, wenn es gebaut ist. $path: ein Pfad.
command-new = In jedem neuen Terminal ist annabella nun ein Befehl; das Programm ist { $path }
# Einmal gesagt, wo kein Befehl anzulegen war. $path: ein Pfad.
command-path = Das Programm ist { $path }
# $step: ein Befehl wie cargo test.
step-begin = { $step } beginnt.
# $step: ein Befehl. $seconds: eine ganze Zahl.
step-done = { $step } ist bestanden, Sekunden: { $seconds }.
# Das Ende. $step: ein Befehl, dessen Worte darüber stehen.
step-failed = { $step } ist gescheitert; der Grund steht darüber.
# Ein Werkzeug, das Lizenzen prüft, ist nicht installiert.
test-without-deny = Die Lizenzen der Teile wurden nicht geprüft, weil cargo-deny nicht installiert ist.
# Der letzte Satz von ./test.
test-passed = Alle Tests sind bestanden.
