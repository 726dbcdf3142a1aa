import { handFiles, takeGivenFiles } from '@content-credentials/tools/ui/given-files';
import { PAGE } from '@content-credentials/tools/ui/page-changes';
import { loadStylesheet } from '@content-credentials/tools/ui/stylesheet';
import { openIsland } from '../../client/islands.ts';
import { drawBytes } from './bytes.ts';
import motion from './live-card.css?url';

/**
 * Lets the home page accept files and open the inspector with them. `data-drop-target` is the inspector's address. Files
 * can be dropped anywhere in the window.
 */
export function start(): void {
  const target = document.querySelector<HTMLElement>('[data-drop-target]:not([data-started])');
  if (!target) return;
  target.dataset.started = '';
  if (document.querySelector('.live')) void loadStylesheet(motion);
  const canvas = document.querySelector('canvas');
  if (canvas) drawBytes(canvas).catch(console.warn);
  document
    .querySelector('button.live-button')
    ?.addEventListener('click', () => document.querySelector<HTMLInputElement>('.live input')?.click());
  const button = target.querySelector('button');
  const input = target.querySelector('input');
  button?.addEventListener('click', () => input?.click());
  input?.addEventListener('change', () => {
    inspect(target, [...(input.files ?? [])]);
    input.value = '';
  });
  const left = new AbortController();
  takeGivenFiles(
    {
      onFiles: (files) => inspect(target, files),
      onOver: (isOver) => target.toggleAttribute('data-over', isOver),
    },
    left.signal,
  );
  addEventListener(PAGE, () => target.isConnected || left.abort(), { signal: left.signal });
}

/**
 * Navigates to the inspector. If that would load a whole page, which would lose the files, the inspector opens here.
 */
function inspect(target: HTMLElement, files: readonly File[]): void {
  const address = target.dataset.dropTarget;
  if (files.length === 0 || !address) return;
  handFiles(files);
  if ('navigation' in window) {
    document.documentElement.dataset.opens = '';
    location.assign(address);
    return;
  }
  const place = document.createElement('div');
  place.className = 'home-section';
  place.dataset.island = 'inspector';
  document.getElementById('main')?.prepend(place);
  openIsland(place);
}
