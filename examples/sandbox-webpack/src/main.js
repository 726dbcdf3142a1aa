import { exampleSrc } from './addresses.js';
import { end, read } from './credentials.js';
import { actionInWords, problemInWords, reasonInWords, said, stateInWords } from './words.js';

const result = document.querySelector('#result');
const picture = document.querySelector('#picture');
let turn = 0; // of several files in a row the last one counts

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

/** @param {() => Blob | Promise<Blob>} take the file, taken anew when the reader tries again */
async function show(take) {
  turn += 1;
  const mine = turn;
  let file;
  const paint = (...parts) => mine === turn && result.replaceChildren(...parts);
  paint(element('p', 'Reading … The first file takes longer: the SDK is loaded for it.'));
  try {
    file = await take();
    if (mine === turn) showPicture(file);
    const report = await read(file);
    paint(
      ...(report
        ? reportParts(report)
        : [element('p', 'No Content Credentials. Most files have none.', 'state')]),
    );
  } catch (error) {
    const { text, retry } = problemInWords(error, file?.type);
    if (retry && mine === turn) end(); // nobody knows what state the worker is in
    const again = element('button', 'Try again');
    again.addEventListener('click', () => show(take));
    paint(element('p', text, 'problem'), ...(retry ? [again] : []));
  }
}

function showPicture(file) {
  URL.revokeObjectURL(picture.src); // else the browser keeps the last file until the tab is closed
  picture.hidden = !file.type.startsWith('image/');
  if (!picture.hidden) picture.src = URL.createObjectURL(file);
}

function reportParts(report) {
  const state = report.validation_state;
  const manifest = report.manifests[report.active_manifest];
  const failures = report.validation_results?.activeManifest?.failure ?? [];
  const parts = [
    element('p', `${state}. ${stateInWords(state)}`, `state ${state}`),
    list(
      'ul',
      failures.map(({ code }) => `${said(code)} ${reasonInWords(code)}`),
    ),
  ];
  if (state === 'Invalid') return parts;
  return [
    ...parts,
    element('h2', said(manifest.title) || 'No title'),
    element('p', `Signed by ${said(manifest.signature_info?.issuer) || 'an unknown signer'}`),
    element('h2', 'What was done, as the signer says'),
    list('ol', actionsOf(manifest).map(actionInWords)),
  ];
}

/** The label has a version and perhaps a number: `c2pa.actions.v2__1`. */
const actionsOf = (manifest) =>
  (manifest.assertions ?? [])
    .filter(({ label }) => /^c2pa\.actions(\.v\d+)?(__\d+)?$/.test(label))
    .flatMap(({ data }) => data?.actions ?? []);

/** Every text goes into `textContent`, never into `innerHTML`: strangers wrote it. */
function element(name, text, className = '') {
  const made = Object.assign(document.createElement(name), { textContent: text, className });
  made.dir = 'auto'; // right-to-left text stays within its own line
  return made;
}

function list(kind, texts) {
  const made = document.createElement(kind);
  made.append(...texts.map((text) => element('li', text)));
  return made;
}
