import { FORMATS } from '../../../src/content/data/survival.ts';
import type { Tool } from '../tool.ts';

/** Copies the bytes, as uploads, downloads, and object storage do. */
export const copy: Tool = {
  name: 'cp',
  source: { from: 'this machine', program: 'cp' },
  language: 'sh',
  version: 'cp --version | head -1',
  steps: [{ operation: 'Copy', settings: 'default', command: 'cp {in} {out}', formats: FORMATS }],
};
