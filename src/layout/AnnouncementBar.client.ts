import { onOtherTab, recall, remember } from '../client/storage.ts';

const ID = 'announcement.id';
const DISMISSED = 'announcement.dismissed';

/**
 * Remembers that the announcement was closed until its id changes (spec §4). A line in the head hides a closed bar
 * before the first paint; this module saves the choice.
 */
export function startAnnouncement(): void {
  const bar = document.getElementById('announcement');
  const id = bar?.dataset.id;
  if (!bar || id === undefined) return;
  if (recall(ID) !== id) {
    remember(ID, id);
    remember(DISMISSED, 'false');
  }
  const hide = () => {
    document.documentElement.dataset.announcement = 'dismissed';
  };
  const button = bar.querySelector<HTMLButtonElement>('[data-dismiss]');
  if (button) button.hidden = false;
  button?.addEventListener('click', () => {
    remember(ID, id);
    remember(DISMISSED, 'true');
    hide();
    // The button no longer exists, so move the focus to the content.
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  onOtherTab(DISMISSED, (value) => {
    if (value === 'true' && recall(ID) === id) hide();
  });
}
