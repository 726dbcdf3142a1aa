import { JPEG, type Step, type Tool } from '../tool.ts';

const jpegtranStep = (operation: Step['operation'], settings: Step['settings'], options: string): Step => ({
  operation,
  settings,
  command: `jpegtran ${options}-outfile {out} {in}`,
  formats: JPEG,
});

/** libjpeg-turbo's lossless transformations: `-copy comments` is the default. */
export const jpegtran: Tool = {
  name: 'jpegtran',
  source: { from: 'Debian', packages: ['libjpeg-turbo-progs'] },
  language: 'sh',
  version: 'jpegtran -version 2>&1 | head -1',
  steps: [
    jpegtranStep('Optimize', 'default', '-optimize '),
    jpegtranStep('Optimize', 'best', '-copy all -optimize '),
    jpegtranStep('Rotate losslessly', 'default', '-rotate 90 '),
    jpegtranStep('Rotate losslessly', 'best', '-copy all -rotate 90 '),
    jpegtranStep('Strip metadata', 'default', '-copy none '),
  ],
};

const optimize = (settings: Step['settings'], more: string): Step => ({
  operation: 'Optimize',
  settings,
  command: `Path('{out}').write_bytes(mozjpeg.optimize(Path('{in}').read_bytes()${more}))`,
  formats: JPEG,
});

/** MozJPEG's lossless optimization, from Python. */
export const mozjpeg: Tool = {
  name: 'MozJPEG',
  source: { from: 'PyPI', packages: ['mozjpeg-lossless-optimization==1.3.2'] },
  language: 'python',
  program: (command) =>
    `from importlib.metadata import version\nfrom pathlib import Path\nimport mozjpeg_lossless_optimization as mozjpeg\n${command}\n`,
  version: "print('mozjpeg-lossless-optimization', version('mozjpeg-lossless-optimization'))",
  steps: [optimize('default', ''), optimize('best', ', copy=mozjpeg.COPY_MARKERS.ALL')],
};
