#!/bin/sh
# Signs an image that another image was placed in, and records which one. Needs jq.
# Usage: sh compose.sh [photo.jpg] [logo.jpg] [composed.jpg] [test-certs]
set -eu
image=${1:-photo.jpg}
part=${2:-logo.jpg}
output=${3:-composed.jpg}
certs=${4:-test-certs}
C2PA_SIGN_CERT=$(cat "$certs/chain.pem")
C2PA_PRIVATE_KEY=$(cat "$certs/signer.key") # for tests only: every program you start can read a key in a variable
export C2PA_SIGN_CERT C2PA_PRIVATE_KEY

#region component
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
c2patool "$part" --ingredient --output "$work/logo" > /dev/null
# Choose any label. It links the action to the ingredient and is replaced when the claim is created.
jq --arg title "$part" '.title = $title | .label = "logo"' "$work/logo/ingredient.json" > "$work/labeled.json"
mv "$work/labeled.json" "$work/logo/ingredient.json"

# ingredient_paths are relative to this file's folder. Each becomes a component.
# created: the signer is responsible for the actions, so the claim lists them under created_assertions.
cat > "$work/manifest.json" << 'JSON'
{
  "title": "Evening, with logo",
  "claim_generator_info": [{ "name": "Docs example", "version": "1.0.0" }],
  "ingredient_paths": ["logo"],
  "assertions": [
    {
      "label": "c2pa.actions.v2",
      "created": true,
      "data": { "actions": [{ "action": "c2pa.placed", "parameters": { "ingredientIds": ["logo"] } }] }
    }
  ]
}
JSON
c2patool "$image" --manifest "$work/manifest.json" --create composite --output "$output" --force > report.json
#endregion component

jq --raw-output --arg file "$output" '
  .manifests[.active_manifest] as $active
  | "\($file): \(.validation_state)",
    ($active.ingredients[]
      | "  \(.relationship) \(.title), own manifest: \(if .active_manifest then "yes" else "no" end)"),
    ($active.assertions[] | select(.label | startswith("c2pa.actions")) | .data.actions[]
      | "  \(.action)" + ([.parameters.ingredients[]?.url | split("/") | ": \(last)"] | add // ""))' report.json
