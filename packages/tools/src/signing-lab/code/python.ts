import { CHAIN_FILE, type CodeJob, KEY_FILE } from './job.ts';
import { python, quote } from './literals.ts';

/** A program for `c2pa-python`. */
export function pythonProgram({ definition, source, destination, parent }: CodeJob): string {
  const names = [source, destination, '.', ...(parent ? [parent.file] : [])].map(quote);
  const variables = ['source', 'destination', 'folder', ...(parent ? ['parent'] : [])];
  return `# Signs an image. Install the SDK first: pip install c2pa-python
# Usage: python sign.py ${variables.map((name) => `[${name}]`).join(' ')}
# The folder has ${CHAIN_FILE} (the signing certificate first, without the root) and ${KEY_FILE} (PKCS#8).
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paSignerInfo, C2paSigningAlg, Context, Signer

names = [${names.join(', ')}]
${variables.join(', ')} = [*sys.argv[1:], *names[len(sys.argv) - 1 :]]

definition = ${python(definition)}

info = C2paSignerInfo(
    alg=C2paSigningAlg.ES256,
    sign_cert=Path(folder, ${quote(CHAIN_FILE)}).read_bytes(),
    private_key=Path(folder, ${quote(KEY_FILE)}).read_bytes(),
    ta_url=None,
)
context = Context.from_dict({"verify": {"verify_after_sign": True}})
with Signer.from_info(info) as signer, Builder(definition, context=context) as builder:
${
  parent
    ? `    # The SDK writes c2pa.opened, and keeps the parent with all its manifests.
    builder.set_intent(C2paBuilderIntent.EDIT)
    with open(parent, "rb") as before:
        builder.add_ingredient({"title": parent, "relationship": "parentOf"}, ${quote(parent.type)}, before)
`
    : ''
}    builder.sign_file(source, destination, signer)
print(f"{destination}: signed")
`.replace(parent ? '' : 'C2paBuilderIntent, ', '');
}
