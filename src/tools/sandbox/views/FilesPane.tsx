import { useId, useState } from 'react';
import { formatBytes } from '../../../c2pa/format-bytes.ts';
import type { SandboxContents } from '../../../page-data/sandbox.ts';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { FileTabs } from './FileTabs.tsx';

/** The files of the project, and the full text of the selected one. */
export function FilesPane({ contents, folder }: { contents: SandboxContents; folder: string }) {
  const { files, open } = contents;
  const [chosen, setChosen] = useState(open);
  const id = useId();
  const file = files.find(({ path }) => path === chosen);
  if (!file) return null;
  const { path, bytes, address, code } = file;
  return (
    <>
      <FileTabs id={id} paths={files.map((one) => one.path)} chosen={chosen} onChoose={setChosen} />
      <div className="sandbox-file" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${path}`}>
        <div className="sandbox-bar">
          <p>
            <strong>{path}</strong> <small>{formatBytes(bytes)}</small>
          </p>
          {code && <CopyButton key={path} text={() => code.text} label="Copy" />}
        </div>
        {code ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          <pre className="code" key={path} tabIndex={0}>
            <code dangerouslySetInnerHTML={{ __html: code.html }} />
          </pre>
        ) : (
          <img src={folder + address} alt={`The file ${path}`} />
        )}
      </div>
    </>
  );
}
