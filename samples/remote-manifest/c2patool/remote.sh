#!/bin/sh
# Signs a picture so that only an address goes into it. The manifest store is a file that you publish there. Needs jq.
# Usage: sh remote.sh [photo.jpg] [remote.jpg] [remote.c2pa] [test-certs] [address]
set -eu
photo=${1:-photo.jpg}
output=${2:-remote.jpg}
store=${3:-remote.c2pa}
certs=${4:-test-certs}
address=${5:-https://example.com/manifests/remote.c2pa}
C2PA_SIGN_CERT=$(cat "$certs/chain.pem")
C2PA_PRIVATE_KEY=$(cat "$certs/signer.key") # for tests: a key in a variable is seen by every program you start
export C2PA_SIGN_CERT C2PA_PRIVATE_KEY

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# On by default: without this line, reading a file asks the server that the file names.
echo '{ "verify": { "remote_manifest_fetch": false } }' > "$work/settings.json"

#region write
# --remote alone embeds the store as well. Together with --sidecar only the address is embedded.
# The report at the end needs the store at its address, so the tool complains although both files are good.
c2patool --settings "$work/settings.json" "$photo" --config '{ "title": "Evening over the hills" }' \
  --create digitalCreation --sidecar --remote "$address" --output "$work/remote.jpg" 2> "$work/error.txt" ||
  grep -q 'must fetch remote manifests' "$work/error.txt"
mv "$work/remote.jpg" "$output"
mv "$work/remote.c2pa" "$store"
#endregion write

#region read
# With the fetch switched off, the tool stops and tells the address.
cp "$output" "$work/alone.jpg"
c2patool --settings "$work/settings.json" "$work/alone.jpg" 2>&1 |
  sed -n "s/^Error: must fetch remote manifests from url /$output: nothing fetched, the manifest store is at /p"

# What you fetched yourself, with your own limits, goes in beside the file.
c2patool --settings "$work/settings.json" "$output" --external-manifest "$store" |
  jq --raw-output --arg both "$output with $store" '"\($both): \(.validation_state)"'
# A store that is embedded would be read without any address.
c2patool --settings "$work/settings.json" "$work/alone.jpg" > /dev/null 2>&1 && echo 'embedded: yes' || echo 'embedded: no'
#endregion read
