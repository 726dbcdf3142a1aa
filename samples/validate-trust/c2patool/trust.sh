#!/bin/sh
# Reads the same file twice: without trust anchors, and with one root certificate as trust anchor. Needs jq.
# Usage: sh trust.sh [signed.jpg] [test-certs/root.pem]
set -eu
file=${1:-signed.jpg}
root=${2:-test-certs/root.pem}

report() {
  title=$1
  shift
  c2patool "$file" "$@" > report.json 2> error.txt || {
    grep -q 'No claim found' error.txt && echo "$file has no manifest store" >&2 || cat error.txt >&2
    exit 1
  }
  jq --raw-output --arg title "$title" '
    "\($title): \(.validation_state)",
    (.validation_results.activeManifest | .success[], .failure[]
      | select(.code | startswith("signingCredential."))
      | "  \(.code) (\(.explanation))")' report.json
}

#region trust
report 'no trust anchors'
# The subcommand takes a file or a URL.
report 'root as trust anchor' trust --trust_anchors "$root"
#endregion trust
