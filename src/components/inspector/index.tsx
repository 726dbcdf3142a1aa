import { z } from 'zod';
import { formatBytes } from '../../c2pa/format-bytes.ts';
import { toolAddress } from '../../config/tool-pages.ts';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { DOWNLOAD_BYTES } from '../../tools/sdk/sizes.ts';

interface InspectorProps {
  /** A file on this site, as a link; the tool opens it. */
  src?: string;
  /** The manifest store next to it. */
  store?: string;
  /** The inspector has its own page. */
  hasPage: boolean;
}

/** Where the inspector opens, and what's shown until then. It isn't loaded until the reader asks for it. */
function Inspector({ src, store, hasPage, href }: InspectorProps & { href: (address: string) => string }) {
  const urls = { src: src && href(src), store: store && href(store) };
  return (
    <div data-island="inspector" data-when="ask" data-props={JSON.stringify(urls)}>
      <div className="callout" role="note">
        <p className="callout-title">{src ? 'Inspect this file yourself' : 'Inspect a file on this page'}</p>
        <p>
          {src
            ? 'The inspector reads its credentials in your browser and shows every check. '
            : 'Your file is read in your browser and never leaves your device. '}
          Opening it downloads {formatBytes(DOWNLOAD_BYTES)} from this site once.
        </p>
        <p className="needs-script">
          <button type="button" className="button">
            {src ? 'Inspect this file' : 'Open the inspector'}
          </button>
          {hasPage && store === undefined && (
            <a href={href(toolAddress('inspect') + (src ? `?inspect=${src}` : ''))}>Open full screen</a>
          )}
        </p>
        <noscript>
          <p>
            The inspector needs JavaScript. Without it, C2PA Tool and the SDKs read the same file on your own
            computer.
          </p>
        </noscript>
      </div>
    </div>
  );
}

export default defineComponent({
  name: 'Inspector',
  description:
    'The file inspector, loaded when a reader presses its button; `src` names a file on this site, and `store` its sidecar',
  usage: '<Inspector src="/samples/manifest-examples/files/created.jpg" />',
  attributes: z.object({
    src: writtenText.optional(),
    store: writtenText.optional(),
  }),
  load: (attributes, { tools }) => ({ ...attributes, hasPage: tools.includes('inspect') }),
  View: Inspector,
  links: ({ src, store }) => [src, store].filter((address) => address !== undefined),
});
