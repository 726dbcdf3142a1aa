import { formatBytes } from '../../c2pa/format-bytes.ts';
import type { CodeBlockData } from '../../page-data/code-block.ts';
import { sandboxAddresses } from '../../page-data/sandbox.ts';
import { DOWNLOAD_BYTES } from '../../tools/sdk/sizes.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';

export interface ShownSandbox {
  name: string;
  title: string;
  /** Paths in the project, with the addresses of the raw files, relative to the sandbox's folder. */
  files: ReadonlyArray<{ path: string; address: string }>;
  zipBytes: number;
  /** The site's base path. */
  base: string;
  /** The file shown on the page itself. */
  opened: CodeBlockData;
}

/** @returns a link to a file, which never has a trailing slash, whatever the site's pages have */
const under = (base: string) => (address: string) => base + address.slice(1);

/** A project that runs on the page, and what's shown until then: its files as links, and one as code. */
export function Sandbox({ name, title, files, zipBytes, opened, base }: ShownSandbox) {
  const href = under(base);
  const { folder, page, zip } = sandboxAddresses(name);
  return (
    <div data-island="sandbox" data-when="ask" data-props={JSON.stringify({ name, folder: href(folder) })}>
      <div className="callout" role="note">
        <p className="callout-title">{title}</p>
        <p>
          The project’s files and the running example, side by side. The example downloads{' '}
          {formatBytes(DOWNLOAD_BYTES)} from this site when it reads its first file. Nothing is sent.
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
          (zip, {formatBytes(zipBytes)}) or{' '}
          <a href={href(page)} target="_blank" rel="noopener">
            open the example on its own
          </a>
          .
        </p>
        <noscript>
          <p>The example needs JavaScript. You can read its files without it:</p>
        </noscript>
        <ul className="sandbox-links">
          {files.map(({ path, address }) => (
            <li key={path}>
              <a href={href(folder + address)}>
                <code>{path}</code>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <CodeBlock {...opened} />
    </div>
  );
}

/** Every address that the view links to. */
export const sandboxLinks = ({ name, files }: ShownSandbox): string[] => {
  const { folder, page, zip } = sandboxAddresses(name);
  return [page, zip, ...files.map(({ address }) => folder + address)];
};
