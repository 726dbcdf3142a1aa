#!/bin/sh
# Signs an image but embeds only the URL of the manifest store, which you publish as a separate file. Needs jq.
# Usage: sh remote.sh [photo.jpg] [remote.jpg] [remote.c2pa] [test-certs] [url]
set -eu
photo=${1:-photo.jpg}
output=${2:-remote.jpg}
store=${3:-remote.c2pa}
certs=${4:-test-certs}
store_url=${5:-https://example.com/manifests/remote.c2pa}
C2PA_SIGN_CERT=$(cat "$certs/chain.pem")
C2PA_PRIVATE_KEY=$(cat "$certs/signer.key") # for tests only: every program you start can read a key in a variable
export C2PA_SIGN_CERT C2PA_PRIVATE_KEY

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Fetching is on by default. Without this line, reading a file sends a request to the server that the file names.
# created_assertion_labels: the signer is responsible for the actions, so the claim lists them as created.
echo '{ "verify": { "remote_manifest_fetch": false }, "builder": { "created_assertion_labels": ["c2pa.actions"] } }' \
  > "$work/settings.json"

#region write
# --remote alone also embeds the store. With --sidecar, only the URL is embedded.
# The final report needs the store at its URL, so the tool reports an error although both files are good.
c2patool --settings "$work/settings.json" "$photo" --config '{ "title": "Evening over the hills" }' \
  --create digitalCreation --sidecar --remote "$store_url" --output "$work/remote.jpg" 2> "$work/error.txt" ||
  grep -q 'must fetch remote manifests' "$work/error.txt"
mv "$work/remote.jpg" "$output"
mv "$work/remote.c2pa" "$store"
#endregion write

#region read
# With fetching off, the tool stops and reports the URL.
cp "$output" "$work/alone.jpg"
c2patool --settings "$work/settings.json" "$work/alone.jpg" 2>&1 |
  sed -n "s/^Error: must fetch remote manifests from url /$output: nothing fetched, the manifest store is at /p"

# Pass the store that you fetched yourself, with your own limits, together with the file.
c2patool --settings "$work/settings.json" "$output" --external-manifest "$store" |
  jq --raw-output --arg both "$output with $store" '"\($both): \(.validation_state)"'
# An embedded store would be read without a URL.
c2patool --settings "$work/settings.json" "$work/alone.jpg" > /dev/null 2>&1 && echo 'embedded: yes' || echo 'embedded: no'
#endregion read
