import { Sandbox, sandboxLinks, sandboxMarkdown } from '../../mdx/Sandbox.tsx';
import { fence } from '../../text/fence.ts';
import { highlightFile, rawAddress, readProjectFile } from '../sandboxes/contents.ts';
import { readSandbox, sandboxNames } from '../sandboxes/definition.ts';
import { rememberSandbox } from '../sandboxes/used.ts';
import { sandboxZip } from '../sandboxes/zip.ts';
import { languageOfFile } from './samples.ts';
import type { Expansion, VocabularyContext } from './vocabulary.tsx';

/** `<Sandbox of="vite" />`: the project in examples/sandbox-vite, its files and what its bundler makes of them. */
export async function expandSandbox(
  { of }: Record<string, unknown>,
  { sourceDir, policy }: VocabularyContext,
): Promise<Expansion> {
  if (typeof of !== 'string' || of === '') {
    const [name = 'name'] = sandboxNames(sourceDir);
    throw new Error(`\`of\` is missing; write of="${name}"`);
  }
  const sandbox = readSandbox(sourceDir, of);
  rememberSandbox(sandbox);
  const { name, title, bundler, open } = sandbox;
  const opened = readProjectFile(sandbox, open).toString('utf8');
  const shown = {
    name,
    title,
    bundler,
    files: sandbox.files.map((path) => ({ path, address: rawAddress(path, readProjectFile(sandbox, path)) })),
    zipBytes: sandboxZip(sandbox).length,
    opened: { title: open, lang: languageOfFile(open), lines: await highlightFile(open, opened) },
  };
  return {
    // A file's address has no closing slash, whatever the site's pages have.
    view: <Sandbox {...shown} href={(address) => policy.base + address.slice(1)} />,
    markdown: `${sandboxMarkdown(shown)}\n\n${fence(shown.opened.lang, opened.replace(/\n$/, ''), open)}`,
    links: sandboxLinks(shown),
  };
}
