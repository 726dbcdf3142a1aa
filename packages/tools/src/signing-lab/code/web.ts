import type { CodeJob } from './job.ts';
import { javaScript, quote } from './literals.ts';

/** A module for a page built with Vite. It needs our `cose.js` and `test-signer.js`. */
export function webProgram({ definition, destination, parent }: CodeJob): string {
  return `// Signs an image in a page built with Vite. Install the SDK first: npm install @contentauth/c2pa-web
// Needs cose.js and test-signer.js beside it. In production, keep the private key on a server.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { testSigner } from './test-signer.js';

const definition = ${javaScript(definition)};

/** Takes files that the visitor chose: ${parent ? 'the edited image, the image before the edit,' : 'the image,'} the chain, and the key. */
export async function sign(source, ${parent ? 'parent, ' : ''}chain, key) {
  const signer = await testSigner(chain, key);
  const c2pa = await createC2pa({ wasmSrc });
  try {
    const builder = await c2pa.builder.fromDefinition(definition);
${
  parent
    ? `    // The SDK writes c2pa.opened, and keeps the parent with all its manifests.
    await builder.setIntent('edit');
    await builder.addIngredientFromBlob(
      { title: parent.name, relationship: 'parentOf' },
      parent.type,
      parent,
    );
`
    : ''
}    const bytes = await builder.sign(signer, source.type, source);
    return new File([bytes], ${quote(destination)}, { type: source.type });
  } finally {
    c2pa.dispose();
  }
}
`;
}
