#!/bin/sh
# Prints whether a chain ends at an anchor on a list, and which one.
# Usage: sh check-against-list.sh chain.pem list.pem [moment, seconds since 1970]
set -eu
chain=$1 list=$2

echo "list: $(grep -c 'BEGIN CERTIFICATE' "$list") certificates in $list"
echo "signer: $(openssl x509 -in "$chain" -noout -subject -nameopt RFC2253 | sed 's/^subject=//')"

#region verify
# -partial_chain: an anchor doesn't have to be a root. -no-CAfile, -no-CApath: ignore this computer's own list.
if output=$(openssl verify -partial_chain -show_chain -nameopt RFC2253 -no-CAfile -no-CApath ${3:+-attime "$3"} \
  -trusted "$list" -untrusted "$chain" "$chain" 2>&1); then
  # The last line of the chain is the anchor.
  echo "chains to: $(printf '%s\n' "$output" | tail -n 1 | sed 's/^depth=[0-9]*: //')"
else
  reason=$(printf '%s\n' "$output" | sed -n 's/^error [0-9]* at [0-9]* depth lookup: *//p' | head -n 1)
  echo "doesn't chain to an anchor: ${reason:-"the list can't be read"}"
  exit 1
fi
#endregion verify
