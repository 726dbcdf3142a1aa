import { extname } from 'node:path';

const EXTENSION_LANGUAGES: Readonly<Record<string, string>> = {
  mjs: 'js',
  cjs: 'js',
  js: 'js',
  ts: 'ts',
  tsx: 'tsx',
  py: 'python',
  rs: 'rust',
  cpp: 'cpp',
  hpp: 'cpp',
  c: 'c',
  h: 'c',
  sh: 'sh',
  json: 'json',
  html: 'html',
  css: 'css',
  md: 'md',
  toml: 'toml',
  yaml: 'yaml',
  yml: 'yaml',
  cnf: 'ini',
  txt: 'text',
};

/** The fence language for a file name. */
export function languageOfFile(file: string): string {
  return EXTENSION_LANGUAGES[extname(file).slice(1)] ?? 'text';
}
