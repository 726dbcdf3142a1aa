import { expect } from 'vitest';
import type { Behavior } from '../behavior.ts';

const STATE = '[data-island="inspector"] .verdict h3';
const EXAMPLE = '/samples/manifest-examples/files/created.jpg';

export const tools: readonly Behavior[] = [
  {
    name: 'a file dropped on the home page is inspected',
    async run(page) {
      await page.open('/');
      await page.see('[data-drop-target][data-started]');
      await page.run(async (address) => {
        const file = new File([await (await fetch(address)).blob()], 'mine.jpg', { type: 'image/jpeg' });
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(file);
        document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
      }, EXAMPLE);
      await page.see(STATE);
      await expect.poll(() => page.text(STATE)).toContain('Valid');
      expect(await page.text('.file-bar')).toContain('mine.jpg');
    },
  },
  {
    name: 'several files dropped on the home page become a table, whose rows open',
    async run(page) {
      await page.open('/');
      await page.see('[data-drop-target][data-started]');
      await page.run(async (address) => {
        const file = await (await fetch(address)).blob();
        const dataTransfer = new DataTransfer();
        for (const name of ['a.jpg', 'b.jpg', 'c.jpg'])
          dataTransfer.items.add(new File([file], name, { type: 'image/jpeg' }));
        document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
      }, EXAMPLE);
      await page.see('.files-table');
      await expect.poll(() => page.count('.files-state[data-tone="plain"]')).toBe(3);
      await expect.poll(() => page.count('.files-picture img')).toBe(3);
      await page.click('.files-open');
      await page.see(STATE);
      expect(await page.text('.file-bar')).toContain('a.jpg');
    },
  },
  {
    name: 'the pin of the picture on the home page opens its report',
    async run(page) {
      await page.open('/');
      await page.click('.home-pin');
      await page.see(STATE);
      await expect.poll(() => page.text(STATE)).toContain('Valid');
      expect(await page.text('.file-bar')).toContain('lake.jpg');
    },
  },
];
