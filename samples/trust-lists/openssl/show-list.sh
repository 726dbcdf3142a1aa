#!/bin/sh
# Shows what a trust list contains: root or issuing CA, expiry date, name. Then the counts.
# Usage: sh show-list.sh list.pem
set -eu

parts=$(mktemp -d)
trap 'rm -r "$parts"' EXIT
# One file per certificate; text between them, such as names, is left out.
awk -v dir="$parts" '/BEGIN CERTIFICATE/ { n++; on = 1 } on { print > (dir "/" sprintf("%04d", n)) } /END CERTIFICATE/ { on = 0 }' "$1"

roots=0 issuing=0 expired=0
for one in "$parts"/*; do
  ask() { openssl x509 -in "$one" -noout -nameopt RFC2253 "$@"; }
  subject=$(ask -subject) issuer=$(ask -issuer)
  if [ "${subject#subject=}" = "${issuer#issuer=}" ]; then kind=root; roots=$((roots + 1)); else kind=issuing; issuing=$((issuing + 1)); fi
  openssl x509 -in "$one" -noout -checkend 0 > /dev/null || { kind="$kind, expired"; expired=$((expired + 1)); }
  end=$(ask -enddate)
  echo "$kind | until ${end#*=} | ${subject#subject=}"
done
echo "$((roots + issuing)) certificates: $roots roots, $issuing issuing authorities; $expired expired"
