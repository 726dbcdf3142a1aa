import { copyButton } from '../../ui/CodeBlock.client.ts';

/** A window without room beside the list, which a record fills. */
const NARROW = '(max-width: 1199px)';

const hashOf = (record: Element) => `#${record.closest('tr')?.id}`;
const openOne = (group: ParentNode) => group.querySelector<HTMLDetailsElement>('.record[open]');

/** Adds what needs script: the button, and copying. Not before it's opened: there are hundreds of records. */
function dress(group: HTMLElement, record: HTMLElement): void {
  const sheet = record.querySelector('.record-sheet');
  if (!sheet || sheet.querySelector('.record-close')) return;
  const button = group.querySelector<HTMLTemplateElement>('template:not([data-state])');
  sheet.prepend(button?.content.cloneNode(true) ?? '');
  for (const value of sheet.querySelectorAll('.record-raw dd, [data-exact]'))
    value.append(
      copyButton(value.previousElementSibling?.textContent ?? '', () =>
        navigator.clipboard.writeText(value.firstChild?.textContent ?? ''),
      ),
    );
}

/** In a narrow window, a record is over the page, and nothing else can be reached. */
function cover(record: HTMLElement, isOpen: boolean): void {
  const sheet = record.querySelector<HTMLElement>('.record-sheet');
  if (!sheet || (isOpen && !matchMedia(NARROW).matches) || (!isOpen && sheet.popover === null)) return;
  sheet.popover = isOpen ? 'manual' : null;
  sheet.role = isOpen ? 'dialog' : null;
  sheet.ariaLabel = isOpen ? (sheet.querySelector('.record-head strong')?.textContent ?? null) : null;
  for (let part: Element = sheet; part !== document.body && part.parentElement; part = part.parentElement)
    for (const other of part.parentElement.children)
      if (other !== part && other instanceof HTMLElement) other.inert = isOpen;
  if (!isOpen) return;
  sheet.showPopover();
  sheet.querySelector<HTMLElement>('.record-close')?.focus();
}

/** A record that's opened has the page's address; its button, Escape, and Back close it. */
export function startRecords(group: HTMLElement): void {
  /** Whether Back leads from the open record to the page as it was before. */
  let isPushed = false;
  const close = () => {
    const record = openOne(group);
    if (!record) return;
    record.open = false;
    cover(record, false);
    record.querySelector('summary')?.focus({ preventScroll: true });
  };
  const isShown = (record: Element) => location.hash === hashOf(record);
  group.addEventListener(
    'toggle',
    ({ target }) => {
      const record = target as HTMLDetailsElement;
      if (!record.matches('.record')) return;
      if (record.open) {
        dress(group, record);
        cover(record, true);
        if (isShown(record)) return;
        // A record that replaces another one doesn't add a step to the history.
        history[isPushed ? 'replaceState' : 'pushState'](history.state, '', hashOf(record));
        isPushed = true;
        return;
      }
      cover(record, false);
      if (openOne(group) || !isShown(record)) return;
      if (isPushed) history.back();
      else history.replaceState(history.state, '', location.pathname + location.search);
      isPushed = false;
    },
    true,
  );
  group.addEventListener('click', ({ target }) => {
    const pressed = target as Element;
    if (pressed.closest('.record-close')) close();
    // The rest of the row, which the summary's own area doesn't cover.
    else if (!pressed.closest('summary, a, button, .record-sheet')) {
      const summary = pressed.closest('tbody tr')?.querySelector<HTMLElement>('.record > summary');
      summary?.focus({ preventScroll: true });
      summary?.click();
    }
  });
  // A record that came by its address doesn't have the focus.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && group.isConnected) close();
  });
  addEventListener('popstate', () => {
    const record = openOne(group);
    if (!group.isConnected || !record || isShown(record)) return;
    isPushed = false;
    close();
  });
}
