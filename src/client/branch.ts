import { loadPage } from './navigation/load.ts';

/** A category's branch from its own page, without that page's state; undefined if the page doesn't have one. */
export async function branchOf(address: string): Promise<Element | undefined> {
  const page = await loadPage(new URL(address, location.href), new AbortController().signal);
  const same = [...(page?.querySelectorAll<HTMLElement>('#sidebar details') ?? [])].find(
    ({ dataset }) => dataset.key === address,
  );
  const tree = same?.querySelector('.tree') ?? undefined;
  for (const mark of tree?.querySelectorAll('[aria-current]') ?? []) mark.removeAttribute('aria-current');
  return tree;
}

/**
 * Fills a sidebar branch that this page omits because of its size. If it can't be loaded, the browser opens the
 * category's own page, which contains it.
 */
export async function fillBranch(details: HTMLDetailsElement): Promise<void> {
  const address = details.dataset.key;
  if (!address || details.querySelector('.tree')) return;
  try {
    const tree = await branchOf(address);
    if (!tree) throw new Error(`${address} has no such branch`);
    if (!details.querySelector('.tree')) details.append(tree);
  } catch (error) {
    console.warn('a branch of the sidebar could not be loaded, so its page is opened', error);
    location.assign(address);
  }
}
