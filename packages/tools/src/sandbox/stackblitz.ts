import type { SandboxContents } from './contents.ts';

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
