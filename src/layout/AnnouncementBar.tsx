import { site } from 'virtual:site';
import { htmlWithLinks } from '../config/fields.ts';
import { href } from '../ui/href.ts';
import { Icon } from '../ui/Icon.tsx';

/** The operator's message. Its close button appears when the script runs; the bar stays closed until the id changes. */
export function AnnouncementBar() {
  const bar = site.announcementBar;
  if (!bar) return null;
  return (
    <aside className="announcement" id="announcement" aria-label="Announcement" data-id={bar.id}>
      <p dangerouslySetInnerHTML={{ __html: htmlWithLinks(bar.content, href) }} />
      {bar.isCloseable && (
        <button type="button" className="icon-button" data-dismiss hidden>
          <Icon name="close" />
          <span className="sr-only">Dismiss the announcement</span>
        </button>
      )}
    </aside>
  );
}
