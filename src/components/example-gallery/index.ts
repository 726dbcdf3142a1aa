import { z } from 'zod';
import { manifestExamples, readExample } from '../../content/data/manifest-examples.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { ExampleGallery, examplePage } from './ExampleGallery.tsx';

export default defineComponent({
  name: 'ExampleGallery',
  description: 'A table of all examples from `data/manifest-examples.json`',
  usage: '<ExampleGallery />',
  attributes: z.object({}),
  load(_, { sourceDir }) {
    const list = manifestExamples(sourceDir);
    return {
      examples: list.examples.map((example) => readExample(sourceDir, example)),
      readWith: list.with,
    };
  },
  View: ExampleGallery,
  links: ({ examples }) => examples.map(examplePage),
});
