import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { DOWNLOAD_BYTES } from '@content-credentials/verdict/sdk/sizes';
import { z } from 'zod';
import { toolAddress } from '../../config/tool-pages.ts';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';

interface ToolCalloutProps {
  /** The name of its island. */
  name: string;
  /** The island's properties. */
  props?: object;
  title: string;
  /** What the tool does with a reader's files, and what opening it costs. */
  about: string;
  /** The button's label. */
  open: string;
  /** The URL of the tool's own page, if the site has one. */
  page?: string | undefined;
  /** What to do without JavaScript. */
  otherwise: string;
}

/** Where a tool opens, and what's shown until then. It isn't loaded until the reader asks for it. */
function ToolCallout({ name, props, title, about, open, page, otherwise }: ToolCalloutProps) {
  return (
    <div data-island={name} data-when="ask" data-props={props && JSON.stringify(props)}>
      <div className="callout" role="note">
        <p className="callout-title">{title}</p>
        <p>{about}</p>
        <p className="needs-script">
          <button type="button" className="button">
            {open}
          </button>
          {page !== undefined && <a href={page}>Open full screen</a>}
        </p>
        <noscript>
          <p>{otherwise}</p>
        </noscript>
      </div>
    </div>
  );
}

const clinic = defineComponent({
  name: 'CertificateClinic',
  load: (_, { tools }) => ({ hasPage: tools.includes('certificate') }),
  View: ({ hasPage, href }) => (
    <ToolCallout
      name="certificate-clinic"
      title="Check a certificate on this page"
      about="Certificates are read in your browser and never leave your device. The clinic doesn’t need a private key, and stops if it finds one."
      open="Open the clinic"
      page={hasPage ? href(toolAddress('certificate')) : undefined}
      otherwise="The clinic needs JavaScript. Without it, check your certificate with the OpenSSL commands below."
    />
  ),
});

const lab = defineComponent({
  name: 'SigningLab',
  load: (_, { tools }) => ({ hasPage: tools.includes('sign') }),
  View: ({ hasPage, href }) => (
    <ToolCallout
      name="signing-lab"
      title="Sign an image on this page"
      about={`Keys, certificates, and image are created in your browser and never leave your device. Opening the lab downloads ${formatBytes(DOWNLOAD_BYTES)} from this site once.`}
      open="Open the lab"
      page={hasPage ? href(toolAddress('sign')) : undefined}
      otherwise="The lab needs JavaScript. Without it, use the code samples below to do the same on your own computer."
    />
  ),
});

const inspector = defineComponent({
  name: 'Inspector',
  attributes: z.object({
    src: writtenText.optional(),
    store: writtenText.optional(),
  }),
  load: (attributes, { tools }) => ({ ...attributes, hasPage: tools.includes('inspect') }),
  View: ({ src, store, hasPage, href }) => {
    const about = src
      ? 'See every check. The file is read in your browser.'
      : 'Your file is read in your browser and never leaves your device.';
    const isOnPage = hasPage && store === undefined;
    return (
      <ToolCallout
        name="inspector"
        props={{ src: src && href(src), store: store && href(store) }}
        title={src ? 'Inspect this file yourself' : 'Inspect a file on this page'}
        about={`${about} Opening the inspector downloads ${formatBytes(DOWNLOAD_BYTES)} from this site once.`}
        open={src ? 'Inspect this file' : 'Open the inspector'}
        page={isOnPage ? href(toolAddress('inspect') + (src ? `?inspect=${src}` : '')) : undefined}
        otherwise="The inspector needs JavaScript. Without it, C2PA Tool and the SDKs read the same file on your own computer."
      />
    );
  },
});

export default [clinic, inspector, lab];
