import { z } from 'zod';
import { attackGallery } from '../../content/data/attack-gallery.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { AttackVerdicts } from './AttackVerdicts.tsx';

export default defineComponent({
  name: 'AttackVerdicts',
  description: 'The verdicts on a forged file of the gallery, and links to inspect and download it',
  usage: '<AttackVerdicts id="jpeg-changed" />',
  attributes: z.object({ id: z.string() }),
  load({ id }, { sourceDir }) {
    const { checked, attacks } = attackGallery(sourceDir);
    const attack = attacks.find((one) => one.id === id);
    if (!attack)
      throw new Error(
        `data/attack-gallery.json has no attack \`${id}\`. Add it to labs/gallery/attacks.ts, and run: npm run lab -- gallery`,
      );
    return { attack, checked };
  },
  View: AttackVerdicts,
  links: ({ attack }) => [attack.file],
});
