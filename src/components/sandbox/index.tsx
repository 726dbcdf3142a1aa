import { sandboxAddresses } from '@content-credentials/tools/sandbox/contents';
import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { DOWNLOAD_BYTES } from '@content-credentials/verdict/sdk/sizes';
import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import {
  fileIn,
  highlightFile,
  readSandbox,
  sandboxNames,
  sandboxZip,
} from '../../content/sandboxes/definition.ts';
import { languageOfFile } from '../../features/samples/files.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';

/** @returns a link to a file, which never has a trailing slash, whatever the site's pages have */
const under = (base: string) => (address: string) => base + address.slice(1);

/** A project that runs on the page, and what's shown until then: the names of its files, and one as code. */
export default defineComponent({
  name: 'Sandbox',
  attributes: z.object({ of: z.string('`of` must be text, like of="vite"').optional() }),
  async load({ of }, { sourceDir, policy }) {
    // The fix suggests a sandbox that exists.
    if (!of) throw new Error(`\`of\` is missing; write of="${sandboxNames(sourceDir)[0] ?? 'name'}"`);
    const sandbox = readSandbox(sourceDir, of);
    const { name, title, open } = sandbox;
    const text = String(fileIn(sandbox, open).content);
    return {
      name,
      title,
      base: policy.base,
      files: sandbox.files.map(({ path, picture }) => ({ path, picture })),
      zipBytes: (await sandboxZip(sandbox)).length,
      opened: { title: open, lang: languageOfFile(open), lines: await highlightFile(open, text) },
    };
  },
  View: ({ name, title, files, zipBytes, opened, base }) => {
    const href = under(base);
    const { folder, page, text, zip } = sandboxAddresses(name);
    return (
      <div data-island="sandbox" data-when="ask" data-props={JSON.stringify({ name, folder: href(folder) })}>
        <div className="callout" role="note">
          <p className="callout-title">{title}</p>
          <p>
            The example downloads {formatBytes(DOWNLOAD_BYTES)} from this site when it reads its first file.
            Nothing is sent.
          </p>
          <p className="needs-script">
            <button type="button" className="button">
              Run this project
            </button>
          </p>
          <p>
            <a href={href(zip)} download="">
              Download all files
            </a>{' '}
            (zip, {formatBytes(zipBytes)}), <a href={href(text)}>read them in one text file</a>, or{' '}
            <a href={href(page)} target="_blank" rel="noopener">
              open the example on its own
            </a>
            .
          </p>
          <noscript>
            <p>The example needs JavaScript. You can read and download its files without it.</p>
          </noscript>
          <ul className="sandbox-links">
            {files.map(({ path, picture }) => (
              <li key={path}>
                {picture ? (
                  <a href={href(picture)}>
                    <code>{path}</code>
                  </a>
                ) : (
                  <code>{path}</code>
                )}
              </li>
            ))}
          </ul>
        </div>
        <CodeBlock {...opened} />
      </div>
    );
  },
  links: ({ name, files }) => [
    sandboxAddresses(name).page,
    sandboxAddresses(name).text,
    sandboxAddresses(name).zip,
    ...files.flatMap(({ picture }) => picture ?? []),
  ],
});
