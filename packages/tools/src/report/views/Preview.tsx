import type { Report } from '@content-credentials/verdict/report/report';
import { verdictOf } from '@content-credentials/verdict/report/verdict';
import { type ReactNode, useState } from 'react';
import type { Asset } from '../../intake/asset.ts';
import {
  BoundedImage,
  type BoundedImageProps,
  type ImageSize,
  measuredSize,
} from '../../shared/BoundedImage.tsx';
import { useObjectUrl } from '../../shared/use-object-url.ts';

export interface PreviewProps {
  asset: Asset;
  report: Report;
  /** Over the image. */
  mark?: ReactNode;
}

/** Larger images don't get a preview. */
const MAX_PREVIEW = 60_000_000;

/** The file itself, if it's an image that browsers show and that isn't too large. */
export const shownImage = ({ blob, format }: Asset): Blob | undefined =>
  format.isShown === true && blob.size <= MAX_PREVIEW ? blob : undefined;

/** The file itself if browsers can show or play it; otherwise, the thumbnail in its credentials. */
export function Preview({ asset, report, mark }: PreviewProps) {
  const { kind } = asset.format;
  const [isUnplayable, setUnplayable] = useState(false);
  // A mark shows the place; without one, it isn't known.
  const isTorn = !mark && verdictOf(report).isCracked;
  const className = `verdict-picture${isTorn ? ' torn' : ''}`;
  const isPicture = shownImage(asset) !== undefined;
  const isMedia = (kind === 'video' || kind === 'audio') && !isUnplayable;
  const own = useObjectUrl(isPicture || isMedia ? asset.blob : undefined);
  const credentials = report.pictures.get(report.tree.picture ?? '');
  const cover = useObjectUrl(credentials);
  // We don't know what the image shows; only its credentials may say so.
  const thumbnail = cover && (
    <FramedImage className={className} src={cover} alt="Thumbnail from the credentials" />
  );
  // The place is there before what's in it, so that the text beside it doesn't move.
  const inPlace = (shown: ReactNode) => <div className="verdict-place">{shown}</div>;
  if (isMedia && kind === 'video')
    return inPlace(
      own && (
        // biome-ignore lint/a11y/useMediaCaption: the reader's own file, with or without captions
        <video
          className="verdict-picture"
          src={own}
          poster={cover}
          controls
          playsInline
          preload="metadata"
          aria-label="The file, as your browser plays it"
          onError={() => setUnplayable(true)}
        />
      ),
    );
  if (isMedia)
    return (
      own && (
        <div className="verdict-sound">
          {thumbnail}
          {/* biome-ignore lint/a11y/useMediaCaption: the reader's own file, which doesn't have captions here */}
          <audio
            src={own}
            controls
            preload="metadata"
            aria-label="The file, as your browser plays it"
            onError={() => setUnplayable(true)}
          />
        </div>
      )
    );
  if (isPicture)
    return inPlace(
      own && (
        <>
          <FramedImage
            className={className}
            src={own}
            alt="The file, as your browser displays it"
            instead={
              <p className="soft verdict-unplayable">The image has too many pixels to be shown here.</p>
            }
          />
          {mark}
        </>
      ),
    );
  return (
    <>
      {credentials && inPlace(thumbnail)}
      {isUnplayable && <p className="soft verdict-unplayable">Your browser can’t play this file.</p>}
    </>
  );
}

/** An image that's narrow or high isn't as wide as the card's column, and one that's low isn't nearly as high as the answer. */
const [NARROW, HIGH, LOW] = [480, 0.9, 0.45];

/** An image in its own proportions: as wide as its place, or on a mat. */
export function FramedImage(props: BoundedImageProps) {
  const [, setSize] = useState<ImageSize>();
  const { width, height } = measuredSize(props.src) ?? { width: NARROW, height: NARROW / 2 };
  const isOnMat = width < NARROW || height > width * HIGH || height < width * LOW;
  return (
    <BoundedImage
      {...props}
      data-mat={isOnMat || undefined}
      onLoad={() => setSize(measuredSize(props.src))}
    />
  );
}
