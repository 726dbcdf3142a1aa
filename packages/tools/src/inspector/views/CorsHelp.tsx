import { settings } from 'virtual:provenance';
import { CopyButton } from '../../shared/CopyButton.tsx';

/** The headers that let this page read a server's files. */
const headersFor = (origin: string): string => `Access-Control-Allow-Origin: ${origin}\nVary: Origin`;

/** Help for when a server's response can't be read: save the file, or set headers if you run the server. */
export function CorsHelp({ host }: { host: string }) {
  const headers = headersFor(location.origin);
  return (
    <section className="cors-help report-part">
      <h3>Inspect the file anyway</h3>
      <ol className="bullets">
        <li>
          Open the URL in a new tab. If it’s a page, such as a post, right-click the image or touch and hold
          it, and open it alone.
        </li>
        <li>
          Save the file with your browser’s Save command. A screenshot or a copied image has no credentials.
        </li>
        <li>Drop the saved file anywhere on this page.</li>
      </ol>
      <h3>If you run {host}</h3>
      <p>Send these headers with the file itself, because this page doesn’t follow redirects:</p>
      <div className="cors-headers">
        <pre>
          <code>{headers}</code>
        </pre>
        <CopyButton label="Copy headers" text={() => headers} />
      </div>
      <p>
        For public files, <code>Access-Control-Allow-Origin: *</code> works too and needs no <code>Vary</code>
        . {settings.corsPage && <a href={settings.corsPage}>Configure your server</a>}
      </p>
    </section>
  );
}
