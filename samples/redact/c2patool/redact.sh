#!/bin/sh
# Signs a photo with the location where it was taken, then redacts the location and gives the reason. Needs jq.
# Usage: sh redact.sh [photo.jpg] [redacted.jpg] [test-certs]
set -eu
photo=${1:-photo.jpg}
output=${2:-redacted.jpg}
certs=${3:-test-certs}
C2PA_SIGN_CERT=$(cat "$certs/chain.pem")
C2PA_PRIVATE_KEY=$(cat "$certs/signer.key") # for tests only: every program you start can read a key in a variable
export C2PA_SIGN_CERT C2PA_PRIVATE_KEY

# The signer is responsible for the actions, so the claim lists them under created_assertions.
echo '{ "builder": { "created_assertion_labels": ["c2pa.actions"] } }' > settings.json
c2patool --settings settings.json "$photo" --create digitalCreation --output with-location.jpg --force --config '{
  "title": "Nest of a rare bird",
  "assertions": [
    { "label": "c2pa.metadata", "data": {
      "@context": { "exif": "http://ns.adobe.com/exif/1.0/" },
      "exif:ExposureTime": "1/100", "exif:GPSLatitude": "39,21.102N" } }
  ]
}' > report.json

#region find
# The URI of an assertion: the label of its manifest, then its own label.
store=$(jq --raw-output '"self#jumbf=/c2pa/\(.active_manifest)/c2pa.assertions"' report.json)
#endregion find

#region redact
# There's no option for this: the definition names the assertion, and an action gives the reason.
redact() { # URI, reason, output, more assertions
  jq --null-input --arg uri "$1" --arg reason "$2" --argjson more "$4" '{
    title: "Nest of a rare bird",
    redactions: [$uri],
    assertions: ($more + [{ label: "c2pa.actions.v2", data: { actions: [
      { action: "c2pa.redacted", reason: $reason, parameters: { redacted: $uri } }
    ] } }])
  }' > definition.json
  c2patool --settings settings.json with-location.jpg --update --manifest definition.json --output "$3" --force > report.json 2> error.txt
}

# The pixels don't change, so an update manifest is enough. Its new metadata has only what may stay public.
redact "$store/c2pa.metadata" c2pa.PII.present "$output" '[{
  "label": "c2pa.metadata",
  "data": { "@context": { "exif": "http://ns.adobe.com/exif/1.0/" }, "exif:ExposureTime": "1/100" }
}]'
#endregion redact

#region check
# Check the bytes too: if the text is still in the file, it isn't redacted.
for file in with-location.jpg "$output"; do
  found=$(grep --quiet --text '39,21.102N' "$file" && echo true || echo false)
  c2patool "$file" | jq --raw-output --arg file "$file" --arg found "$found" '
    .active_manifest as $active
    | "\($file): \(.validation_state), location in the file: \($found)",
      (.manifests | to_entries | sort_by(.key != $active) | .[]
        | "  \(if .key == $active then "active" else "parent" end): \([.value.assertions[].label] | sort | join(", "))",
          (.value.redactions[]? | "    redacted: \(split("/") | last)"),
          (.value.assertions[].data.actions[]? | select(.reason) | "    \(.action): \(.reason)"))'
done
#endregion check

#region refused
# Signing fails for an assertion that can't be redacted or doesn't exist. The reason is the last line of the message.
for name in c2pa.actions.v2 c2pa.hash.data org.example.nothing; do
  redact "$store/$name" c2pa.invalid.data refused.jpg '[]' && echo "$name: redacted" ||
    echo "$name: $(sed -n '/^Caused by:/{n;s/^ *//p;}' error.txt)"
done
#endregion refused
