import { launchChromium } from '../../scripts/lib/samples/page.ts';
import { visit } from '../../scripts/lib/samples/toolchains/web.ts';

/** Opens a server's page in Chromium, chooses files for its file inputs, and returns what it shows. */
export async function visitPage(address: string, cwd: string, choose: readonly string[]): Promise<string> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ acceptDownloads: true });
    const { stdout, stderr } = await visit(page, address, { choose: [...choose], cwd });
    return stdout + stderr;
  } finally {
    await browser.close();
  }
}
