import { z } from 'zod';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { JsonObject } from './JsonObject.tsx';
import { jsonObjectLinks } from './links.ts';
import { loadJsonObject } from './load.ts';

export default defineComponent({
  name: 'JsonObject',
  description: "The properties of an object in the SDK's JSON, or the values of a named type",
  usage: '<JsonObject name="Manifest" />',
  attributes: z.object({ name: writtenText.meta({ example: 'Manifest' }) }),
  load: ({ name }, { sourceDir }) => loadJsonObject(name, sourceDir),
  View: JsonObject,
  links: jsonObjectLinks,
});
