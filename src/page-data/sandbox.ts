/** A file of a project as the site serves it for reading. */
export interface SandboxFile {
  /** Inside the project: `src/main.js`. */
  path: string;
  bytes: number;
  /** Address of the raw file, from the sandbox's own folder. */
  address: string;
  /** Missing for a picture. */
  code?: {
    text: string;
    /** The same text as HTML, coloured by the build. */
    html: string;
  };
}

/** `files.json` in a sandbox's folder. */
export interface SandboxContents {
  title: string;
  /** Path of the file that is shown first. */
  open: string;
  /** Of the frame, in CSS pixels. */
  height: number;
  /** Bytes of the zip. */
  zipBytes: number;
  files: SandboxFile[];
}

/** Addresses from the root of the site, without base. */
export const sandboxAddresses = (name: string) => {
  const folder = `/sandboxes/${name}/`;
  return { folder, page: `${folder}app/run.html`, zip: `${folder}sandbox-${name}.zip` };
};
