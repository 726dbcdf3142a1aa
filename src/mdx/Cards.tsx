export interface Card {
  title: string;
  href: string;
  text: string;
}

/** Where to go next: a list of links with one line each. */
export function Cards({ items }: { items: Card[] }) {
  return (
    <ul className="cards">
      {items.map(({ title, href, text }) => (
        <li key={href}>
          <a href={href}>{title}</a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
