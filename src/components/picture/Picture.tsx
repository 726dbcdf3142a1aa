import { Icon } from '../../ui/Icon.tsx';

/** A picture with Content Credentials. */
export interface PictureData {
  src: string;
  /** The file's name next to the page, which distinguishes the pins on a page. */
  name: string;
  alt: string;
  title?: string;
  width: number;
  height: number;
  /** Where its Content Credentials are shown and explained; the pin links there. */
  credentials: string;
}

const PIN = 'Content Credentials of this image';

/** A picture with a pin that shows that its file has Content Credentials. */
export function Picture({ credentials, name, alt, ...image }: PictureData) {
  return (
    <span className="picture">
      <img {...image} alt={alt} loading="lazy" decoding="async" />
      <a className="pin" href={credentials} aria-label={`${PIN}, ${name}`} title={PIN}>
        <Icon name="seal" />
      </a>
    </span>
  );
}
