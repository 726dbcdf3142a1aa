// Reads any file and explains the result in words. For a page built with Vite.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';

const output = document.querySelector('#report');
let sdk;

document.querySelector('#file').addEventListener('change', async ({ target }) => {
  output.ariaBusy = 'true';
  output.textContent = await outcome(target.files[0]);
  output.ariaBusy = 'false';
});

// #region outcome
async function outcome(file) {
  let reader;
  try {
    sdk ??= await createC2pa({ wasmSrc });
  } catch (error) {
    return `The reader could not be loaded (${error.message}).`;
  }
  try {
    reader = await sdk.reader.fromBlob(file.type, file);
    if (reader === null) return `${file.name}: no Content Credentials.`;
    const { validation_state } = await reader.manifestStore();
    return `${file.name}: ${validation_state}`;
  } catch (error) {
    return `${file.name}: ${inWords(error)}`;
  } finally {
    await reader?.free();
  }
}
// #endregion outcome

// #region words
/** The classes aren't exported, so only their names and the text in `C2pa(…)` tell errors apart. */
function inWords({ name, message }) {
  if (name === 'UnsupportedFormatError')
    return "this library doesn't support Content Credentials in this type of file.";
  if (name === 'AssetTooLargeError') return 'the file is larger than 1 GB.';
  const [, kind] = /^C2pa\((\w+)/.exec(message) ?? [];
  if (kind === 'UnsupportedType') return "its content isn't in a supported format.";
  if (kind === 'InvalidAsset') return 'the file is damaged or incomplete.';
  if (kind === 'RemoteManifestUrl' || kind === 'RemoteManifestFetch')
    return 'its Content Credentials are on a server and were not read.';
  return `could not be read (${kind ?? name}).`; // log the message; don't show it
}
// #endregion words
