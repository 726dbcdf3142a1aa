import { formatBytes } from '../../../c2pa/format-bytes.ts';
import type { SandboxContents } from '../../../page-data/sandbox.ts';
import { STACKBLITZ, stackblitzFields } from '../stackblitz.ts';

/** Ways to get the project: as a zip file from this site, or opened on another one. */
export function Ways({ contents, zip }: { contents: SandboxContents; zip: string }) {
  const pictures = contents.files.every(({ code }) => code) ? '' : ', with placeholders for images';
  return (
    <div className="sandbox-ways">
      <a className="button button-quiet" href={zip} download="">
        Download zip <small>{formatBytes(contents.zipBytes)}, all files</small>
      </a>
      <form action={STACKBLITZ} method="post" target="_blank" rel="noopener">
        {stackblitzFields(contents).map(([name, value]) => (
          <input type="hidden" key={name} name={name} value={value} />
        ))}
        <button type="submit" className="button button-quiet">
          Open in StackBlitz <small>sends these files to stackblitz.com{pictures}</small>
        </button>
      </form>
    </div>
  );
}
