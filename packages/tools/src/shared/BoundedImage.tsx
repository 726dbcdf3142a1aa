import { type ImgHTMLAttributes, type ReactNode, type SyntheticEvent, useReducer } from 'react';
import { MAX_PIXELS } from './pixels.ts';

export interface BoundedImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  alt: string;
  /** Shown instead of an image with too many pixels. */
  instead?: ReactNode;
}

/** The sizes of images that were drawn before: an element that takes over shows such an image at once. */
const sizes = new Map<string, ImageSize>();

export interface ImageSize {
  width: number;
  height: number;
}

/** The size of an image that a `BoundedImage` has measured. */
export const measuredSize = (src: string | undefined): ImageSize | undefined => sizes.get(src ?? '');

/** An image from an untrusted file. It's hidden, and so not drawn, until its size is known. */
export function BoundedImage({ instead = null, onLoad, src, alt, ...rest }: BoundedImageProps) {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const size = measuredSize(src);
  const measure = (event: SyntheticEvent<HTMLImageElement>) => {
    const { naturalWidth: width, naturalHeight: height } = event.currentTarget;
    if (src !== undefined) sizes.set(src, { width, height });
    drawAgain();
    onLoad?.(event);
  };
  if (size && size.width * size.height > MAX_PIXELS) return instead;
  return <img {...rest} src={src} alt={alt} hidden={size === undefined} onLoad={measure} />;
}
