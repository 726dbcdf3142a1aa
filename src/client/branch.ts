import { loadPage } from './navigation/load.ts';

/** The link of a branch's category, which leads to a page with its entries. */
const linkOf = (details: HTMLElement) =>
  details.parentElement?.querySelector<HTMLAnchorElement>(':scope > a');

/**
 * The entries of a branch that this page omits, without the state of the page they come from; undefined if that page
 * doesn't have the branch.
 */
export async function entriesOf(details: HTMLElement): Promise<Element | undefined> {
  const link = linkOf(details);
  if (!link) return undefined;
  const page = await loadPage(new URL(link.href), new AbortController().signal);
  const same = [...(page?.document.querySelectorAll<HTMLElement>('#sidebar details') ?? [])].find(
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
