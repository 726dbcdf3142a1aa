// Adds a button to an image that shows a summary of its Content Credentials. For a page built with Vite; needs facts.js next to it.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { actionsOf, generativeOf, softwareOf } from './facts.js';

// #region button
/** The image with a button that opens the summary on hover, and on a click, a touch, or Enter. */
function withSummary(image) {
  const place = document.createElement('span');
  const button = document.createElement('button');
  const panel = document.createElement('div');
  button.type = 'button';
  button.textContent = 'i';
  button.ariaLabel = `Content Credentials of ${image.alt}`;
  panel.popover = 'auto'; // Escape closes it, and so does a click elsewhere
  Object.assign(panel.style, {
    whiteSpace: 'pre-line',
    maxWidth: '17rem',
    padding: '0.75rem',
    border: '1px solid',
  });

  const open = async () => {
    const { left, bottom } = button.getBoundingClientRect();
    Object.assign(panel.style, { inset: 'auto', margin: '0', left: `${left}px`, top: `${bottom}px` });
    panel.showPopover();
    panel.textContent = 'Reading…';
    const report = reportOf(image.currentSrc || image.src);
    panel.textContent = await report.then(summary, (error) => `error: ${error.message}`);
  };
  let isHover = false; // what a click opened stays until it's closed
  button.addEventListener('pointerenter', ({ pointerType }) => {
    isHover = pointerType === 'mouse' && !panel.matches(':popover-open');
    if (isHover) open();
  });
  button.addEventListener('click', () => {
    isHover = false;
    if (!panel.matches(':popover-open')) open();
  });
  // The panel is in the same element as the button, so the pointer can move into it.
  place.addEventListener('pointerleave', () => isHover && panel.hidePopover());

  place.append(button, panel);
  const both = document.createElement('span');
  both.append(image, place);
  Object.assign(both.style, { display: 'inline-block', position: 'relative' });
  Object.assign(place.style, { position: 'absolute', top: '8px', left: '8px' });
  return both;
}
// #endregion button

// #region report
const reports = new Map(); // by URL: the second hover doesn't download the image again
let sdk; // created on first use: the WebAssembly file is about 8 MB

function reportOf(url) {
  if (!reports.has(url)) reports.set(url, download(url).then(read));
  return reports.get(url);
}

async function download(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.blob();
}

async function read(blob) {
  sdk ??= createC2pa({ wasmSrc });
  const reader = await (await sdk).reader.fromBlob(blob.type, blob);
  if (reader === null) return null;
  try {
    return await reader.manifestStore();
  } finally {
    await reader.free();
  }
}
// #endregion report

// #region summary
const STATES = {
  Trusted: 'Signed by a recognized signer',
  Valid: 'Signed by a signer who isn’t recognized',
  Invalid: 'Doesn’t match what was signed',
};

/** Level 2: the state first, and then what the signer states. With Invalid, nothing counts as a statement. */
function summary(store) {
  if (store === null) return 'No Content Credentials';
  const { validation_state: state, validation_results: results, manifests, active_manifest: active } = store;
  if (state === 'Invalid') return STATES.Invalid;
  const manifest = manifests[active];
  const { issuer, time } = manifest.signature_info ?? {};
  const isConfirmed = results?.activeManifest?.success.some(({ code }) => code === 'timeStamp.trusted');
  return [
    STATES[state],
    `Signer: ${issuer ?? 'not stated'}`,
    `Date: ${time ? new Date(time).toLocaleDateString() + (isConfirmed ? '' : ', not confirmed') : 'no time stamp'}`,
    `Made with: ${softwareOf(manifest) ?? 'not stated'}`,
    `Steps: ${
      actionsOf(manifest)
        .map(({ name }) => name.replace('c2pa.', ''))
        .join(', ') || 'not stated'
    }`,
    `Generative AI: ${generativeOf(manifest).length > 0 ? 'yes' : 'not stated'}`,
  ].join('\n');
}
// #endregion summary

// To try it: the image is one that you choose. On your own page, call withSummary for the images that you signed.
const output = document.querySelector('#report');
document.querySelector('#file').addEventListener('change', async ({ target: { files } }) => {
  const [file] = files;
  const image = new Image(320);
  image.alt = file.name;
  image.src = URL.createObjectURL(file);
  reports.set(image.src, read(file));
  output.ariaBusy = 'true';
  document.querySelector('#image').replaceChildren(withSummary(image));
  output.textContent = await reportOf(image.src).then(summary, (error) => `error: ${error.message}`);
  output.ariaBusy = 'false';
});
