import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { DOWNLOAD_BYTES } from '@content-credentials/verdict/sdk/sizes';
import { z } from 'zod';
import { toolAddress } from '../../config/tool-pages.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { ToolCallout } from '../ToolCallout.tsx';

function SigningLab({ hasPage, href }: { hasPage: boolean; href: (address: string) => string }) {
  return (
    <ToolCallout
      name="signing-lab"
      title="Sign an image on this page"
      about={`Keys, certificates, and image are created in your browser and never leave your device. Opening the lab downloads ${formatBytes(DOWNLOAD_BYTES)} from this site once.`}
      open="Open the lab"
      page={hasPage ? href(toolAddress('sign')) : undefined}
      otherwise="The lab needs JavaScript. Without it, use the code samples below to do the same on your own computer."
    />
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
