#!/bin/sh
# Lets C2PA Tool sign with the service: c2patool photo.jpg -m sign-remote.json --signer-path ./signer.sh -o signed.jpg
# C2PA Tool calls it twice: with --signer-info for algorithm and chain, then with the bytes to sign on standard input.
set -eu

service=${SIGN_URL:-http://127.0.0.1:8400}
ask() {
  curl --silent --show-error --fail --max-time 5 --header "authorization: Bearer $SIGN_TOKEN" "$@"
}

if [ "${1:-}" = --signer-info ]; then
  ask "$service/current" # the service returns the names that C2PA Tool reads: alg and sign_cert
else
  id=$(ask "$service/current" | sed 's/.*"id":"\([^"]*\)".*/\1/')
  ask --data-binary @- "$service/keys/$id/signatures"
fi
