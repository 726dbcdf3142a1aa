// Prints what the manifests of a file say about generative AI: the file's own, and those of everything it came from.
// Usage: node read-ai.mjs [generated.jpg]
import { Reader } from '@contentauth/c2pa-node';

const [file = 'generated.jpg'] = process.argv.slice(2);
const reader = await Reader.fromAsset({ path: file });
if (reader === null) {
  // Most files have no manifest. That says nothing about how they were made.
  console.log(`${file}: no manifest, so nothing is stated`);
  process.exit(0);
}
const { validation_state, active_manifest, manifests } = reader.json();
// Anyone can write a manifest. Until the signer is trusted, these are claims by an unknown signer.
console.log(`${file}: ${validation_state}`);

// #region marks
const MODELS = [
  'trainedAlgorithmicMedia',
  'trainedAlgorithmicData',
  'compositeWithTrainedAlgorithmicMedia',
  'compositeSynthetic',
];

function marksOf({ assertions = [] }) {
  return assertions.flatMap(({ label, data }) => {
    if (label.startsWith('c2pa.actions')) {
      return data.actions
        .map(({ action, digitalSourceType }) => ({ action, type: digitalSourceType?.split('/').at(-1) }))
        .filter(({ type }) => MODELS.includes(type))
        .map(({ action, type }) => `${action}: ${type}`);
    }
    if (label.startsWith('c2pa.ai-disclosure')) return [`disclosure: ${data.modelName ?? data.modelType}`];
    if (label.endsWith('.training-mining')) {
      return Object.entries(data.entries).map(([use, { use: value }]) => `${use}: ${value}`);
    }
    return [];
  });
}

// Ingredients point to their own manifests. A manifest can be reached in several ways, so remember which were printed.
const seen = new Set();
function print(label, depth) {
  if (label === undefined || seen.has(label)) return;
  seen.add(label);
  const manifest = manifests[label];
  const indent = '  '.repeat(depth);
  console.log(`${indent}${manifest.title ?? label}`);
  for (const mark of marksOf(manifest)) console.log(`${indent}  ${mark}`);
  for (const { active_manifest: next } of manifest.ingredients ?? []) print(next, depth + 1);
}
print(active_manifest, 0);
// #endregion marks
