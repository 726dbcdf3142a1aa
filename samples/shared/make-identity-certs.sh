#!/bin/sh
# Creates certificates for an identity assertion: the test hierarchy with other names and another purpose.
# Usage: sh make-identity-certs.sh [folder]        (default: ./identity-certs)
# Needs make-test-certs.sh next to it.
set -eu

here=$(dirname "$0")
script=$here/make-test-certs.sh
[ -f "$script" ] || script=$here/../test-certificates/openssl/make-test-certs.sh
# The purpose is document signing (RFC 9336), which CAWG requires for organizations.
changed=$(sed -e 's/Example Test/Example Newsroom/' \
  -e 's/emailProtection, 1.3.6.1.4.1.62558.2.1/1.3.6.1.5.5.7.3.36/' "$script")
printf '%s\n' "$changed" | sh -s -- "${1:-identity-certs}"
