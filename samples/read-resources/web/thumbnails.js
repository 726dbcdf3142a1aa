// Shows the thumbnails of the active manifest and of its ingredients. For a page built with Vite.
import { createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';

const [input, report, list] = ['#file', '#report', '#thumbnails'].map((id) => document.querySelector(id));
let sdk;

input.addEventListener('change', async () => {
  report.ariaBusy = 'true';
  report.textContent = await show(input.files[0]).catch((error) => `error: ${error.message}`);
  report.ariaBusy = 'false';
});

async function show(file) {
  sdk ??= await createC2pa({ wasmSrc });
  const reader = await sdk.reader.fromBlob(file.type, file);
  if (reader === null) return `${file.name}: no Content Credentials`;
  try {
    const shown = await thumbnails(reader);
    removeThumbnails();
    list.append(...shown.map(({ name, blob }) => linkedImage(name, blob)));
    return shown
      .map(({ name, blob }) => `thumbnails/${name}.jpg: ${blob.type}, ${blob.size} bytes`)
      .join('\n');
  } finally {
    await reader.free(); // the copied bytes stay: they belong to the page
  }
}

// #region take
const SAFE = /^image\/(jpeg|png|webp|gif|avif)$/;

async function thumbnails(reader) {
  const { thumbnail, ingredients = [] } = await reader.activeManifest();
  const found = [{ name: 'active', thumbnail }];
  for (const [i, part] of ingredients.entries())
    found.push({ name: `ingredient-${i + 1}`, thumbnail: part.thumbnail });
  // A thumbnail is optional, and scripts in an SVG would run in a new tab.
  const present = found.filter(({ thumbnail }) => SAFE.test(thumbnail?.format));
  return Promise.all(
    present.map(async ({ name, thumbnail: { identifier, format } }) => {
      const bytes = await reader.resourceToBytes(identifier);
      return { name, blob: new Blob([bytes], { type: format }) };
    }),
  );
}
// #endregion take

// #region show
function linkedImage(name, blob) {
  const image = new Image();
  image.alt = `${name}, as it looked when signed`;
  image.src = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = image.src;
  link.download = `${name}.jpg`;
  link.append(image);
  return link;
}

/** The browser keeps an object URL's bytes until you revoke it or the page is closed. */
function removeThumbnails() {
  for (const { href } of list.querySelectorAll('a')) URL.revokeObjectURL(href);
  list.replaceChildren();
}
// #endregion show
