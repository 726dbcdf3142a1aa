import { unprotectedIn, wordsOf } from 'content-credentials-hash-coverage';
import { exampleSrc } from './addresses.js';
import { read } from './credentials.js';
import { end, Stopped } from './sdk.js';
import { failuresOf, stateOf, uncoveredIn } from './validation-state.js';
import {
  actionInWords,
  failureInWords,
  foundHere,
  leftOutInWords,
  problemInWords,
  shortened,
  signerInWords,
  stateInWords,
  voucherInWords,
} from './words.js';

/** Milliseconds until the page offers to stop. */
const SLOW = 10_000;

const result = document.querySelector('#result');
const image = document.querySelector('#image');
let turn = 0; // of several files in a row, the last one counts

document.querySelector('#example').addEventListener('click', () => show(fetchExample));
document.querySelector('#file').addEventListener('change', ({ target: { files } }) => {
  const [file] = files;
  if (file) show(() => file);
});
addEventListener('pagehide', () => {
  turn += 1;
  end();
  result.replaceChildren();
});

async function fetchExample() {
  const response = await fetch(exampleSrc);
  if (!response.ok) throw new Error(`${response.status} for the example`);
  return response.blob();
}

/** @param {() => Blob | Promise<Blob>} take returns the file, and returns it again if the reader retries */
async function show(take) {
  turn += 1;
  const mine = turn;
  let file;
  const paint = (...parts) => mine === turn && result.replaceChildren(...parts);
  paint(element('p', 'Reading… The first file takes longer, because it loads the SDK.'));
  const slow = setTimeout(() => paint(...slowParts()), SLOW);
  try {
    file = await take();
    if (mine === turn) showImage(file);
    const credentials = await read(file);
    paint(
      ...(credentials ? credentialsParts(credentials) : [element('p', 'No Content Credentials.', 'state')]),
    );
  } catch (error) {
    const { text, retry } = problemInWords(error, file?.type);
    if (retry && mine === turn) end(); // the worker could be in any state
    paint(element('p', text, 'problem'), ...(retry ? [button('Try again', () => show(take))] : []));
  } finally {
    clearTimeout(slow);
  }
}

const slowParts = () => [
  element('p', 'This file is taking longer than usual.'),
  button('Stop', () => end(new Stopped())),
];

function showImage(file) {
  URL.revokeObjectURL(image.src); // otherwise the browser keeps the last file until the tab is closed
  image.hidden = !file.type.startsWith('image/');
  if (!image.hidden) image.src = URL.createObjectURL(file);
}

function credentialsParts(credentials) {
  const { report, coverage, vouchers } = credentials;
  const { state, own } = stateOf(credentials);
  const { label, reliability } = wordsOf(state);
  const failures = failuresOf(report);
  const leftOut = uncoveredIn(coverage);
  const manifest = report.manifests[report.active_manifest];
  const parts = [
    element('p', `${label}. ${stateInWords(state, failures, leftOut)}`, `state ${state}`),
    list('ul', [
      ...(own ? [foundHere(own)] : []),
      ...(state === 'Trusted' ? vouchers.map(voucherInWords) : []),
      ...failures.map(failureInWords),
      ...unprotectedIn(coverage),
      ...leftOut.map(leftOutInWords),
    ]),
  ];
  if (reliability === 'unreliable') return parts;
  return [
    ...parts,
    element('h2', shortened(manifest.title) || 'Untitled'),
    element('p', signerInWords(state, manifest)),
    element('h2', 'What was done, according to the signer'),
    list('ol', actionsOf(manifest).map(actionInWords)),
  ];
}

/** A label has a version and may have a number: `c2pa.actions.v2__1`. */
const actionsOf = (manifest) =>
  (manifest.assertions ?? [])
    .filter(({ label }) => /^c2pa\.actions(\.v\d+)?(__\d+)?$/.test(label))
    .flatMap(({ data }) => data?.actions ?? []);

/** Every text goes into `textContent`, never into `innerHTML`: it comes from an untrusted file. */
function element(name, text, className = '') {
  const node = Object.assign(document.createElement(name), { textContent: text, className });
  node.dir = 'auto'; // right-to-left text stays within its own line
  return node;
}

function button(text, press) {
  const node = Object.assign(element('button', text), { type: 'button' });
  node.addEventListener('click', press);
  return node;
}

function list(kind, texts) {
  const node = document.createElement(kind);
  node.append(...texts.map((text) => element('li', text)));
  return node;
}
