import type { ToolId } from '../config/tool-pages.ts';
import type { CardPicture } from '../views/PictureCards.tsx';
import { staticPicture } from './_static-picture.ts';

const ALT: Readonly<Record<ToolId, string>> = {
  inspect: 'The inspector with a report: the verdict, who signed the file, and who issued the certificate.',
  sign: 'The signing lab after a byte was changed: the verdict is Invalid.',
  certificate: 'The certificate clinic: the SDK refuses a certificate, because it breaks a rule.',
  trust:
    'The list of conforming products, filtered by “Pixel”: each record has a sentence that says what it means.',
};

/** The screenshots of tools in `img/tools/`, which `npm run lab -- screenshots` takes. */
export function toolPictures(tools: readonly ToolId[]): Partial<Record<ToolId, CardPicture>> {
  return Object.fromEntries(
    tools.flatMap((id) => {
      const picture = staticPicture(`/img/tools/${id}.webp`);
      return picture ? [[id, { ...picture, alt: ALT[id] }]] : [];
    }),
  );
}
