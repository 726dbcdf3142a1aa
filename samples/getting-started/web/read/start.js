import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';

const c2pa = await createC2pa({ wasmSrc });
const file = await (await fetch('created.jpg')).blob();
const reader = await c2pa.reader.fromBlob(file.type, file);
const report = await reader.manifestStore();
document.querySelector('pre').textContent = report.validation_state;
