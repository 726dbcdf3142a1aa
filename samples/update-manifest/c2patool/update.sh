#!/bin/sh
# Adds an assertion to a signed image without changing what the first signature covers. Needs jq.
# Usage: sh update.sh [signed.jpg] [updated.jpg] [test-certs]
set -eu
source=${1:-signed.jpg}
output=${2:-updated.jpg}
certs=${3:-test-certs}
C2PA_SIGN_CERT=$(cat "$certs/chain.pem")
C2PA_PRIVATE_KEY=$(cat "$certs/signer.key") # for tests only: every program you start can read a key in a variable
export C2PA_SIGN_CERT C2PA_PRIVATE_KEY

#region update
# The signer is responsible for the actions, so the claim lists them under created_assertions.
echo '{ "builder": { "created_assertion_labels": ["c2pa.actions"] } }' > settings.json
# Update: the signed file becomes the only parent, and the content's hash stays in the parent's manifest.
c2patool --settings settings.json "$source" --update --output "$output" --force --config '{
  "title": "Evening over the hills",
  "claim_generator_info": [{ "name": "Docs example", "version": "1.0.0" }],
  "assertions": [
    { "label": "org.example.review", "data": { "checked": "2026-11-20", "desk": "Documentation" } }
  ]
}' > report.json
#endregion update

jq --raw-output --arg file "$output" '
  .manifests[.active_manifest] as $active
  | "\($file): \(.validation_state)",
    "  assertions: \([$active.assertions[].label] | sort | join(", "))",
    "  ingredients: \([$active.ingredients[].relationship] | join(", "))",
    "  manifests: \(.manifests | length)"' report.json
