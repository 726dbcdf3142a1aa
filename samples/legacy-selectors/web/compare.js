// Compares the selectors of the legacy package c2pa 0.30.17 with functions over the JSON of c2pa-web,
// and prints both results. For a page built with Vite; needs facts.js next to it.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import * as legacy from 'c2pa';
import legacyWasm from 'c2pa/dist/assets/wasm/toolkit_bg.wasm?url';
import legacyWorker from 'c2pa/dist/c2pa.worker.min.js?url';
import { actionsOf, authorsOf, generativeOf, softwareOf, trainingOf } from './facts.js';

const output = document.querySelector('#report');

document.querySelector('#file').addEventListener('change', async ({ target }) => {
  output.ariaBusy = 'true';
  output.textContent = await compare(target.files[0]).catch((error) => `error: ${error.message}`);
  output.ariaBusy = 'false';
});

async function compare(file) {
  const [before, now] = await Promise.all([withLegacy(file), withToday(file)]);
  return Object.keys(now)
    .map(
      (what) => `${what}\n  legacy: ${JSON.stringify(before[what])}\n  today:  ${JSON.stringify(now[what])}`,
    )
    .join('\n');
}

// #region legacy
async function withLegacy(file) {
  const c2pa = await legacy.createC2pa({ wasmSrc: legacyWasm, workerSrc: legacyWorker });
  const { manifestStore } = await c2pa.read(file);
  const manifest = manifestStore.activeManifest;
  const generative = legacy.selectGenerativeInfo(manifest); // null, not an empty list
  // It throws if it doesn't know the name of an action.
  const edits = await legacy
    .selectEditsAndActivity(manifest)
    .catch(({ message }) => [{ id: `throws ${message}` }]);
  const values = {
    producer: legacy.selectProducer(manifest)?.name ?? null,
    generator: legacy.selectFormattedGenerator(manifest),
    generative: generative ? legacy.selectGenerativeSoftwareAgents(generative) : [],
    edits: (edits ?? []).map(({ id }) => id).sort(), // in label order, each once
    doNotTrain: legacy.selectDoNotTrain(manifest),
    problems: manifestStore.validationStatus.map(({ code }) => code),
  };
  c2pa.dispose();
  return values;
}
// #endregion legacy

// #region today
async function withToday(file) {
  const c2pa = await createC2pa({ wasmSrc });
  const reader = await c2pa.reader.fromBlob(file.type, file);
  const store = await reader.manifestStore();
  const manifest = store.manifests[store.active_manifest];
  c2pa.dispose(); // ends the worker and frees everything in it
  const uses = Object.values(trainingOf(manifest));
  return {
    producer: authorsOf(manifest).find((author) => !('@id' in author))?.name ?? null,
    generator: softwareOf(manifest),
    generative: generativeOf(manifest).map(({ software }) => software),
    edits: [...new Set(actionsOf(manifest).map(({ name }) => name))].sort(),
    doNotTrain: uses.some((use) => use !== 'allowed'),
    problems: store.validation_results.activeManifest.failure.map(({ code }) => code),
  };
}
// #endregion today
