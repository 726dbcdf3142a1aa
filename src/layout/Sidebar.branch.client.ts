import { loadPage } from '../client/navigation/load.ts';
import { showCurrent } from './Sidebar.client.ts';

/** The link of a branch's category, which leads to a page with its entries. */
const linkOf = (details: HTMLElement) =>
  details.parentElement?.querySelector<HTMLAnchorElement>(':scope > a');

/**
 * The entries of a branch that this page omits, without the state of the page they come from; undefined if that page
 * doesn't have the branch.
 */
async function entriesOf(details: HTMLElement): Promise<Element | undefined> {
  const link = linkOf(details);
  if (!link) return undefined;
  const page = await loadPage(new URL(link.href), new AbortController().signal);
  const same = [...(page?.querySelectorAll<HTMLElement>('#sidebar details') ?? [])].find(
    ({ dataset }) => dataset.key === details.dataset.key,
  );
  const tree = same?.querySelector('.tree') ?? undefined;
  for (const mark of tree?.querySelectorAll('[aria-current]') ?? []) mark.removeAttribute('aria-current');
  return tree;
}

/**
 * Fills a sidebar branch that this page omits because of its size. If it can't be loaded, the browser opens the page
 * that has it.
 */
export async function fillBranch(details: HTMLDetailsElement): Promise<void> {
  const link = linkOf(details);
  if (!link || details.querySelector('.tree')) return;
  try {
    const tree = await entriesOf(details);
    if (!tree) throw new Error(`${link.pathname} has no such branch`);
    if (!details.querySelector('.tree')) details.append(tree);
  } catch (error) {
    console.warn('a branch of the sidebar could not be loaded, so its page is opened', error);
    location.assign(link.href);
  }
}

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
export async function keepBranches(): Promise<void> {
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
