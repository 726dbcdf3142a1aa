import { end, read } from './credentials.ts';
import { element, releaseImages } from './dom.ts';
import exampleSrc from './example.jpg';
import { manifestView } from './view.ts';
import { problemInWords } from './words.ts';

const find = <E extends Element>(selector: string) => document.querySelector(selector) as E;
const status = find<HTMLElement>('#status');
const manifest = find<HTMLElement>('#manifest');
const input = find<HTMLInputElement>('#file');
let turn = 0; // of several files in a row the last one counts

find('#example').addEventListener('click', () => show('the example', fetchExample));
input.addEventListener('change', () => {
  const file = input.files?.[0];
  if (file) show(file.name, async () => file);
});
addEventListener('pagehide', () => {
  turn += 1;
  end();
  say('');
  releaseImages();
});

async function fetchExample(): Promise<Blob> {
  const response = await fetch(exampleSrc);
  if (!response.ok) throw new Error(`${response.status} for the example`);
  return response.blob();
}

/** @param take the file, taken anew when the visitor tries again */
async function show(name: string, take: () => Promise<Blob>): Promise<void> {
  turn += 1;
  const mine = turn;
  let type = '';
  say(`Reading ${name} … The first file takes longer: the SDK is loaded for it.`);
  releaseImages(); // those of the file before
  try {
    const file = await take();
    type = file.type;
    const credentials = await read(file);
    if (mine !== turn) return;
    if (credentials) say(`Content Credentials of ${name}:`, ...manifestView(credentials));
    else say(`No Content Credentials in ${name}. Most files have none.`);
  } catch (error) {
    if (mine !== turn) return;
    const { text, retry } = problemInWords(error, type);
    if (!retry) return say(text);
    end(); // nobody knows what state the worker is in
    const again = element('button', 'Try again');
    again.addEventListener('click', () => show(name, take));
    say(text, again);
  }
}

/** The status is announced by screen readers; what follows it is not read out at once. */
function say(text: string, ...parts: HTMLElement[]): void {
  status.textContent = text;
  manifest.replaceChildren(...parts);
}
