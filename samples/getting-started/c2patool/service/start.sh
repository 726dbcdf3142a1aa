check() {
  c2patool --settings settings.json "$1" trust --trust_anchors test-certs/root.pem > report.json 2> error.txt || {
    grep -q 'No claim found' error.txt && echo "$1: no Content Credentials"
    return
  }
  jq --raw-output --arg file "$1" '
    "\($file): \(.validation_state), signer \(.manifests[.active_manifest].signature_info.issuer)",
    (.validation_results.activeManifest.failure[] | "  \(.code)")' report.json
}

sign() {
  c2patool "$1" --manifest start.json --output "$2" --force > report.json
}

cat > start.json << 'JSON'
{
  "alg": "es256",
  "sign_cert": "test-certs/chain.pem",
  "private_key": "test-certs/signer.key",
  "claim_generator_info": [{ "name": "start", "version": "1.0.0" }]
}
JSON
echo '{ "verify": { "remote_manifest_fetch": false } }' > settings.json # don't contact a server that a file names
mkdir -p inbox outbox
echo 'waiting for images in inbox'
while sleep 1; do
  for file in inbox/*; do
    [ -e "$file" ] || continue
    name=$(basename "$file")
    if ! check "$file"; then
      cat error.txt
    elif grep -q '"validation_state": "Invalid"' report.json; then
      echo "$file: not signed"
    elif sign "$file" "outbox/$name" 2> error.txt; then
      echo "outbox/$name: signed"
    else
      echo "$file: $(cat error.txt)"
    fi
    rm "$file"
  done
done
