/**
 * `@peculiar/x509` uses tsyringe, which refuses to load without the functions of `reflect-metadata`. The published
 * library doesn't record metadata, so these functions never find any, and two that return nothing are enough. Import
 * this before the library.
 */
const nothing = () => undefined;

if (!('getMetadata' in Reflect)) Object.assign(Reflect, { getMetadata: nothing, getOwnMetadata: nothing });
