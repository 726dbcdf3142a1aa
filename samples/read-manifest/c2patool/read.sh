#!/bin/sh
# Reads the Content Credentials of a file and prints the validation result. Needs jq.
# Usage: sh read.sh [signed.jpg]
set -eu
file=${1:-signed.jpg}

#region read
# Don't let an untrusted file make your server send requests.
echo '{ "verify": { "remote_manifest_fetch": false } }' > settings.json

# Having no manifest store isn't an error. Most files don't have one.
if ! report=$(c2patool --settings settings.json "$file" 2> error.txt); then
  grep -q 'No claim found' error.txt || { cat error.txt >&2; exit 1; }
  echo "$file: no Content Credentials"
  exit 0
fi

echo "$report" | jq --raw-output '
  .manifests[.active_manifest] as $active
  | "state: \(.validation_state)",
    "title: \($active.title // "(none)")",
    "signed by: \($active.signature_info.issuer // "(unknown)")",
    (.validation_results.activeManifest.failure[] | "failure: \(.code)")'
#endregion read
