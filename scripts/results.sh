# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Running ctest and counting its results. Sourced by the other scripts, never run.

# Prints the line "N passed, N failed" (and ", N skipped" if a third number is given) and ends the script; the exit
# status is 0 if tests ran and none failed.
finish() {
    echo "$1 passed, $2 failed${3:+, $3 skipped}"
    (($1 > 0 && $2 == 0))
    exit
}

# The counts are attributes of the first element, before any output of a test.
count() {
    sed -n "s/^[[:space:]]*$1=\"\([0-9]*\)\".*/\1/p; /<testcase/q" "$2" | head -n 1
}
# Skipped by the test itself.
skips() {
    grep -c '^[[:space:]]*<skipped message="SKIP_' "$1" || true
}
# Other tests that did not run (no program, for example) are failures.
failures() {
    echo "$(($(count failures "$1") + $(count skipped "$1") - $(skips "$1")))"
}

# Runs ctest with "${@:2}" for the build tree $1. Sets passed, failed and skipped.
run_tests() {
    local results=$PWD/$1/tests.xml alone=$PWD/$1/tests-alone.xml
    shift
    rm -f "$results" "$alone"
    show_and_run ctest "$@" --parallel 3 --output-junit "$results" || true
    if [[ ! -e $results ]]; then
        echo "ctest left no results." >&2
        finish 0 1
    fi
    failed=$(failures "$results")
    skipped=$(($(count disabled "$results") + $(skips "$results")))
    passed=$(($(count tests "$results") - failed - skipped))

    # Parallel tests slow each other down: a failure counts only if the test also fails alone.
    if ((failed > 0 && failed <= 5)); then
        show_and_run ctest "$@" --rerun-failed --output-junit "$alone" || true
        if [[ -e $alone ]]; then
            local still
            still=$(failures "$alone")
            echo "$((failed - still)) of $failed passed alone"
            passed=$((passed + failed - still)) failed=$still
        fi
    fi
}
