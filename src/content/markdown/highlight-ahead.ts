import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSample, readSamples } from '../samples/shown.ts';
import { highlightFile, isText } from '../sandboxes/contents.ts';
import { readProjectFile, readSandbox } from '../sandboxes/definition.ts';
import { highlightCache, highlightLines, isKnownLanguage } from './highlight.ts';

/** A fence that begins a line. Others, such as those in lists, are highlighted with their page. */
const FENCE = /^```(\w+)[^\n]*\n([\s\S]*?)\n```$/gm;
/** A component that shows files, and its attributes that are text. */
const COMPONENT = /<(Samples?|Sandbox)\s([^>]*)>/g;
const ATTRIBUTE = /(\w+)="([^"]*)"/g;

/**
 * Starts highlighting the code of all pages that changed since the last build. The other thread does it while this one
 * still loads its modules; when the pages are compiled, most of their code is there.
 */
export function highlightAhead(sourceDir: string): void {
  const since = highlightCache.writtenAt;
  for (const name of globSync('docs/**/*.{md,mdx}', { cwd: sourceDir })) {
    const file = join(sourceDir, name);
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found?.isFile() || found.mtimeMs < since) continue;
    const text = readFileSync(file, 'utf8');
    for (const [, lang = '', code = ''] of text.matchAll(FENCE)) begin(highlightCode({ code, lang }));
    for (const [, component = '', written = ''] of text.matchAll(COMPONENT)) {
      begin(highlightFiles(sourceDir, component, written));
    }
  }
}

/** What fails here fails again when its page is compiled, which reports it with its place. */
const begin = (highlighting: Promise<unknown>) => void highlighting.catch(() => undefined);

const highlightCode = async ({ code, lang }: { code: string; lang: string }) =>
  isKnownLanguage(lang) && highlightLines(code, lang);

/** @param written the component's attributes */
async function highlightFiles(sourceDir: string, component: string, written: string): Promise<unknown> {
  const {
    of = '',
    file = '',
    region,
    lang,
  } = Object.fromEntries([...written.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]));
  const samples = join(sourceDir, 'samples');
  if (component === 'Sample') return highlightCode(readSample(samples, { file, region, lang }));
  if (component === 'Samples') return Promise.all(readSamples(samples, { of, region }).map(highlightCode));
  const sandbox = readSandbox(sourceDir, of);
  const files = sandbox.files.map((path) => ({ path, bytes: readProjectFile(sandbox, path) }));
  return Promise.all(
    files.map(({ path, bytes }) => isText(bytes) && highlightFile(path, bytes.toString('utf8'))),
  );
}
