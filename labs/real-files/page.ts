import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { Page } from '@playwright/test';
import { toolAddress } from '../../src/config/tool-pages.ts';
import { builtDir } from '../../tests/support/site-pages.ts';
import { withBrowser } from '../../tests/support/with-browser.ts';

/** What someone sees who opens a file. */
export interface Seen {
  /** The badge, or the title of a file without a verdict. */
  label: string;
  /** Empty without a verdict. */
  headline: string;
  /** What follows it, or the text below the title. */
  sentence: string;
}

const READING = 60_000;

async function seenOn(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const text = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim()).join(' ');
    const label = text('.verdict .verdict-state');
    return label
      ? {
          label,
          // As it's announced: the summary leaves out what the card says already.
          headline: text('.inspector > [role=status]').replace(`${label}. `, ''),
          sentence: text('.card-panel > .verdict-rows > :nth-child(2) dd'),
        }
      : { label: text('.outcome h3'), headline: '', sentence: text('.outcome > p') };
  });
}

/**
 * Opens each file in the inspector of the built site, one after the other, as a reader would.
 * @throws Error if a file has no answer, or the page an error
 */
export async function inPage(paths: readonly string[]): Promise<Seen[]> {
  return withBrowser(builtDir, async (browser, base) => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(base) && !url.startsWith('blob:') && !url.startsWith('data:'))
        errors.push(`a request to ${url}`);
    });
    await page.goto(base + toolAddress('inspect'));
    const seen: Seen[] = [];
    for (const path of paths) {
      await page.locator('.drop-panel input[type=file]').setInputFiles(path);
      await page.locator('.verdict, .outcome').first().waitFor({ timeout: READING });
      seen.push(await seenOn(page));
      if (errors.length > 0) throw new Error(`${path}: ${errors.join('; ')}`);
      await page.getByRole('button', { name: 'Inspect another file' }).click();
    }
    return seen;
  });
}

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
