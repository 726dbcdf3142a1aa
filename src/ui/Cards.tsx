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
