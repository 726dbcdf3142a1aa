import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';

export interface Card {
  title: string;
  href: string;
  text: string;
}

/** A list of links with one line each, for next steps. */
export function Cards({
  items,
  href: linkTo,
}: {
  items: readonly Card[];
  href: (address: string) => string;
}) {
  return (
    <ul className="cards">
      {items.map(({ title, href, text }) => (
        <li key={href}>
          <a href={linkTo(href)}>{title}</a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

const LIST = '`items` must be a list like {[{ title: "…", href: "/docs/…", text: "…" }]}';
const filled = z.string(LIST).min(1, LIST);

export default defineComponent({
  name: 'Cards',
  attributes: z.object({
    items: z.array(z.object({ title: filled, href: filled, text: filled }, LIST), LIST),
  }),
  load: (attributes) => attributes,
  View: Cards,
});
