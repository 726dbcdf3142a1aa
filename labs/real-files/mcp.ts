import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { builtDir } from '../../tests/support/site-pages.ts';
import type { Seen } from './page.ts';

/** What `inspect_file` of the built site's MCP server says about each file: its state, and the answer that's shown first. */
export async function inMcp(paths: readonly string[]): Promise<Seen[]> {
  const folder = mkdtempSync(join(tmpdir(), 'real-files-mcp-'));
  const client = new Client({ name: 'real-files', version: '1.0.0' });
  try {
    const tarball = join(builtDir, 'downloads/content-credentials-mcp.tgz');
    const { status, stderr } = spawnSync('tar', ['-xzf', tarball, '-C', folder], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`the server can't be unpacked: ${stderr}`);
    const program = join(folder, 'package/lib/cli.js');
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [program], stderr: 'ignore' }),
    );
    const seen: Seen[] = [];
    for (const path of paths) {
      const { content, structuredContent } = await client.callTool({
        name: 'inspect_file',
        arguments: { path },
      });
      const said = (structuredContent ?? {}) as { state?: string; answer?: string; meaning?: string };
      const [{ text } = { text: '' }] = content as Array<{ text: string }>;
      seen.push({
        label: said.state ?? '',
        headline: said.answer ?? '',
        sentence: said.meaning ?? text,
      });
    }
    return seen;
  } finally {
    await client.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
