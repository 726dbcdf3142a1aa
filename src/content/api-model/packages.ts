/** A file of types that a package publishes under a name of its own. */
export interface EntryPoint {
  /** What follows the package's name in an import: '' or 'inline'. */
  name: string;
  /** From the package's folder. */
  types: string;
}

/** A published package whose types are read. */
export interface PackageSpec {
  name: string;
  /** Whose node_modules it is installed in: the project's, or that of samples/. */
  installedIn: 'project' | 'samples';
  entries: readonly EntryPoint[];
  /** Who holds the copyright of its types and comments, as its license file or its declarations say. */
  holder: string;
}

/** The browser SDK of before September 2025. */
export const LEGACY: PackageSpec = {
  name: 'c2pa',
  installedIn: 'project',
  entries: [{ name: '', types: 'dist/index.d.ts' }],
  holder: 'Adobe',
};

/** Types that the legacy SDK uses in its own; it never had pages. */
export const TOOLKIT: PackageSpec = {
  name: '@contentauth/toolkit',
  installedIn: 'project',
  entries: [{ name: '', types: 'pkg/types/index.d.ts' }],
  holder: 'Adobe',
};

/** Today's browser SDK. */
export const WEB: PackageSpec = {
  name: '@contentauth/c2pa-web',
  installedIn: 'project',
  entries: [
    { name: '', types: 'dist/index.d.ts' },
    { name: 'inline', types: 'dist/inline.d.ts' },
  ],
  holder: 'Adobe',
};

/** Today's SDK for Node.js. */
export const NODE: PackageSpec = {
  name: '@contentauth/c2pa-node',
  installedIn: 'samples',
  entries: [{ name: '', types: 'dist/types/index.d.ts' }],
  holder: 'Adobe',
};
