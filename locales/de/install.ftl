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
# Das Ende. $command: ein Befehl, der das Fehlende bringt.
install-stopped = Ohne das geht es nicht weiter. Führen Sie als root aus: { $command }. Beginnen Sie dann von vorn.
# Das Ende, wo keine bekannte Paketverwaltung da ist. $packages: Namen, wie sie in Debian heißen.
install-unknown = Ohne das geht es nicht weiter, mit den Namen von Debian: { $packages }. Installieren Sie es auf die Art dieses Systems und beginnen Sie dann von vorn.
# Das Programm geht auch ohne Stimme. $packages: Namen von Paketen.
install-without-voice = Es geht ohne Stimme weiter, die { $packages } brächte; alles wird ausgegeben.
# Der Teil für die Stimme des Systems ist entbehrlich. $packages: Namen von Paketen.
install-without-system-voice = Es geht ohne die Stimme des Systems weiter, für die { $packages } fehlt; annabellas eigene Stimme braucht das nicht.
# Das Ende. $needed: eine Versionsnummer.
rust-missing = Es fehlt Rust { $needed } oder neuer. Holen Sie es von https://rustup.rs, öffnen Sie ein neues Terminal und beginnen Sie von vorn.
# Das Ende. $found und $needed: Versionsnummern.
rust-old = Rust { $found } ist zu alt, annabella braucht { $needed }. Führen Sie aus: rustup update stable. Beginnen Sie dann von vorn.
# Das Ende: zwei Werkzeuge, die zu Rust gehören, fehlen.
rust-components = Die Tests brauchen rustfmt und clippy. Führen Sie aus: rustup component add rustfmt clippy. Beginnen Sie dann von vorn.
# Das Bauen beginnt.
build-begin = Ich baue annabella. Das erste Mal dauert einige Minuten.
# In langen Schritten einmal je Minute gesagt. $minutes: eine ganze Zahl.
still-working = Es läuft noch, Minuten bisher: { $minutes }.
# Das Ende. Die Worte des Compilers stehen darüber.
build-failed = annabella ließ sich nicht bauen; der Grund steht darüber.
# Der entbehrliche Teil ließ sich nicht bauen; der Rest schon.
build-without-system-voice = Der Teil für die Stimme des Systems ließ sich nicht bauen. Es geht ohne ihn weiter.
# Der letzte Satz vor der Partie.
play-begin = annabella ist bereit. Die Partie beginnt.
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
