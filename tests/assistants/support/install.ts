import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type PromisedNode, promisedNodes } from './nodes.ts';
import { tarball } from './tarball.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The program's path, as linked by npm. */
    mcpServer: string;
    /** The oldest and the newest Node.js version that it must run on. */
    nodes: PromisedNode[];
  }
}

/** Installs the package that the site serves, in an empty folder and without a registry: it has no dependencies. */
export default function install(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-installed-'));
  const npm = (...words: string[]) => execFileSync('npm', words, { cwd: folder, stdio: 'pipe' });
  npm('init', '-y');
  npm('install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball);
  project.provide('mcpServer', join(folder, 'node_modules/.bin/content-credentials-mcp'));
  project.provide('nodes', promisedNodes());
  return () => rmSync(folder, { recursive: true, force: true });
}
