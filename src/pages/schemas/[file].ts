import { site } from 'virtual:site';
import type { APIRoute } from 'astro';
import { absoluteUrl } from '../../addresses/address.ts';
import { jsonSchema, SCHEMA_FILES } from '../../content/json-types/json-schema.ts';
import { hasJsonReference, loadJsonReference } from '../../content/json-types/reference.ts';
import { sourceDir } from '../../content/source.ts';

/** JSON Schemas of the SDK's input and output: addresses that other people's editors and build steps rely on. */
export const getStaticPaths = () =>
  hasJsonReference(sourceDir)
    ? SCHEMA_FILES.map((schema) => ({ params: { file: schema.file }, props: { schema } }))
    : [];

export const GET: APIRoute<{ schema: (typeof SCHEMA_FILES)[number] }> = ({ props: { schema } }) => {
  const id = absoluteUrl(`/schemas/${schema.file}`, site);
  const text = `${JSON.stringify(jsonSchema(loadJsonReference(sourceDir), schema, id), null, 1)}\n`;
  return new Response(text, { headers: { 'Content-Type': 'application/json' } });
};
