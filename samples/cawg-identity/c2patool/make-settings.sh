#!/bin/sh
# Writes settings.toml for C2PA Tool: one signer for the claim, one for the identity. It contains both keys, so keep it private.
# Usage: sh make-settings.sh [test-certs] [identity-certs]
set -eu
tool=${1:-test-certs}
actor=${2:-identity-certs}
umask 077
{
  printf '[signer.local]\nalg = "es256"\n'
  printf 'sign_cert = """\n%s\n"""\n' "$(cat "$tool/chain.pem")"
  printf 'private_key = """\n%s\n"""\n' "$(cat "$tool/signer.key")"
  #region identity
  printf '\n[cawg_x509_signer.local]\nalg = "es256"\n'
  printf 'sign_cert = """\n%s\n"""\n' "$(cat "$actor/chain.pem")"
  printf 'private_key = """\n%s\n"""\n' "$(cat "$actor/signer.key")"
  printf 'referenced_assertions = ["c2pa.actions.v2", "org.example.caption"]\nroles = ["cawg.creator"]\n'
  #endregion identity
  # The signer is responsible for the actions, so the claim lists them under created_assertions.
  printf '\n[builder]\ncreated_assertion_labels = ["c2pa.actions"]\n'
} > settings.toml
