import { z } from 'zod';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { Diagram } from './Diagram.tsx';
import { readDrawing } from './drawing.ts';

export default defineComponent({
  name: 'Diagram',
  description: 'A diagram from `diagrams/` in the page’s colors; `alt` describes what it shows',
  usage:
    '<Diagram name="signing-path" alt="What the diagram shows" caption="From the file to the signature" />',
  attributes: z.object({ name: writtenText, alt: writtenText, caption: writtenText.optional() }),
  load: ({ name, alt, caption }, { sourceDir, isFirst }) => ({
    ...readDrawing(sourceDir, name),
    alt,
    definesArrow: isFirst('diagram'),
    ...(caption && { caption }),
  }),
  View: Diagram,
});
