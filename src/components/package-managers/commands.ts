const MANAGERS: ReadonlyArray<readonly [name: string, add: string, dev: string]> = [
  ['npm', 'npm install', '--save-dev'],
  ['pnpm', 'pnpm add', '--save-dev'],
  ['yarn', 'yarn add', '--dev'],
  ['bun', 'bun add', '--dev'],
];

/** Each package manager's command. @param packages as written after the command: `c2pa@1.2.3 zod` */
export const installCommands = (packages: string, isDev: boolean) =>
  MANAGERS.map(([name, add, dev]) => ({ name, command: `${add} ${isDev ? `${dev} ` : ''}${packages}` }));
