import { expect, test } from 'vitest';
import { componentList } from './list.ts';
import { vocabulary } from './registry.ts';

test('maintainers/COMPONENTS.md is current; `npx vitest run --project=unit src/components --update` writes it', async () => {
  await expect(componentList(vocabulary.components)).toMatchFileSnapshot('../../maintainers/COMPONENTS.md');
});
