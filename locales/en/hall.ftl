# Words of annabella-hall.

# $command: the unknown word.
hall-usage-unknown-command = { $command }: no such command. See annabella-hall --help.
# $argument: the option; $value: what was given.
hall-usage-invalid-value = { $argument }: "{ $value }" is not a possible value. See annabella-hall --help.
# Any other error in the command line.
hall-usage-other = annabella-hall: command line not understood. See annabella-hall --help.
