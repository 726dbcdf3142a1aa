// Prints the Reader's report on a file as JSON: all of it, or one part.
// Usage: node show-json.mjs [signed.jpg] [all | active | results]
import { Reader } from '@contentauth/c2pa-node';

const [file = 'signed.jpg', part = 'all'] = process.argv.slice(2);
const reader = await Reader.fromAsset({ path: file });
const store = reader?.json() ?? null;
const parts = {
  all: store,
  active: store?.manifests[store.active_manifest],
  results: store && {
    validation_state: store.validation_state,
    validation_results: store.validation_results,
  },
};
console.log(JSON.stringify(parts[part], null, 2));
