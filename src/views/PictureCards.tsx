import './PictureCards.css';
import { href } from '../ui/href.ts';

/** A screenshot of what a card leads to. */
export interface CardPicture {
  src: string;
  width: number;
  height: number;
  alt: string;
}

export interface PictureCard {
  title: string;
  text: string;
  address: string;
  picture?: CardPicture;
}

/**
 * Links with a picture, a name, and a sentence each.
 * @param level of the headings
 */
export function PictureCards({ cards, level }: { cards: readonly PictureCard[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className="picture-cards">
      {cards.map(({ title, text, address, picture }) => (
        <li key={address}>
          {picture && <img {...picture} alt={picture.alt} loading="lazy" decoding="async" />}
          <Heading>
            <a href={href(address)}>{title}</a>
          </Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
