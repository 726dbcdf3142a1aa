/** A file of types that a package publishes under its own import path. */
export interface EntryPoint {
  /** The part of an import after the package's name: '' or 'inline'. */
  name: string;
  /** Relative to the package's folder. */
  types: string;
}

/** A published package whose types are read. */
export interface PackageSpec {
  name: string;
  /** Where it's installed: in the project's node_modules or in samples/. */
  installedIn: 'project' | 'samples';
  entries: readonly EntryPoint[];
  /** The copyright holder of its types and comments, according to its license file or its declarations. */
  holder: string;
}

/** The browser SDK until September 2025. */
export const LEGACY: PackageSpec = {
  name: 'c2pa',
  installedIn: 'project',
  entries: [{ name: '', types: 'dist/index.d.ts' }],
  holder: 'Adobe',
};

/** Types that the legacy SDK uses in its own; they never had pages. */
export const TOOLKIT: PackageSpec = {
  name: '@contentauth/toolkit',
  installedIn: 'project',
  entries: [{ name: '', types: 'pkg/types/index.d.ts' }],
  holder: 'Adobe',
};

/** The current browser SDK. */
export const WEB: PackageSpec = {
  name: '@contentauth/c2pa-web',
  installedIn: 'project',
  entries: [
    { name: '', types: 'dist/index.d.ts' },
    { name: 'inline', types: 'dist/inline.d.ts' },
  ],
  holder: 'Adobe',
};

/** The current SDK for Node.js. */
export const NODE: PackageSpec = {
  name: '@contentauth/c2pa-node',
  installedIn: 'samples',
  entries: [{ name: '', types: 'dist/types/index.d.ts' }],
  holder: 'Adobe',
};
