import { CHAIN_FILE, type CodeJob, KEY_FILE } from './job.ts';
import { javaScript, quote } from './literals.ts';

/** A program for `@contentauth/c2pa-node`. */
export function nodeProgram({ definition, source, destination, parent }: CodeJob): string {
  const names = [quote(source), quote(destination), "'.'", ...(parent ? [quote(parent.file)] : [])];
  const variables = ['source', 'destination', 'folder', ...(parent ? ['parent'] : [])];
  return `// Signs an image. Install the SDK first: npm install @contentauth/c2pa-node
// Usage: node sign.mjs ${variables.map((name) => `[${name}]`).join(' ')}
// The folder has ${CHAIN_FILE} (the signing certificate first, without the root) and ${KEY_FILE} (PKCS#8).
import { readFile, writeFile } from 'node:fs/promises';
import { Builder, LocalSigner } from '@contentauth/c2pa-node';

const args = process.argv.slice(2);
${variables.map((name, index) => `const ${name} = args[${index}] ?? ${names[index]};`).join('\n')}

const definition = ${javaScript(definition)};

const chain = await readFile(\`\${folder}/${CHAIN_FILE}\`);
const key = await readFile(\`\${folder}/${KEY_FILE}\`);
const signer = LocalSigner.newSigner(chain, key, 'es256');
const builder = Builder.withJson(definition, { verify: { verify_after_sign: true } });
${
  parent
    ? `
// The SDK writes c2pa.opened, and keeps the parent with all its manifests.
builder.setIntent('edit');
await builder.addIngredient(JSON.stringify({ title: parent, relationship: 'parentOf' }), {
  path: parent,
  mimeType: ${quote(parent.type)},
});
`
    : ''
}
// Into memory first, so that no incomplete file is left behind if signing fails.
const output = { buffer: null };
builder.sign(signer, { path: source }, output);
await writeFile(destination, output.buffer);
console.log(\`\${destination}: signed\`);
`;
}
