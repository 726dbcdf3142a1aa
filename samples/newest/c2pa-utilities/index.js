// What c2pa-node 0.9.8 calls in @contentauth/c2pa-utilities, written for our tests. It isn't the published package: nothing
// here fetches lists or retries.

/** Settings in camel case. The library's own defaults are added when they're used. */
export class Context {
  constructor(settings) {
    this.settings = settings;
  }
}

const isGroup = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(base, more) {
  const result = { ...base };
  for (const [key, value] of Object.entries(more))
    result[key] = isGroup(value) && isGroup(base[key]) ? merged(base[key], value) : value;
  return result;
}

/** The defaults of the published package. */
export const withDefaultSettings = (settings = {}) =>
  merged({ builder: { generateC2paArchive: true } }, settings);

const snakeCase = (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function withSnakeCase(value) {
  if (Array.isArray(value)) return value.map(withSnakeCase);
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [snakeCase(key), withSnakeCase(one)]));
}

/** JSON with the names that the core knows. */
export const settingsToJson = (settings) => JSON.stringify(withSnakeCase(settings));

export class AssetTooLargeError extends Error {
  name = 'AssetTooLargeError';
}

/** @throws AssetTooLargeError */
export function validateAssetSize(bytes, most) {
  if (bytes > most) throw new AssetTooLargeError(`The file has ${bytes} bytes; at most ${most} are read.`);
}
