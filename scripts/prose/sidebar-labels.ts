import type { SidebarItemInput, SidebarsConfig } from '../../src/config/sidebars.ts';

const labeled = (item: SidebarItemInput): Array<[id: string, label: string]> => {
  if (typeof item === 'string') return [];
  const below = 'items' in item ? item.items.flatMap(labeled) : [];
  return 'id' in item && item.id && item.label ? [[item.id, item.label], ...below] : below;
};

/** The labels in sidebars.ts by page id; a page that doesn't have a label there isn't included. */
export const labelsIn = (sidebars: SidebarsConfig): Map<string, string> =>
  new Map(Object.values(sidebars).flat().flatMap(labeled));
