# Words of annabella-hall.

# $command: das unbekannte Wort.
hall-usage-unknown-command = { $command }: kein solcher Befehl. Siehe annabella-hall --help.
# $argument: die Option; $value: der angegebene Wert.
hall-usage-invalid-value = { $argument }: „{ $value }“ ist kein möglicher Wert. Siehe annabella-hall --help.
# Jeder andere Fehler in der Befehlszeile.
hall-usage-other = annabella-hall: Befehlszeile nicht verstanden. Siehe annabella-hall --help.
