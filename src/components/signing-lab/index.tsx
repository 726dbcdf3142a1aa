import { z } from 'zod';
import { formatBytes } from '../../c2pa/format-bytes.ts';
import { toolAddress } from '../../config/tool-pages.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { DOWNLOAD_BYTES } from '../../tools/sdk/sizes.ts';

/** Where the signing lab opens, and what's shown until then. It isn't loaded until the reader asks for it. */
function SigningLab({ hasPage, href }: { hasPage: boolean; href: (address: string) => string }) {
  return (
    <div data-island="signing-lab" data-when="ask">
      <div className="callout" role="note">
        <p className="callout-title">Sign an image on this page</p>
        <p>
          Keys, certificates, and image are created in your browser and never leave your device. Opening the
          lab downloads {formatBytes(DOWNLOAD_BYTES)} from this site once.
        </p>
        <p className="needs-script">
          <button type="button" className="button">
            Open the lab
          </button>
          {hasPage && <a href={href(toolAddress('sign'))}>Open full screen</a>}
        </p>
        <noscript>
          <p>
            The lab needs JavaScript. Without it, use the code samples below to do the same on your own
            computer.
          </p>
        </noscript>
      </div>
    </div>
  );
}

export default defineComponent({
  name: 'SigningLab',
  description: 'The signing lab, loaded when a reader presses its button',
  usage: '<SigningLab />',
  attributes: z.object({}),
  load: (_, { tools }) => ({ hasPage: tools.includes('sign') }),
  View: SigningLab,
});
