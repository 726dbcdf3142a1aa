import { Icon } from '../ui/Icon.tsx';

export interface PictureProps {
  src: string;
  /** What its file is called beside the page: tells the pins of a page apart. */
  name: string;
  alt: string;
  title?: string;
  width: number;
  height: number;
  /** Where its Content Credentials are shown and explained: the pin leads there. */
  credentials: string;
}

const PIN = 'Content Credentials of this picture';

/** A picture of a page, with a pin that says that its file carries Content Credentials. */
export function Picture({ credentials, name, alt, ...image }: PictureProps) {
  return (
    <span className="picture">
      <img {...image} alt={alt} loading="lazy" decoding="async" />
      <a className="pin" href={credentials} aria-label={`${PIN}, ${name}`} title={PIN}>
        <Icon name="seal" />
      </a>
    </span>
  );
}
