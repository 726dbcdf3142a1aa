import { branchOf } from './branch.ts';
import { showCurrent } from './sidebar.ts';

const KEY = 'sidebar';

/** The branches that the reader has open, those around others first, and how far the list is scrolled. */
interface Memory {
  open: string[];
  top: number;
}

const branches = () => [...document.querySelectorAll<HTMLDetailsElement>('#sidebar details')];

/**
 * Where a link loads the whole page (no Navigation API), the sidebar is made anew by each page: this opens what was open
 * on the page before. Storage may be blocked; then only the branch of the page is open.
 */
export async function start(): Promise<void> {
  const menu = document.getElementById('menu');
  if (!menu?.querySelector('#sidebar')) return;
  addEventListener('pagehide', () => {
    const open = branches().flatMap((branch) => (branch.open ? [branch.dataset.key ?? ''] : []));
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ open, top: menu.scrollTop } satisfies Memory));
    } catch {
      // Blocked or full.
    }
  });
  const memory = recall();
  if (!memory) return;
  for (const key of memory.open) await reopen(key);
  menu.scrollTop = memory.top;
  showCurrent();
}

function recall(): Memory | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Opens a branch; one that this page leaves out comes from the page of its category, or stays closed. */
async function reopen(key: string): Promise<void> {
  const branch = branches().find(({ dataset, open }) => dataset.key === key && !open);
  if (!branch) return;
  const tree = branch.querySelector('.tree') ?? (await branchOf(key).catch(() => undefined));
  if (!tree) return;
  branch.append(tree);
  branch.open = true;
}
