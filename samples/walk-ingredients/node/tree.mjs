// Prints the ingredients of a file as a tree, each with the verdict that was recorded when it was added.
// Usage: node tree.mjs [poster.jpg]
import { Reader } from '@contentauth/c2pa-node';

const [file = 'poster.jpg'] = process.argv.slice(2);
const reader = await Reader.fromAsset({ path: file });
if (reader === null) throw new Error(`${file} has no manifest store`);
const { manifests, active_manifest, validation_state, validation_results } = reader.json();

// #region verdict
// What the program that added the ingredient found. An unknown signer is a note; everything else is an error.
// validation_results is in v3 ingredients, validation_status in v1 and v2.
function recorded({ active_manifest: label, validation_results: results, validation_status: old }) {
  if (!label) return results || old?.length ? "its credentials couldn't be kept" : 'had no credentials';
  if (!results && !old) return 'nothing recorded';
  const failures = old ?? [
    ...(results.activeManifest?.failure ?? []),
    ...(results.ingredientDeltas ?? []).flatMap(({ validationDeltas }) => validationDeltas.failure),
  ];
  const codes = new Set(failures.map(({ code }) => code));
  const unknown = codes.delete('signingCredential.untrusted');
  if (codes.size > 0) return `recorded: ${[...codes].join(', ')}`;
  return unknown ? 'recorded: intact, signer not on a list' : 'recorded: intact';
}
// #endregion verdict

// #region current
// What this Reader finds now, if it differs from the record.
function current(uri) {
  const delta = validation_results.ingredientDeltas?.find(
    ({ ingredientAssertionURI }) => ingredientAssertionURI === uri,
  );
  const { failure = [], informational = [] } = delta?.validationDeltas ?? {};
  return [...failure, ...informational].map(({ code }) => code);
}
// #endregion current

// #region walk
// `seen` is the path to this manifest: in a damaged or hostile file, a manifest may contain itself.
function walk(label, indent, seen) {
  for (const ingredient of manifests[label].ingredients ?? []) {
    const { title = 'no title', relationship, active_manifest: next } = ingredient;
    console.log(`${indent}${relationship}: ${title} (${recorded(ingredient)})`);
    for (const code of new Set(current(`self#jumbf=/c2pa/${label}/c2pa.assertions/${ingredient.label}`)))
      console.log(`${indent}  current: ${code}`);
    if (!next) continue;
    if (seen.has(next)) console.log(`${indent}  (stopped: this manifest is already shown above)`);
    else if (manifests[next] === undefined) console.log(`${indent}  (its manifest isn't in this store)`);
    else {
      console.log(`${indent}  by ${maker(next)}`);
      walk(next, `${indent}  `, new Set([...seen, next]));
    }
  }
}

function maker(label) {
  const { claim_generator_info: [tool] = [], claim_generator, signature_info } = manifests[label];
  return `${tool?.name ?? claim_generator ?? 'an unnamed tool'}, signed by ${signature_info?.issuer ?? 'an unknown signer'}`;
}
// #endregion walk

console.log(`${file}: ${validation_state}, by ${maker(active_manifest)}`);
walk(active_manifest, '  ', new Set([active_manifest]));
