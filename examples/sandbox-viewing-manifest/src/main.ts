import { read } from './credentials.ts';
import { button, releaseImages } from './dom.ts';
import exampleSrc from './example.jpg';
import { end, Stopped } from './sdk.ts';
import { manifestView } from './view.ts';
import { problemInWords } from './words.ts';

/** Milliseconds until the page offers to stop. */
const SLOW = 10_000;

const find = <E extends Element>(selector: string) => document.querySelector(selector) as E;
const status = find<HTMLElement>('#status');
const manifest = find<HTMLElement>('#manifest');
const input = find<HTMLInputElement>('#file');
let turn = 0; // of several files in a row, the last one counts

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

/** @param take returns the file, and returns it again if the visitor retries */
async function show(name: string, take: () => Promise<Blob>): Promise<void> {
  turn += 1;
  const mine = turn;
  let type = '';
  say(`Reading ${name}… The first file takes longer, because it loads the SDK.`);
  releaseImages(); // the previous file's images
  const slow = setTimeout(() => {
    if (mine === turn) say(`${name} is taking longer than usual.`, stopButton());
  }, SLOW);
  try {
    const file = await take();
    type = file.type;
    const credentials = await read(file);
    if (mine !== turn) return;
    if (credentials) say(`Content Credentials of ${name}:`, ...manifestView(credentials));
    else say(`No Content Credentials in ${name}.`);
  } catch (error) {
    if (mine !== turn) return;
    const { text, retry } = problemInWords(error, type);
    if (!retry) return say(text);
    end(); // the worker could be in any state
    say(
      text,
      button('Try again', () => show(name, take)),
    );
  } finally {
    clearTimeout(slow);
  }
}

const stopButton = () => button('Stop', () => end(new Stopped()));

/** Screen readers announce the status, but not everything that follows it. */
function say(text: string, ...parts: HTMLElement[]): void {
  status.textContent = text;
  manifest.replaceChildren(...parts);
}
