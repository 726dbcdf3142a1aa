// Gives files to the SDK for browsers; web.ts calls `window.validate` from outside.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';

const c2pa = await createC2pa({ wasmSrc });

/** @returns {Promise<{ report: object | null } | { error: string }>} */
window.validate = async ({ base64, type, settings }) => {
  try {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const reader = await c2pa.reader.fromBlob(type, new Blob([bytes], { type }), settings);
    if (reader === null) return { report: null };
    const report = await reader.manifestStore();
    await reader.free();
    return { report };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
};
