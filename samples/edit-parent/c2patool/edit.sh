#!/bin/sh
# Signs an edited image with the signed original as its parent, so that its history is kept. Needs jq.
# Usage: sh edit.sh [signed.jpg] [edited.jpg] [edited-signed.jpg] [test-certs]
set -eu
original=${1:-signed.jpg}
edited=${2:-edited.jpg}
output=${3:-edited-signed.jpg}
certs=${4:-test-certs}
C2PA_SIGN_CERT=$(cat "$certs/chain.pem")
C2PA_PRIVATE_KEY=$(cat "$certs/signer.key") # for tests only: every program you start can read a key in a variable
export C2PA_SIGN_CERT C2PA_PRIVATE_KEY

#region parent
# --parent "$original" alone is enough. The extra step gives the parent a title.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
c2patool "$original" --ingredient --output "$work/parent" > /dev/null
jq --arg title "$original" '.title = $title' "$work/parent/ingredient.json" > "$work/titled.json"
mv "$work/titled.json" "$work/parent/ingredient.json"

# The tool writes c2pa.opened. Add an action for each change you made.
# created: the signer is responsible for the actions, so the claim lists them under created_assertions.
cat > "$work/manifest.json" << 'JSON'
{
  "title": "Evening, smaller",
  "claim_generator_info": [{ "name": "Docs example", "version": "1.0.0" }],
  "assertions": [
    { "label": "c2pa.actions.v2", "created": true, "data": { "actions": [{ "action": "c2pa.resized.proportional" }] } }
  ]
}
JSON
# The parent's folder must be an absolute path.
c2patool "$edited" --manifest "$work/manifest.json" --parent "$work/parent" --output "$output" --force > report.json
#endregion parent

jq --raw-output --arg file "$output" '
  .manifests[.active_manifest] as $active
  | "\($file): \(.validation_state)",
    ($active.ingredients[] | "  \(.relationship) \(.title)"),
    ($active.assertions[] | select(.label | startswith("c2pa.actions")) | .data.actions[] | "  \(.action)"),
    "  manifests: \(.manifests | length)"' report.json
