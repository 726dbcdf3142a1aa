import type { Step, Tool } from '../tool.ts';

const step = (operation: Step['operation'], settings: Step['settings'], more: string): Step => ({
  operation,
  settings,
  command: `oxipng.optimize('{in}', '{out}'${more})`,
  formats: ['png'],
});

/** oxipng in its Python package, which needs no compiler. */
export const oxipng: Tool = {
  name: 'oxipng',
  source: { from: 'PyPI', packages: ['pyoxipng==9.1.1'] },
  language: 'python',
  program: (command) => `from importlib.metadata import version\nimport oxipng\n${command}\n`,
  version: "print('pyoxipng', version('pyoxipng'))",
  steps: [
    step('Optimize', 'default', ''),
    step('Optimize', 'best', ", strip=oxipng.StripChunks.keep([b'caBX'])"),
    step('Strip metadata', 'default', ', strip=oxipng.StripChunks.safe()'),
  ],
};
