/** Fills what a page has until the search is loaded: a field, and an empty element below it. */

import { settings } from 'virtual:search';
import { LEAVING } from '@content-credentials/tools/ui/page-changes';
import { loadStylesheet } from '@content-credentials/tools/ui/stylesheet';
import { createRoot } from 'react-dom/client';
import { askIndex, index } from './answer.ts';
import { listen } from './dialog.ts';
import { essenceOf } from './pasted.ts';
import { Search } from './Search.tsx';
import href from './search.css?url';

/** Without it, the search is unstyled but works. */
const stylesheet = loadStylesheet(href);

// This module is fetched when the reader is about to search. A failure is told when they do.
if (!settings.algolia) index.names().catch(() => {});

/** @param shell the dialog, which is filled each time it's opened, or the form of the results page */
export async function mount(shell: HTMLElement): Promise<void> {
  await stylesheet;
  const field = shell.querySelector('input') as HTMLInputElement;
  if (!shell.isConnected || shell.dataset.started !== undefined) return;
  const isDialog = shell instanceof HTMLDialogElement;
  if (settings.algolia && isDialog) return (await import('./hosted.tsx')).openDialog(shell, field.value);
  const ask = settings.algolia ? (await import('./algolia.ts')).askAlgolia : askIndex;
  if (!settings.algolia) index.all().catch(() => {});

  const root = createRoot(shell.lastElementChild as Element);
  const render = () =>
    root.render(<Search query={field.value.trim()} type={type} ask={ask} isDialog={isDialog} />);
  const type = (text: string) => {
    field.value = text;
    render();
    field.focus();
  };
  field.oninput = render;
  field.onpaste = (event) => {
    const essence = essenceOf(event.clipboardData?.getData('text/plain') ?? '');
    if (essence === undefined) return;
    event.preventDefault();
    type(essence);
  };
  if (isDialog) listen(shell, field);
  else field.value ||= new URLSearchParams(location.search).get('q') ?? '';
  shell.dataset.started = '';
  render();
  const end = () => {
    root.unmount();
    delete shell.dataset.started;
  };
  if (isDialog) shell.addEventListener('close', end, { once: true });
  else addEventListener(LEAVING, end, { once: true });
}
