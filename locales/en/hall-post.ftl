# Words of annabella-hall.

# A received message is ignored. Its topic is of another event, or of no board.
hall-message-topic = Messages: one is about another event or no board. Check that every board names the same event.
# $most: the limit in KiB.
hall-message-long = Messages: one is longer than { $most } KiB. Check which program publishes it.
# It is not JSON, or lacks fields.
hall-message-form = Messages: one cannot be read. Check which program publishes it.
# $version: the version that this program reads.
hall-message-version = Messages: one has another version than { $version }. Use the same version of annabella-hall everywhere.

# $url: the given address.
hall-broker-address = { $url }: not a broker's address. Write mqtt://HOST or mqtts://HOST, with a port if needed.
# A password would be sent unencrypted. $url: the given address.
hall-broker-plain-password = { $url }: a password would be sent unencrypted. Write mqtts:// instead.
# $path: the file; $cause: the system's reason.
hall-broker-file = { $path }: cannot be read ({ $cause }). Check the path.
# $path: the file with the password.
hall-broker-open-file = { $path }: other users can read it. Run chmod 600 on it.
# $path: the file with the password.
hall-broker-no-password = { $path }: contains no password. Write it into the first line.
