# Reads the events of test programs, one JSON object a line.
#
# want=running: reads the file of running tests (the second at which each was first seen, and its name), then the events.
# Prints `done NUMBER`, `slow NAME` and `stuck NAME`, and writes the next file of running tests to `next_file`.
# want=summary: prints the output of each failed test, and a last line with the numbers. Fails if no test ended.

want == "running" && FILENAME == ARGV[1] {
    since[$2] = $1
    next
}

{
    name = ""
    if (match($0, /"name": "[^"]*"/)) name = substr($0, RSTART + 9, RLENGTH - 10)
}

# A program that crashed ends no test; its tests are no longer running when the next one starts.
/"type": "suite"/ && /"event": "started"/ { split("", running) }

/"type": "test"/ && /"event": "started"/ { running[name] = 1 }

/"type": "test"/ && /"event": "(ok|failed|ignored)"/ {
    delete running[name]
    ended[/"event": "ok"/ ? "ok" : /"event": "failed"/ ? "failed" : "ignored"]++
    number++
}

want == "summary" && /"type": "test"/ && /"event": "failed"/ {
    printf "\n%s failed:\n%s\n", name, plain($0)
    failures = failures "\n    " name
}

END {
    if (want == "running") {
        print "done", number + 0
        for (name in running) {
            began = (name in since) ? since[name] : now
            print began, name >next_file
            if (now - began >= slow && now - began < slow + look) print "slow", name
            if (now - began >= stuck) print "stuck", name
        }
        printf "" >next_file
        exit
    }
    for (name in running) failures = failures "\n    " name " (it did not end)"
    if (failures != "") printf "\nfailed:%s\n", failures
    printf "%d passed, %d failed, %d skipped\n", ended["ok"], ended["failed"], ended["ignored"]
    if (number == 0) exit 1
}

# Returns the output of a test as it was printed.
function plain(line) {
    if (!match(line, /"stdout": "/)) return ""
    line = substr(line, RSTART + RLENGTH)
    sub(/" *}$/, "", line)
    gsub(/\\\\/, "\001", line)
    gsub(/\\n/, "\n", line)
    gsub(/\\t/, "\t", line)
    gsub(/\\"/, "\"", line)
    gsub(/\\u001b\[[0-9;]*m/, "", line)
    gsub("\001", "\\", line)
    return line
}
