// Prints each CAWG identity assertion of a file: first the result of the check, then who, in what role, and about what.
// Usage: node read-identity.mjs [identified.jpg]
import { Reader } from '@contentauth/c2pa-node';

const [file = 'identified.jpg'] = process.argv.slice(2);
const reader = await Reader.fromAsset({ path: file });
if (reader === null) throw new Error(`${file} has no manifest store`);
const { active_manifest, validation_state, validation_results } = reader.json();
const { assertions = [] } = reader.getActive() ?? {}; // undefined if the active manifest could not be decoded
const identities = assertions.filter(({ label }) => /^cawg\.identity(__\d+)?$/.test(label));

// #region codes
// The codes for an identity assertion have its JUMBF address as their `url`. If there are several identities, all of
// their codes have the address of the first one, and nothing tells them apart.
function codesOf(label) {
  if (identities.length > 1) return { success: [], informational: [], failure: [] };
  const address = `self#jumbf=/c2pa/${active_manifest}/c2pa.assertions/${label}`;
  const { success, informational, failure } = validation_results.activeManifest;
  const here = (entries) => entries.filter(({ url }) => url === address).map(({ code }) => code);
  return { success: here(success), informational: here(informational), failure: here(failure) };
}
// #endregion codes

// #region verdict
// Core 0.90 reports signingCredential.* for an X.509 identity, core 0.91 and CAWG 1.3 cawg.x509.credential.*
const unknownSigner = ['signingCredential.untrusted', 'cawg.x509.credential.untrusted'];
const knownSigner = ['signingCredential.trusted', 'cawg.x509.credential.trusted', 'cawg.identity.trusted'];
const signatureHolds = ['cawg.identity.well-formed', 'cawg.identity.trusted', 'cawg.ica.credential_valid'];

function verdict({ success, failure }) {
  // Check the manifest first: in an invalid manifest, no identity counts.
  if (validation_state === 'Invalid') return 'unusable: the manifest is invalid';
  const faults = failure.filter((code) => !unknownSigner.includes(code));
  if (faults.length > 0) return `unusable: ${faults.join(', ')}`;
  // Core 0.90 has no failure code for a broken X.509 signature. Only the success code is missing.
  if (!success.some((code) => signatureHolds.includes(code))) return 'unusable: not confirmed';
  const known = failure.length === 0 && success.some((code) => knownSigner.includes(code));
  return known
    ? 'valid signature, signer on your trust list'
    : 'valid signature, signer not on your trust list';
}
// #endregion verdict

// #region report
console.log(`${file}: ${validation_state}, ${identities.length} identity assertion(s)`);
if (identities.length > 1) console.log('not checked: no code says which of the identities it belongs to');

for (const { label, data } of identities) {
  const codes = codesOf(label);
  const result = verdict(codes);
  console.log(`${label}: ${result}`);
  for (const code of codes.success) if (!code.startsWith('assertion.')) console.log(`  + ${code}`);
  for (const code of codes.informational) console.log(`  i ${code}`);
  for (const code of codes.failure) console.log(`  - ${code}`);
  if (!result.startsWith('unusable')) describe(label, data); // never show the name of an identity that failed
}

function describe(label, { signature_info, signer_payload, verifiedIdentities = [], issuer }) {
  if (signature_info) console.log(`  X.509 certificate of: ${signature_info.issuer}`);
  if (issuer) console.log(`  collected by: ${issuer.id ?? issuer}`);
  for (const { type, name, username, uri, provider } of verifiedIdentities)
    console.log(`  ${type}: ${name ?? username ?? uri ?? 'no name'}, checked by ${provider?.name}`);
  if (!signer_payload) return; // missing for aggregated identities
  if (signer_payload.role) console.log(`  role: ${signer_payload.role.join(', ')}`);
  const vouched = signer_payload.referenced_assertions.map(({ url }) => url.split('/').at(-1)).sort();
  const unmentioned = assertions
    .map((other) => other.label)
    .filter((name) => name !== label && !vouched.includes(name));
  console.log(`  vouches for: ${vouched.join(', ')}`);
  console.log(`  says nothing about: ${unmentioned.join(', ') || 'no other assertion in the list'}`);
}
// #endregion report
