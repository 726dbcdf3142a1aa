import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withVersions } from './recommended.ts';

/** The page with the setup of a folder for each language. */
export const SET_UP_PAGE = 'docs/manifest/run-samples.mdx';

/**
 * The commands in the page's section for a language.
 * @throws Error if the page has no such section, or no commands in it
 */
export function setUpCommands(root: string, language: string): string {
  const page = withVersions(readFileSync(join(root, SET_UP_PAGE), 'utf8'), root);
  const [, section = ''] = new RegExp(`^## .*\\{#${language}\\}$([\\s\\S]*?)(?=^## )`, 'm').exec(page) ?? [];
  const [, commands] = /^```sh\n([\s\S]*?)^```$/m.exec(section) ?? [];
  if (!commands) throw new Error(`${SET_UP_PAGE} shows no commands in a section {#${language}}`);
  return commands;
}
