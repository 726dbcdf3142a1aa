import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import sidebars from '../../sidebars.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const yaml = (file: string) => parse(read(file)) as Workflow;
const json = <T>(file: string) => JSON.parse(read(file)) as T;

const { scripts, devDependencies } = json<{
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
}>('package.json');

interface Workflow {
  jobs: Record<string, { strategy?: { matrix: object }; steps: { run?: string }[] }>;
}
const workflows = globSync('.github/workflows/*.yml');

test.each(workflows)('%s is a workflow, and the scripts that it runs exist', (file) => {
  const { jobs } = yaml(file);
  const commands = Object.values(jobs)
    .flatMap(({ steps }) => steps.map(({ run = '' }) => run))
    .join('\n');
  const named = [...commands.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
});

test("the README's two commands run on three systems with each supported Node.js, and the rest runs nightly", () => {
  const { jobs } = yaml('.github/workflows/test.yml');
  expect(jobs.readme?.strategy?.matrix).toEqual({
    os: ['ubuntu-latest', 'macos-latest', 'windows-latest'],
    node: [20, 22, 24],
  });
  const commands = jobs.readme?.steps
    .map(({ run }) => run?.trim().split('\n')[0]?.replace(/ &$/, ''))
    .filter(Boolean);
  expect(commands).toEqual(['npm ci', 'npm start', 'npm test']);
  const readme = read('README.md');
  for (const command of ['npm ci && npm start', 'npm test', 'npm run test:all'])
    expect(readme).toContain(`\n${command}\n`);
  expect(read('.github/workflows/nightly.yml')).toContain('npm run test:all');
});

test('the editor, the container, and the installation agree with the rest of the project', () => {
  const { recommendations } = json<{ recommendations: string[] }>('.vscode/extensions.json');
  const container = json<{
    image: string;
    forwardPorts: number[];
    customizations: { vscode: { extensions: string[] } };
  }>('.devcontainer/devcontainer.json');
  for (const extension of container.customizations.vscode.extensions)
    expect(recommendations).toContain(extension);
  expect(container.image).toContain(`:${devDependencies.node?.split('.')[0]}`);
  expect(container.forwardPorts).toEqual([4321]);
  expect(json<Record<string, unknown>>('.vscode/settings.json')['editor.rulers']).toEqual([110]);
  expect(read('.editorconfig')).toContain('max_line_length = 110');
  expect(json<{ formatter: { lineWidth: number } }>('biome.json').formatter.lineWidth).toBe(110);
  for (const copy of globSync('packages/*/LICENSE')) expect(read(copy)).toBe(read('LICENSE'));
});

interface Entry {
  label?: string;
  id?: string;
  items?: (Entry | string)[];
}

/** The lists of entries that the sidebar shows, by the label, or the page, above them. */
const listsIn = (label: string, items: (Entry | string)[]): [string, number][] => [
  [label, items.length],
  ...items.flatMap((item) =>
    typeof item === 'string' || !item.items ? [] : listsIn(item.label ?? item.id ?? '', item.items),
  ),
];

test('the sidebar can be read as a map: at most 175 rows, and nine below a label', () => {
  const lists = listsIn('', sidebars.docs as Entry[]);
  const rows = lists.reduce((sum, [, length]) => sum + length, 0);
  const full = lists.slice(1).find(([, length]) => length > 9);
  if (full)
    expect.fail(
      `sidebars.ts: “${full[0]}” has ${full[1]} entries, and at most 9 can be read at a glance; put some of them in a category of their own`,
    );
  if (rows > 175)
    expect.fail(
      `sidebars.ts has ${rows} rows, and a reader scans at most 175; remove a \`link\`, whose page has a row elsewhere, merge a page with another one, or give a page \`unlisted\` entries, which it lists itself`,
    );
});
