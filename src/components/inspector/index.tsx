import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { DOWNLOAD_BYTES } from '@content-credentials/verdict/sdk/sizes';
import { z } from 'zod';
import { toolAddress } from '../../config/tool-pages.ts';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { ToolCallout } from '../ToolCallout.tsx';

interface InspectorProps {
  /** A file on this site, as a link; the tool opens it. */
  src?: string;
  /** The manifest store next to it. */
  store?: string;
  /** The inspector has its own page. */
  hasPage: boolean;
}

function Inspector({ src, store, hasPage, href }: InspectorProps & { href: (address: string) => string }) {
  const about = src
    ? 'The inspector reads its credentials in your browser and shows every check.'
    : 'Your file is read in your browser and never leaves your device.';
  const isOnPage = hasPage && store === undefined;
  return (
    <ToolCallout
      name="inspector"
      props={{ src: src && href(src), store: store && href(store) }}
      title={src ? 'Inspect this file yourself' : 'Inspect a file on this page'}
      about={`${about} Opening it downloads ${formatBytes(DOWNLOAD_BYTES)} from this site once.`}
      open={src ? 'Inspect this file' : 'Open the inspector'}
      page={isOnPage ? href(toolAddress('inspect') + (src ? `?inspect=${src}` : '')) : undefined}
      otherwise="The inspector needs JavaScript. Without it, C2PA Tool and the SDKs read the same file on your own computer."
    />
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
