import { useEffect, useRef } from 'react';
import { useGivenFiles } from '../intake/use-given-files.ts';
import { loadStylesheet } from '../shared/stylesheet.ts';
import { announcementOf } from './announcement.ts';
import href from './signing-lab.css?url';
import { useLab } from './use-lab.ts';
import { ClaimStep } from './views/ClaimStep.tsx';
import { PictureStep } from './views/PictureStep.tsx';
import { ProofStep } from './views/ProofStep.tsx';
import { SignStep } from './views/SignStep.tsx';
import { VersionsStep } from './views/VersionsStep.tsx';

/** Awaited by `mount.tsx`. */
export const ready = loadStylesheet(href);

export interface SigningLabProps {
  /** The lab is on its own page, so the reader didn't press a button to open it. The SDK is fetched on first use. */
  isPage?: boolean;
}

/** Sign an image on the page, change a byte, trust the signer, and see what the SDK reports each time. */
export default function SigningLab({ isPage = false }: SigningLabProps) {
  const lab = useLab({ isSdkEager: !isPage });
  const root = useRef<HTMLElement>(null);
  useGivenFiles(lab.takeFirst);

  // The button that was pressed has been removed.
  useEffect(() => {
    if (!isPage) root.current?.focus({ preventScroll: true });
  }, [isPage]);

  const restart = () => {
    lab.restart();
    root.current?.focus();
  };
  return (
    <section className="inspector signing-lab" aria-label="Signing lab" ref={root} tabIndex={-1}>
      {/* Keeps heading levels in order, whatever comes before the tool. */}
      <h2 className="sr-only">Signing lab</h2>
      <p className="sr-only" role="status">
        {announcementOf(lab.state)}
      </p>
      <PictureStep lab={lab} />
      <ClaimStep lab={lab} />
      <SignStep lab={lab} />
      <ProofStep lab={lab} />
      <VersionsStep lab={lab} />
      <p className="lab-end">
        <button type="button" className="button button-quiet" onClick={restart}>
          Start over
        </button>
      </p>
    </section>
  );
}
