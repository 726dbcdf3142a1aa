import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { libraries } from '../../content/data/libraries.ts';
import { highlightLines } from '../../content/markdown/highlight.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { href } from '../../ui/href.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { LANGUAGE_TASKS } from '../../views/landing/links.ts';
import { languageName } from '../samples/run.ts';

/** How each library is installed, by its id in data/libraries.json, which is the language of its samples. */
const COMMANDS: ReadonlyArray<readonly [id: string, command: string]> = [
  ['node', 'npm install @contentauth/c2pa-node'],
  ['python', 'pip install c2pa-python'],
  ['rust', 'cargo add c2pa'],
  ['cpp', 'git clone https://github.com/contentauth/c2pa-cpp'],
  ['web', 'npm install @contentauth/c2pa-web'],
  ['c2patool', 'cargo install c2patool --locked'],
];

/** An install command in each language that the docs have, with the newest release and what it needs. */
export async function installTabs(
  sourceDir: string,
  known: ReadonlySet<string>,
): Promise<ReactElement | undefined> {
  if (!existsSync(join(sourceDir, 'data', 'libraries.json'))) return undefined;
  const all = libraries(sourceDir).libraries;
  const tabs = COMMANDS.flatMap(([value, command]) => {
    const library = all.find(({ id }) => id === value);
    const docs = LANGUAGE_TASKS.find(({ packageName }) => packageName === library?.package);
    return library && docs && known.has(docs.address) ? [{ value, command, library, docs }] : [];
  });
  const shown = tabs.map(async ({ value, command, library, docs }) => ({
    value,
    label: languageName(value),
    panel: (
      <>
        <CodeBlock lang="sh" lines={await highlightLines(command, 'sh')} />
        <p>
          <a href={href(docs.address)}>{docs.name} docs</a>
          <small>
            Version {library.version}, needs {library.needs.split(';')[0]}
          </small>
        </p>
      </>
    ),
  }));
  return <Tabs name="install" kind="language" legend="Language" tabs={await Promise.all(shown)} />;
}
