import { verdictOf } from '@content-credentials/verdict/report/verdict';
import { useEffect, useRef } from 'react';
import { useGivenFiles } from '../intake/use-given-files.ts';
import { ToolFrame } from '../shared/ToolFrame.tsx';
import { loadStylesheet } from '../ui/stylesheet.ts';
import href from './signing-lab.css?url';
import type { LabState } from './state.ts';
import { useLab } from './use-lab.ts';
import { LabReport } from './views/LabReport.tsx';
import { Ending } from './views/Lesson.tsx';
import { PictureStep } from './views/PictureStep.tsx';
import { SignedFacts } from './views/SignedFacts.tsx';
import { SdkNote, SignStep } from './views/SignStep.tsx';
import { Stage } from './views/Stage.tsx';
import { TamperStep } from './views/TamperStep.tsx';
import { TrustStep } from './views/TrustStep.tsx';
import { VersionsStep } from './views/VersionsStep.tsx';

/** Screen reader announcements when the page changes; alerts are announced on their own. */
function announcementOf({ signing, proof, picture }: LabState): string {
  if (signing.status === 'working') return 'Signing';
  if (signing.status === 'done' && proof?.report) {
    const { label, headline } = verdictOf(proof.report);
    const byte = proof.look.spot ? 'One bit is flipped. ' : '';
    return `${byte}${label}. ${headline}`;
  }
  if (picture?.hasCredentials) return 'The image has Content Credentials. It will be signed as an edit.';
  return '';
}

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
  const isOver = useGivenFiles(lab.takeFirst);

  // The button that was pressed has been removed.
  useEffect(() => {
    if (!isPage) root.current?.focus({ preventScroll: true });
  }, [isPage]);

  const { isBegun } = lab.state;
  const restart = () => {
    lab.restart();
    root.current?.focus();
  };
  return (
    <ToolFrame
      name="Signing lab"
      className="signing-lab"
      root={root}
      status={announcementOf(lab.state)}
      isOver={isOver}
      dropLabel="Drop to use this image"
    >
      <div className="lab-bench" data-begun={isBegun || undefined}>
        <Stage lab={lab} />
        <Ending lab={lab} />
        <div className="lab-steps">
          <div className="lab-walk">
            <ol>
              <PictureStep lab={lab} />
              <SignStep lab={lab} />
              <TamperStep lab={lab} />
              <TrustStep lab={lab} />
              <VersionsStep lab={lab} />
            </ol>
            {isBegun && (
              <button type="button" className="link-button lab-restart" onClick={restart}>
                Start over
              </button>
            )}
          </div>
          <SdkNote lab={lab} />
        </div>
        {lab.state.proof && <SignedFacts signed={lab.state.proof.signed} versions={lab.state.versions} />}
      </div>
      {lab.state.proof && <LabReport proof={lab.state.proof} />}
    </ToolFrame>
  );
}
