#!/bin/sh
# Signs an image without changing it: the manifest store goes into a sidecar file. Needs jq.
# Usage: sh sidecar.sh [photo.jpg] [photo.c2pa] [test-certs]
set -eu
photo=${1:-photo.jpg}
sidecar=${2:-photo.c2pa}
certs=${3:-test-certs}
C2PA_SIGN_CERT=$(cat "$certs/chain.pem")
C2PA_PRIVATE_KEY=$(cat "$certs/signer.key") # for tests only: every program you start can read a key in a variable
export C2PA_SIGN_CERT C2PA_PRIVATE_KEY

#region write
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# The signer is responsible for the actions, so the claim lists them under created_assertions.
echo '{ "builder": { "created_assertion_labels": ["c2pa.actions"] } }' > "$work/settings.json"
# The tool writes a copy of the image and the store. The copy has the same bytes, so only the store is kept.
c2patool --settings "$work/settings.json" "$photo" --config '{ "title": "Evening over the hills" }' --create digitalCreation \
  --sidecar --output "$work/signed.jpg" > /dev/null
cmp "$photo" "$work/signed.jpg"
mv "$work/signed.c2pa" "$sidecar"
#endregion write

#region read
# A store with the image's name in the same folder is found automatically. A copy elsewhere is read alone.
cp "$photo" "$work/alone.jpg"
state=$(c2patool "$work/alone.jpg" 2> /dev/null | jq --raw-output .validation_state)
echo "$photo alone: ${state:-nothing found}"
state=$(c2patool "$work/alone.jpg" --external-manifest "$sidecar" | jq --raw-output .validation_state)
echo "$photo with $sidecar: $state"
# --info examines the file itself.
c2patool "$work/alone.jpg" --info > "$work/info.txt"
grep -q 'No C2PA Manifests' "$work/info.txt" && echo 'embedded: false' || echo 'embedded: true'
#endregion read
