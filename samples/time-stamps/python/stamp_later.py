# Adds a time stamp for a signature that was made without one, in an update manifest. The first certificate must
# still be valid.
# Usage: python stamp_later.py [signed.jpg] [stamped-later.jpg] [folder of the new signer] [URL of the TSA]
import json
import sys
from pathlib import Path

from c2pa import Builder, C2paBuilderIntent, C2paSignerInfo, Context, Reader, Signer

defaults = ["signed.jpg", "stamped-later.jpg", "test-certs", "http://127.0.0.1:3180/"]
source, output, folder, tsa = [*sys.argv[1:], *defaults[len(sys.argv) - 1 :]]

# #region update
settings = {"builder": {"auto_timestamp_assertion": {"enabled": True, "fetch_scope": "parent"}}}
info = C2paSignerInfo(
    alg=b"es256",
    sign_cert=Path(folder, "chain.pem").read_bytes(),
    private_key=Path(folder, "signer.key").read_bytes(),
    ta_url=tsa.encode(),
)
definition = {"claim_generator_info": [{"name": "stamp-later", "version": "1.0.0"}]}
builder = Builder(definition, context=Context.from_dict(settings))
builder.set_intent(C2paBuilderIntent.UPDATE)
builder.sign_file(source, output, Signer.from_info(info))
# #endregion update

with Reader(output) as reader:
    newest, *_ = json.loads(reader.crjson())["manifests"]
print(f"{output}: {', '.join(label for label in newest['assertions'] if label == 'c2pa.time-stamp') or 'no time stamp'}")
