#!/bin/sh
# Checks a certificate from a CA before you use it in production.
# Usage: sh check-certificate.sh [folder with request.csr and chain.pem] [trust anchors] [assurance level]
set -eu

dir=${1:-request} anchors=${2:-test-certs/root.pem} level=${3:-1}
bad=0
say() { if [ "$1" = 0 ]; then echo "ok    $2"; else echo "WRONG $2"; bad=1; fi; }
is() { [ "$1" = "$2" ] && say 0 "$3" || say 1 "$3"; }
has() { printf %s "$text" | grep -Eq "$1" && say 0 "$2" || say 1 "$2"; }

# The first certificate of the chain is the signer.
leaf=$(openssl x509 -in "$dir/chain.pem")
ask() { printf '%s\n' "$leaf" | openssl x509 -noout "$@"; }
text=$(ask -text -nameopt RFC2253)

#region request
# It matches your request: the same key and the same subject.
is "$(ask -pubkey)" "$(openssl req -in "$dir/request.csr" -noout -pubkey)" 'the key is the one of the request'
is "$(ask -subject)" "$(openssl req -in "$dir/request.csr" -noout -subject)" 'the subject is the one of the request'
#endregion request

#region chain
# It chains to an anchor. -partial_chain: a list may contain the issuing CA without its root.
openssl verify -partial_chain -trusted "$anchors" -untrusted "$dir/chain.pem" "$dir/chain.pem" > /dev/null 2>&1 &&
  say 0 'the certificate chains to a trust anchor' || say 1 'the certificate chains to a trust anchor'
#endregion chain

#region profile
# It meets the certificate profile of program 0.2.
seconds() { date -u -d "$1" +%s 2> /dev/null || date -u -j -f '%b %e %T %Y %Z' "$1" +%s; } # GNU, then BSD and macOS
start=$(ask -startdate) end=$(ask -enddate)
days=$((($(seconds "${end#*=}") - $(seconds "${start#*=}")) / 86400))
most=366; [ "$level" = 1 ] || most=90
[ "$days" -le "$most" ] && say 0 "valid for $days days, $most are allowed" || say 1 "valid for $days days, $most are allowed"
has 'Version: 3' 'X.509 version 3'
has 'CA:FALSE' 'an end entity'
has 'Digital Signature, Non Repudiation$' 'key usage: digitalSignature and nonRepudiation, nothing else'
has '1\.3\.6\.1\.4\.1\.62558\.2\.1' 'purpose: C2PA claim signing'
has 'E-mail Protection|1\.3\.6\.1\.5\.5\.7\.3\.36' 'purpose: email protection or document signing, too'
has 'Policy: 1\.3\.6\.1\.4\.1\.62558\.1\.1' 'certificate policy of the program'
has 'OCSP - URI:http://' 'URL of an OCSP responder'
printf '%s\n' "$leaf" | openssl asn1parse | grep -A1 'OBJECT *:1\.3\.6\.1\.4\.1\.62558\.3$' |
  grep -q "060A2B0601040183E85E03$([ "$level" = 1 ] && echo 0A || echo 14)" &&
  say 0 "assurance level $level" || say 1 "assurance level $level"
has '1\.3\.6\.1\.4\.1\.62558\.4:' 'record of the product'
#endregion profile
exit $bad
