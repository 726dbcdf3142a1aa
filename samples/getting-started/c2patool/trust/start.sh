check() {
  c2patool "$1" trust --trust_anchors test-certs/root.pem > report.json 2> error.txt || { echo "$1: no Content Credentials"; return; }
  jq --raw-output --arg file "$1" '
    "\($file): \(.validation_state), signer \(.manifests[.active_manifest].signature_info.issuer)",
    (.validation_results.activeManifest.failure[] | "  \(.code)")' report.json
}

sign() {
  c2patool "$1" --manifest start.json --create digitalCapture --output "$2" --force > report.json
}

cat > start.json << 'JSON'
{
  "alg": "es256",
  "sign_cert": "test-certs/chain.pem",
  "private_key": "test-certs/signer.key",
  "claim_generator_info": [{ "name": "start", "version": "1.0.0" }]
}
JSON
sign photo.jpg signed.jpg
check signed.jpg

cp signed.jpg changed.jpg
offset=$(($(wc -c < signed.jpg) - 1000))
printf 'X' | dd of=changed.jpg bs=1 seek="$offset" conv=notrunc 2> error.txt # one byte of the image
check changed.jpg
