#!/bin/sh
# Adds two signatures: the tool signs the claim, and the newsroom signs an identity assertion in it.
# Then reads the file with one trust anchor for tools and one for people. Needs jq, make-settings.sh and identity-manifest.json.
# Usage: sh write-identity.sh [photo.jpg] [identified.jpg] [test-certs] [identity-certs]
set -eu
source=${1:-photo.jpg}
output=${2:-identified.jpg}
tool=${3:-test-certs}
actor=${4:-identity-certs}

#region write
sh "$(dirname "$0")/make-settings.sh" "$tool" "$actor" # writes settings.toml, which contains both keys
c2patool --settings settings.toml "$source" --manifest identity-manifest.json --create digitalCreation \
  --output "$output" --force > /dev/null
rm settings.toml
#endregion write

#region read
# Core 0.90: one list for tools, one for people. Starting with 0.91, both are entries in trust.anchors.
jq --null-input --rawfile tools "$tool/root.pem" --rawfile people "$actor/root.pem" \
  '{ trust: { trust_anchors: $tools }, cawg_trust: { trust_anchors: $people } }' > read.json
c2patool --settings read.json "$output" | jq --raw-output --arg file "$output" '
  (.manifests[.active_manifest].assertions[] | select(.label == "cawg.identity") | .data) as $identity
  | "\($file): \(.validation_state)",
    "\($identity.signature_info.issuer) vouches for: \(
      [$identity.signer_payload.referenced_assertions[].url | split("/") | last] | sort | join(", "))",
    (.validation_results.activeManifest | to_entries[] | .key as $kind | .value[]
      | select((.url // "") | contains("cawg.identity"))
      | select(.code != "assertion.hashedURI.match") # every assertion has this one
      | "  \($kind): \(.code): \(.explanation)")'
#endregion read
