/** Fills what a page has until the search is loaded: a field, and an empty element below it. */
import { settings } from 'virtual:search';
import { openIndex } from '@content-credentials/search/load';
import { loadStylesheet } from '@content-credentials/tools/ui/stylesheet';
import { createRoot } from 'react-dom/client';
import { parameterOf, Search, type Shown } from './Search.tsx';
import href from './search.css?url';

/** Without it, the search is unstyled but works. */
const stylesheet = loadStylesheet(href);

/** The index of the site. Its files stay as long as the document does; a host that doesn't answer is given up. */
const index = openIndex(async (path) => {
  const response = await fetch(settings.base + path, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
});

let isComplete = false;

/** Answers from names, and again when the texts of pages are there: only then it's known what isn't on the site. */
async function* askIndex(query: string, limit: number) {
  if (!isComplete) {
    const answer = (await index.names()).search(query, limit);
    if (answer.total > 0) yield { ...answer, unknown: [] };
  }
  const search = await index.all();
  isComplete = true;
  yield search(query, limit);
}

// This module is fetched when the reader is about to search. A failure is told when they do.
if (!settings.algolia) index.names().catch(() => {});

/** @param shell the dialog, or the form of the results page */
export async function mount(shell: HTMLElement): Promise<void> {
  await stylesheet;
  const field = shell.querySelector('input') as HTMLInputElement;
  if (!shell.isConnected || shell.dataset.started !== undefined) return;
  const isDialog = shell instanceof HTMLDialogElement;
  const hosted = settings.algolia && (await import('./hosted.tsx'));
  if (hosted && isDialog) return hosted.openDialog(shell, field.value);
  const ask = hosted ? hosted.askAlgolia : askIndex;
  if (!hosted) index.all().catch(() => {});

  const body = shell.lastElementChild as HTMLElement;
  const root = createRoot(body);
  let shown: Shown = { query: '' };
  const show = (next: Shown) => {
    shown = next;
    body.ariaBusy = 'false';
    root.render(<Search {...shown} isDialog={isDialog} type={type} />);
  };
  /** What's shown answers the earlier query until there's an answer to this one. */
  const search = async () => {
    const query = field.value.trim();
    // Typing replaces the history entry. Before that, it would stop a reader who's already on the way back.
    if (!isDialog && shell.dataset.started !== undefined)
      history.replaceState(history.state, '', location.pathname + parameterOf(query));
    if (query === '' || shown.query === '') show({ query });
    if (query === '') return;
    body.ariaBusy = 'true';
    const isWanted = () => field.value.trim() === query;
    try {
      // Once the reader has begun to choose a result, the list stays as it is until the next key.
      for await (const answer of ask(query, isDialog ? 6 : 30))
        if (isWanted() && !document.activeElement?.matches('.search-hit')) show({ query, answer });
    } catch (error) {
      console.warn("search didn't respond", error);
      if (isWanted()) show({ ...(shown.query === query && shown), query, hasFailed: true });
    }
  };
  const type = (text = field.value) => {
    field.value = text;
    search();
    field.focus();
  };
  field.oninput = search;
  field.onpaste = (event) => {
    const essence = essenceOf(event.clipboardData?.getData('text/plain') ?? '');
    if (essence === undefined) return;
    event.preventDefault();
    type(essence);
  };
  if (isDialog) listen(shell, field);
  else field.value ||= new URLSearchParams(location.search).get('q')?.slice(0, field.maxLength) ?? '';
  // The recent pages are others the next time.
  shell.onclose = () => show(shown);
  search();
  shell.dataset.started = '';
}

/** Lines that say where something happened, and not what. In every language, they're indented or begin like this. */
const PLACE = /^(?:\s|[|~^{}]|file:|node\.js v|note: |stack backtrace|thread '|traceback)/i;
/** Paths, with their lines and columns, and addresses in memory. */
const NOISE =
  /(?:[A-Za-z]:)?(?:[\w.@~+-]*[\\/]){2,}[\w.@+-]*(?::\d+){0,2}|\b[\w-]+\.\w{1,4}:\d+(?::\d+)?|\b0x[\da-f]+\b|\bline \d+\b/gi;

/** What to search for if several lines were pasted, such as a traceback; undefined for a single line. */
function essenceOf(pasted: string): string | undefined {
  if (!/\n\s*\S/.test(pasted.trim())) return undefined;
  const lines = pasted
    .split('\n')
    .filter((line) => !PLACE.test(line))
    .map((line) => line.replace(NOISE, ' ').replace(/\s+/g, ' ').trim())
    .filter((line) => /\p{L}{3}/u.test(line));
  // The last lines say what went wrong.
  return lines.slice(-2).join(' ').slice(0, 300) || undefined;
}

/** Arrows move through the links, Enter opens the first one, and letters go on in the field. */
function listen(dialog: HTMLDialogElement, field: HTMLInputElement): void {
  dialog.onkeydown = (event) => {
    const { key, isComposing, ctrlKey, metaKey, altKey } = event;
    if (isComposing || ctrlKey || metaKey || altKey) return;
    const stops = [field, ...dialog.querySelectorAll<HTMLElement>('.search-body a')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (at > 0 && key.length === 1) field.focus();
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (!step) return;
    event.preventDefault();
    stops.at((at + step) % stops.length)?.focus();
  };
  dialog.onsubmit = (event) => {
    if (event.target !== field.form) return;
    const first = dialog.querySelector<HTMLElement>('[aria-busy="false"] .search-rows a');
    if (first || field.value.trim() === '') event.preventDefault();
    // Without results yet, or if they failed, the results page opens.
    else dialog.close();
    first?.click();
  };
  dialog.onclick = ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest('.search-body a');
    if (link && !ctrlKey && !metaKey && !shiftKey) dialog.close();
  };
}

// Here, so that the not-found page needs no files of its own.
export { similarAddresses } from '@content-credentials/search/similar';
