import { z } from 'zod';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { highlightLines } from '../../content/markdown/highlight.ts';
import { CodeTabs } from '../../ui/CodeBlock.tsx';

const MANAGERS: ReadonlyArray<readonly [name: string, add: string, dev: string]> = [
  ['npm', 'npm install', '--save-dev'],
  ['pnpm', 'pnpm add', '--save-dev'],
  ['yarn', 'yarn add', '--dev'],
  ['bun', 'bun add', '--dev'],
];

/** Each package manager's command. @param packages as written after the command: `c2pa@1.2.3 zod` */
const installCommands = (packages: string, isDev: boolean) =>
  MANAGERS.map(([name, add, dev]) => ({ name, command: `${add} ${isDev ? `${dev} ` : ''}${packages}` }));

export default defineComponent({
  name: 'PackageManagers',
  description: 'Install commands for four package managers; `dev` installs development dependencies',
  usage: '<PackageManagers add="@contentauth/c2pa-web@0.13.1" dev={true} />',
  attributes: z.object({ add: writtenText, dev: z.boolean().optional() }),
  async load({ add, dev }, { nextNumber }) {
    const tabs = await Promise.all(
      installCommands(add, dev === true).map(async ({ name, command }) => ({
        value: name,
        label: name,
        lang: 'sh',
        lines: await highlightLines(command, 'sh'),
      })),
    );
    return { name: `tabs-${nextNumber()}`, tabs };
  },
  View: ({ name, tabs }) => CodeTabs({ name, kind: 'package-manager', legend: 'Package manager', tabs }),
});
