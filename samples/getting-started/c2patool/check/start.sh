check() {
  c2patool "$1" > report.json 2> error.txt || { echo "$1: no Content Credentials"; return; }
  jq --raw-output --arg file "$1" '
    "\($file): \(.validation_state), signer \(.manifests[.active_manifest].signature_info.issuer)",
    (.validation_results.activeManifest.failure[] | "  \(.code)")' report.json
}

check photo.jpg
check created.jpg
