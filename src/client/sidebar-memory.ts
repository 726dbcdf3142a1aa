import { entriesOf } from './branch.ts';
import { showCurrent } from './sidebar.ts';

const KEY = 'sidebar';

/** The branches that the reader opened, outermost first, and the scroll position of the list. */
interface Memory {
  open: string[];
  top: number;
}

const branches = () => [...document.querySelectorAll<HTMLDetailsElement>('#sidebar details')];

/**
 * If a link loads the whole page (no Navigation API), each page has a new sidebar. This reopens the branches that
 * were open on the previous page. If storage is blocked, only the current page's branch is open.
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

/** Opens a branch; one that this page omits is loaded from a page that has it, or stays closed. */
async function reopen(key: string): Promise<void> {
  const branch = branches().find(({ dataset, open }) => dataset.key === key && !open);
  if (!branch) return;
  const tree = branch.querySelector('.tree') ?? (await entriesOf(branch).catch(() => undefined));
  if (!tree) return;
  branch.append(tree);
  branch.open = true;
}
