// Reads old and new manifests into one structure, and lists the old forms it found.
// Usage: node read-legacy.mjs [legacy.jpg]
import { Reader } from '@contentauth/c2pa-node';

const [file = 'legacy.jpg'] = process.argv.slice(2);
const reader = await Reader.fromAsset({ path: file });
if (reader === null) throw new Error(`${file} has no manifest store`);
const store = reader.json();

// #region labels
// "c2pa.ingredient.v3__2" is the name, version, and instance. A label without a version is version 1.
function parseLabel(label) {
  const [, name, version = '1', instance = '0'] = /^(.+?)(?:\.v(\d+))?(?:__(\d+))?$/.exec(label);
  return { name, version: Number(version), instance: Number(instance) };
}
const list = (value) => (value === undefined || value === null ? [] : [value].flat());
// #endregion labels

// #region normalize
function normalize(manifest) {
  const old = new Set(); // the deprecated forms in this manifest
  const all = (manifest.assertions ?? []).map((assertion) => ({
    ...parseLabel(assertion.label),
    ...assertion,
  }));
  const named = (...names) => all.filter(({ name }) => names.includes(name));
  const isOld = (form, items) => items.length > 0 && old.add(form);

  if ((manifest.claim_version ?? 1) === 1) old.add('claim v1');
  const tool = list(manifest.claim_generator_info)[0];

  const actions = named('c2pa.actions').flatMap(({ data }) => list(data?.actions));
  isOld(
    'c2pa.actions v1',
    named('c2pa.actions').filter(({ version }) => version === 1),
  );
  isOld(
    'deprecated action',
    actions.filter(({ action }) => deprecated.has(action)),
  );

  const ingredients = list(manifest.ingredients).map((ingredient) => {
    const { version } = parseLabel(ingredient.label ?? 'c2pa.ingredient');
    if (version < 3) old.add(`c2pa.ingredient v${version}`);
    return { title: ingredient.title, relationship: ingredient.relationship ?? 'componentOf', version };
  });

  // Descriptive data, newest form first. Nothing is merged, so you can still tell where each statement comes from.
  const metadata = named('c2pa.metadata', 'cawg.metadata', ...oldMetadata);
  isOld(
    'C2PA 1.x metadata',
    metadata.filter(({ name }) => oldMetadata.includes(name)),
  );
  const field = (...keys) => metadata.flatMap(({ data }) => keys.flatMap((key) => list(data?.[key])));
  const creators = field('dc:creator', 'author').map((who) => who?.name ?? who?.['@value'] ?? who);

  const mining = named('cawg.training-mining', 'c2pa.training-mining');
  isOld(
    'c2pa.training-mining',
    mining.filter(({ name }) => name === 'c2pa.training-mining'),
  );
  const permissions = mining.flatMap(({ data }) =>
    Object.entries(data?.entries ?? {}).map(([key, { use, constraint_info: info }]) => ({
      about: key.replace(/^(c2pa|cawg)\./, ''),
      use: ['allowed', 'notAllowed', 'constrained'].includes(use) ? use : 'unknown',
      ...(info && { info }),
    })),
  );

  return {
    tool: tool?.name ?? manifest.claim_generator ?? 'unknown',
    actions: actions.map(({ action, softwareAgent }) => ({
      action,
      by: softwareAgent?.name ?? softwareAgent,
    })),
    ingredients,
    creators: [...new Set(creators.filter((name) => typeof name === 'string'))],
    taken: field('exif:DateTimeOriginal', 'photoshop:DateCreated')[0],
    permissions,
    old: [...old],
  };
}

const oldMetadata = ['stds.iptc', 'stds.iptc.photo-metadata', 'stds.exif', 'stds.schema-org.CreativeWork'];
const deprecated = new Set(
  'copied formatted managed printed produced saved version_updated color_adjustments watermarked removed'
    .split(' ')
    .map((name) => `c2pa.${name}`),
);
// #endregion normalize

console.log(`${file}: ${store.validation_state}`);
console.log(JSON.stringify(normalize(store.manifests[store.active_manifest]), null, 2));
