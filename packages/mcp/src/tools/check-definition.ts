import { checkDefinition } from '@content-credentials/verdict/definition/check-definition';
import { type Validate, validatorOf } from '@content-credentials/verdict/definition/schema-findings';
import { z } from 'zod';
import { findingSchema, findingText } from '../findings.ts';
import type { SiteFiles } from '../site/files.ts';
import { defineTool } from '../tool.ts';

const compiled = new WeakMap<SiteFiles, Promise<Validate>>();

/** The site's schema, compiled once per file source. */
function schemaOf(files: SiteFiles): Promise<Validate> {
  const known = compiled.get(files);
  if (known) return known;
  const validate = files
    .read('schemas/manifest-definition.schema.json')
    .then((text) => validatorOf(JSON.parse(text)));
  compiled.set(files, validate);
  validate.catch(() => compiled.delete(files));
  return validate;
}

export const checkManifestDefinition = defineTool({
  name: 'check_manifest_definition',
  title: 'Check a manifest definition',
  description:
    'Checks a C2PA manifest definition (the JSON for Builder.withJson, Builder(json), or C2PA Tool) against the JSON Schema and the rules about actions. Each finding names the path, the value, and the fix. It finds keys that the SDK would drop silently.',
  input: z.strictObject({
    definition: z
      .union([z.string(), z.record(z.string(), z.unknown())])
      .describe('The definition, as JSON text or as an object.'),
    intent: z
      .enum(['none', 'create', 'edit', 'update'])
      .default('none')
      .describe('The intent that the program sets on the Builder; it writes the first action.'),
  }),
  output: z.object({
    valid: z.boolean().describe('No errors; there may be warnings.'),
    findings: z.array(findingSchema),
  }),
  async run({ files }, { definition, intent }) {
    const findings = checkDefinition(definition, await schemaOf(files), intent);
    const valid = findings.every(({ severity }) => severity !== 'error');
    const text =
      findings.length === 0
        ? `No findings with the intent "${intent}". This checks the form, not whether the statements are true.`
        : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'} with the intent "${intent}":\n${findings.map(findingText).join('\n')}`;
    return { text, data: { valid, findings } };
  },
});
