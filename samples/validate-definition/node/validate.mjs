// Validates manifest definitions, settings, or reports against one of this site's JSON Schemas.
// Prints one line per mistake and exits with 1 if there are any, so that CI fails.
// Usage: node validate.mjs manifest-definition.schema.json definition.json [more.json …]
import { readFile } from 'node:fs/promises';
import Ajv from 'ajv/dist/2020.js';

const [schemaFile = 'manifest-definition.schema.json', ...files] = process.argv.slice(2);
if (files.length === 0) files.push('definition.json');

// allErrors: list all mistakes, not just the first.
const ajv = new Ajv({ allErrors: true });
const validate = ajv.compile(JSON.parse(await readFile(schemaFile, 'utf8')));

/** What the message leaves out: the extra key, or the allowed values. */
const detail = ({ params }) => params.additionalProperty ?? params.allowedValues?.join(', ') ?? '';

let wrong = 0;
for (const file of files) {
  if (validate(JSON.parse(await readFile(file, 'utf8')))) {
    console.log(`${file}: valid`);
    continue;
  }
  // Errors of `if` and `anyOf` only repeat what another line says better.
  for (const error of validate.errors.filter(({ keyword }) => !['if', 'anyOf'].includes(keyword))) {
    wrong += 1;
    console.log(`${file}: ${error.instancePath || '/'} ${error.message} ${detail(error)}`.trimEnd());
  }
}
process.exitCode = wrong > 0 ? 1 : 0;
