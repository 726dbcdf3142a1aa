/**
 * `@peculiar/x509` holds its parts together with tsyringe, which refuses to load without the functions of
 * `reflect-metadata`. The published library records no metadata, so they have nothing to find, and two that say so are
 * enough. Import this before the library.
 */
const nothing = () => undefined;

if (!('getMetadata' in Reflect)) Object.assign(Reflect, { getMetadata: nothing, getOwnMetadata: nothing });
