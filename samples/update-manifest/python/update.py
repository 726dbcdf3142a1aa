# Adds an assertion to a signed image without changing what the first signature covers.
# Usage: python update.py [signed.jpg] [updated.jpg] [test-certs]
import json
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paSignerInfo, C2paSigningAlg, Context, Reader, Signer

source, output, folder = [*sys.argv[1:], *["signed.jpg", "updated.jpg", "test-certs"][len(sys.argv) - 1 :]]

info = C2paSignerInfo(
    alg=C2paSigningAlg.ES256,
    sign_cert=Path(folder, "chain.pem").read_bytes(),
    private_key=Path(folder, "signer.key").read_bytes(),
    ta_url=None,
)
# The signer is responsible for the actions, so the claim lists them under created_assertions.
context = Context.from_dict(
    {"verify": {"verify_after_sign": True}, "builder": {"created_assertion_labels": ["c2pa.actions"]}}
)

# #region update
definition = {
    "title": "Evening over the hills",
    "claim_generator_info": [{"name": "Docs example", "version": "1.0.0"}],
    "assertions": [{"label": "org.example.review", "data": {"checked": "2026-11-20", "desk": "Documentation"}}],
}
with Signer.from_info(info) as signer, Builder(definition, context=context) as builder:
    # Update: the signed file becomes the only parent, and the content's hash stays in the parent's manifest.
    builder.set_intent(C2paBuilderIntent.UPDATE)
    builder.sign_file(source, output, signer)
# #endregion update

with Reader(output, context=context) as reader:
    store = json.loads(reader.json())
active = store["manifests"][store["active_manifest"]]
print(f"{output}: {store['validation_state']}")
print(f"  assertions: {', '.join(sorted(one['label'] for one in active['assertions']))}")
print(f"  ingredients: {', '.join(one['relationship'] for one in active['ingredients'])}")
print(f"  manifests: {len(store['manifests'])}")
