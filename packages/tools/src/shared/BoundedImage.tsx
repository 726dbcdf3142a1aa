import { type ImgHTMLAttributes, type ReactNode, type SyntheticEvent, useState } from 'react';
import { MAX_PIXELS } from './pixels.ts';

export interface BoundedImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  alt: string;
  /** Shown instead of an image with too many pixels. */
  instead?: ReactNode;
}

/** An image from an untrusted file. It's hidden, and so not drawn, until its size is known. */
export function BoundedImage({ instead = null, onLoad, src, alt, ...rest }: BoundedImageProps) {
  const [known, setKnown] = useState<{ src?: string | undefined; isLarge: boolean }>();
  const isKnown = known?.src === src;
  const measure = (event: SyntheticEvent<HTMLImageElement>) => {
    const { naturalWidth, naturalHeight } = event.currentTarget;
    setKnown({ src, isLarge: naturalWidth * naturalHeight > MAX_PIXELS });
    onLoad?.(event);
  };
  if (isKnown && known?.isLarge) return instead;
  return <img {...rest} src={src} alt={alt} hidden={!isKnown} onLoad={measure} />;
}
