#!/bin/sh
# Writes the common kinds of assertions, marks those that the signer is responsible for, and reads them back. Needs jq.
# Usage: sh assertions.sh [photo.jpg] [described.jpg] [test-certs]        (assertions.json in the same folder)
set -eu
photo=${1:-photo.jpg}
output=${2:-described.jpg}
certs=${3:-test-certs}
C2PA_SIGN_CERT=$(cat "$certs/chain.pem")
C2PA_PRIVATE_KEY=$(cat "$certs/signer.key") # for tests only: every program you start can read a key in a variable
export C2PA_SIGN_CERT C2PA_PRIVATE_KEY

#region sign
# created_assertion_labels: labels of created assertions, without a version. All others are gathered.
cat > settings.json << 'JSON'
{
  "verify": { "verify_after_sign": true },
  "builder": {
    "created_assertion_labels": ["c2pa.actions", "c2pa.thumbnail.claim"],
    "actions": { "all_actions_included": true }
  }
}
JSON
# --create writes c2pa.created before the actions of the definition.
c2patool --settings settings.json "$photo" --manifest assertions.json --create digitalCapture \
  --output "$output" --force > report.json
#endregion sign

#region check
jq --raw-output --arg file "$output" '
  "\($file): \(.validation_state)",
  (.manifests[.active_manifest].assertions[]
    | "\(.label)\(if .created then " (created)" else "" end)",
      (.data.actions[]?
        | ([.digitalSourceType // empty | split("/") | last] + (.parameters // {} | keys_unsorted)) as $extras
        | "  \(.action)\(if $extras == [] then "" else ": " + ($extras | join(", ")) end)"),
      (.data.allActionsIncluded | values | "  allActionsIncluded: \(.)"))' report.json
#endregion check
