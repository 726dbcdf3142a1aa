import type { PictureData } from '../../page-data/picture.ts';
import { Icon } from '../../ui/Icon.tsx';

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
