# Words of annabella-hall.

# A received message is ignored. Its topic is of another event, or of no board.
hall-message-topic = Messages: one belongs to another event or to no board. Check the event at each board.
# $most: the limit in KiB.
hall-message-long = Messages: one is longer than { $most } KiB. Check which program publishes it.
# It is not JSON, or lacks fields.
hall-message-form = Messages: one cannot be read. Check which program publishes it.
# $version: the version that this program reads.
hall-message-version = Messages: one has another version than { $version }. Use the same version of annabella-hall everywhere.
# $board: the number of a board.
hall-message-no-round = Board { $board }: it publishes in a round that the pairings do not have. Check its round, or change the password of its user.
# $board: the number of a board; $most: the limit.
hall-message-many-rounds = Board { $board }: it publishes in more than { $most } rounds, and further ones are ignored. Change the password of its user.
# $most: the limit.
hall-message-many-boards = Boards: more than { $most } publish, and further ones are ignored. Check who has the passwords.
# $board: the number of a board; $most: the limit.
hall-message-many-notices = Board { $board }: more than { $most } notices in one round, and further ones are left out. Look at its cases on its page.

# $url: the given address.
hall-broker-address = { $url }: not a broker's address. Write mqtt://HOST or mqtts://HOST, with a port if needed.
# A password would be sent unencrypted. $url: the given address.
hall-broker-plain-password = { $url }: a password would be sent unencrypted. Write mqtts:// instead.
# $path: the file with the password.
hall-broker-open-file = { $path }: other users can read it. Type chmod 600 { $path }.
# $path: the file with the password.
hall-broker-no-password = { $path }: contains no password. Write it into the first line.

# A player calls the arbiter.
hall-call = { desk-side } calls the arbiter.

# $path: the journal.
hall-post-no-journal = { $path }: not a journal of annabella. Give the file or folder that annabella play writes to.
# $path: the journal, or the folder in which one is expected.
hall-post-missing = { $path }: no journal yet, or not readable. It will be published when there is one.
# The journal names no event and board. $path: the journal.
hall-post-no-board = { $path }: event, round or board is unknown. Add --event, --round and --board.
# The game of a journal is published. $event, $round, $board: where.
hall-post-board = Publishing { $event }, round { $round }, board { $board }.
# $broker: host and port.
hall-post-connected = Broker { $broker }: connected.
# $broker: host and port; $cause: in the system's words.
hall-post-lost = Broker { $broker }: no connection ({ $cause }). Trying again until it answers.
# $broker: host and port.
hall-post-refused = Broker { $broker }: user or password not accepted. Check --user and --password-file.
# $cause: in the system's words.
hall-no-runtime = annabella-hall: cannot start ({ $cause }). Close other programs and try again.

# Help of annabella-hall.
hall-help = Shows the boards of a tournament hall on one page, over an MQTT broker.
# Help of a command.
hall-help-post = Publishes the game of one board from its journal
# Help of an argument.
hall-help-post-journal = Journal, or folder whose newest journal is published
# Help of an option.
hall-help-post-broker = Address of the broker: mqtt://HOST, or mqtts://HOST with TLS
# Help of an option.
hall-help-post-user = User at the broker: the number of the board
# Help of an option.
hall-help-post-password-file = File whose first line is the password
# Help of an option.
hall-help-post-ca = Certificate of the authority that signed the broker's
# Help of an option.
hall-help-post-event = Event, if it is not the journal's
# Help of an option.
hall-help-post-round = Round, if it is not the journal's
# Help of an option.
hall-help-post-board = Board, if it is not the journal's
# Help of an option.
hall-help-post-delay = Delay for spectators: 5moves or 15min

# $cause: in the system's words.
hall-simulate-write = --journals: a journal cannot be written ({ $cause }). Give another folder.
# Help of a command.
hall-help-simulate = Plays random games on many boards and publishes them, to try a hall
# Help of an option.
hall-help-simulate-broker = { hall-help-post-broker }
# Help of an option.
hall-help-simulate-user = User at the broker, allowed to publish all boards
# Help of an option.
hall-help-simulate-password-file = { hall-help-post-password-file }
# Help of an option.
hall-help-simulate-ca = { hall-help-post-ca }
# Help of an option.
hall-help-simulate-event = Event
# Help of an option.
hall-help-simulate-boards = Number of boards
# Help of an option.
hall-help-simulate-moves = Moves a minute on each board
# Help of an option.
hall-help-simulate-seed = Number of the first random game
# Help of an option.
hall-help-simulate-journals = Folder in which the journals are written too

# The board's user may not write its topics. $topic: one of them.
hall-post-forbidden = { $topic }: the broker does not accept messages of this user. Use the user with the number of the board.
# The broker does not accept a message because of its length. $broker: host and port; $topic: what is left out; $bytes: its length.
hall-post-too-long = Broker { $broker }: { $topic } has { $bytes } bytes, more than it accepts, and is left out. Raise message_size_limit and max_packet_size there to 65536 or more.
# Another journal of the folder has the same round and board, and its game is not over. $path, $other: the journals.
hall-post-two-games = { $path }: { $other } has the same round and board, and both games are running. Correct --round or --board of one.
# $path: the journal, or its folder.
hall-post-damaged = { $path }: the journal is damaged. Run annabella journal repair on it.
