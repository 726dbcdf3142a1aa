import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { languageOfFile } from '../../content/samples/file-language.ts';
import { highlightFile, rawAddress } from '../../content/sandboxes/contents.ts';
import { readProjectFile, readSandbox, sandboxNames } from '../../content/sandboxes/definition.ts';
import { rememberSandbox } from '../../content/sandboxes/used.ts';
import { sandboxZip } from '../../content/sandboxes/zip.ts';
import { Sandbox, sandboxLinks } from './Sandbox.tsx';

export default defineComponent({
  name: 'Sandbox',
  description: 'The project in `examples/sandbox-vite/`: its files and the running page built from them',
  usage: '<Sandbox of="vite" />',
  attributes: z.object({ of: z.string('`of` must be text, like of="vite"').optional() }),
  async load({ of }, { sourceDir, policy }) {
    // The fix suggests a sandbox that exists.
    if (!of) throw new Error(`\`of\` is missing; write of="${sandboxNames(sourceDir)[0] ?? 'name'}"`);
    const sandbox = readSandbox(sourceDir, of);
    rememberSandbox(sandbox);
    const { name, title, open } = sandbox;
    const text = readProjectFile(sandbox, open).toString('utf8');
    return {
      name,
      title,
      base: policy.base,
      files: sandbox.files.map((path) => ({
        path,
        address: rawAddress(path, readProjectFile(sandbox, path)),
      })),
      zipBytes: (await sandboxZip(sandbox)).length,
      opened: { title: open, lang: languageOfFile(open), lines: await highlightFile(open, text) },
    };
  },
  View: Sandbox,
  links: sandboxLinks,
});
