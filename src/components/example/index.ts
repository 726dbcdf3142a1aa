import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { z } from 'zod';
import { EXAMPLE_FILES } from '../../content/data/manifest-examples.ts';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { Example } from './Example.tsx';
import { namedExample } from './named.ts';
import { exampleFile } from './words.ts';

export default defineComponent({
  name: 'Example',
  description: 'An example from `data/manifest-examples.json`, shown or played, with links to its files',
  usage: '<Example name="created" />',
  attributes: z.object({ name: writtenText }),
  load({ name }, { sourceDir }) {
    const { example } = namedExample(name, sourceDir);
    if (!example.type.startsWith('image/')) return { example };
    const { width, height } = imageSize(readFileSync(join(sourceDir, EXAMPLE_FILES, example.file)));
    return { example, size: { width, height } };
  },
  View: Example,
  links: ({ example: { name, file, store } }) =>
    [file, `${name}.json`, ...(store ? [store] : [])].map(exampleFile),
});
