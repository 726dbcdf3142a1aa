/** A project's file, as served for reading. */
export interface SandboxFile {
  /** Path in the project: `src/main.js`. */
  path: string;
  bytes: number;
  /** Address of a picture, relative to the sandbox's folder. */
  address?: string;
  /** Missing for a picture. */
  code?: {
    text: string;
    /** The same text as highlighted HTML. */
    html: string;
  };
}

/** `files.json` in a sandbox's folder. */
export interface SandboxContents {
  title: string;
  /** The name of the bundler that built the running example. */
  builtWith: string;
  /** Address of the running example, relative to the sandbox's folder. */
  page: string;
  /** Path of the file shown first. */
  open: string;
  /** Height of the frame, in CSS pixels. */
  height: number;
  /** Size of the zip in bytes. */
  zipBytes: number;
  files: SandboxFile[];
  /** The package that readers get as a tarball, as text files for services that take only text: path → content. */
  unpacked: Readonly<Record<string, string>>;
}

/** Addresses from the site's root, without the base. */
export const sandboxAddresses = (name: string) => {
  const folder = `/sandboxes/${name}/`;
  return {
    folder,
    page: `/sandboxes/app/${name}.html`,
    text: `${folder}files.txt`,
    zip: `${folder}sandbox-${name}.zip`,
  };
};

/** Accepts a project as a form and opens it: https://developer.stackblitz.com/platform/api/post-api */
export const STACKBLITZ = 'https://stackblitz.com/run';

/** The form accepts only text, and a bundler doesn't start if a file is missing. */
const PLACEHOLDER =
  'StackBlitz accepts only text files. Replace this one with the image of the same name from the zip file of the example.\n';

/**
 * The fields of the form that submits a project, by name. `node` is the template that installs package.json and runs
 * its `start`.
 */
export function stackblitzFields({
  title,
  files,
  unpacked,
}: SandboxContents): Array<[name: string, value: string]> {
  const texts = new Map([
    ...files.map(({ path, code }) => [path, code?.text ?? PLACEHOLDER] as const),
    ...Object.entries(unpacked),
  ]);
  return [
    ['project[title]', title],
    ['project[description]', 'An example from the documentation of the open-source C2PA tools'],
    ['project[template]', 'node'],
    ...[...texts].map(([path, text]): [string, string] => [`project[files][${path}]`, text]),
  ];
}
