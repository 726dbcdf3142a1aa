// Reads a TrustMark of variant Q in the page. Next to it: index.html, payload.mjs, and models/decoder_Q.onnx.
import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import { decode, MODES } from './payload.mjs';

const SIZE = 256; // variant P: 224, and always the center square
env.wasm.wasmPaths = new URL('node_modules/onnxruntime-web/dist/', document.baseURI).href;

// #region load
// WebGPU is available only on https and localhost; otherwise, the CPU is used.
const executionProviders = navigator.gpu ? ['webgpu', 'wasm'] : ['wasm'];
let session;
const load = () => (session ??= InferenceSession.create('models/decoder_Q.onnx', { executionProviders }));
// #endregion load

// #region pixels
/** The image as the network expects it: 256 x 256, all red values, then green, then blue, from -1 to 1. */
async function pixels(file) {
  const image = await createImageBitmap(file);
  const { width, height } = image;
  const side = Math.min(width, height);
  const wide = Math.max(width, height) > 2 * side; // then only the center contains the mark
  const [w, h] = wide ? [side, side] : [width, height];
  const canvas = new OffscreenCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h, 0, 0, SIZE, SIZE);
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  const values = new Float32Array(3 * SIZE * SIZE);
  for (let i = 0; i < SIZE * SIZE; i++)
    for (let channel = 0; channel < 3; channel++)
      values[channel * SIZE * SIZE + i] = data[4 * i + channel] / 127.5 - 1;
  return new Tensor('float32', values, [1, 3, SIZE, SIZE]);
}
// #endregion pixels

// #region read
export async function read(file) {
  const network = await load();
  const { output } = await network.run({ image: await pixels(file) });
  const bits = [...(await output.getData())].map((value) => (value >= 0 ? 1 : 0)).join('');
  const found = decode(bits);
  if (!found) return null;
  const { version } = MODES.find(({ name }) => name === found.mode);
  return { ...found, softBinding: { alg: 'com.adobe.trustmark.Q', value: `${version}*${found.data}` } };
}
// #endregion read

document.querySelector('input').addEventListener('change', async ({ target }) => {
  const result = await read(target.files[0]).catch((error) => `not read: ${error.message}`);
  document.querySelector('pre').textContent =
    typeof result === 'string' ? result : JSON.stringify(result, null, 2);
});
