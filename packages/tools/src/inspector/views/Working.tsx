import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { SdkProgress } from '../../intake/SdkProgress.tsx';
import type { SdkState } from '../../intake/use-sdk.ts';
import { CardTabs } from '../../report/views/CardTabs.tsx';
import { REPORT_TABS } from '../../report/views/FileReport.tsx';
import { FramedImage, shownImage } from '../../report/views/Preview.tsx';
import { VerdictFace } from '../../report/views/VerdictFace.tsx';
import { SlowNote } from '../../shared/SlowNote.tsx';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import type { Slot } from '../state.ts';
import { FileBar } from './FileBar.tsx';

export interface WorkingProps {
  slot: Extract<Slot, { status: 'fetching' | 'reading' }>;
  sdk: SdkState;
  onStop?(): void;
}

/** The same card before it's known which file that is. */
export const Opening = () => (
  <Working
    slot={{ status: 'reading', job: 0, source: { from: 'address', address: '' }, name: '' }}
    sdk={{ status: 'ready' }}
  />
);

/** What the answer will have, so that it's as high as this. */
const ROWS = ['Who', 'How', 'When', 'Made with', 'Title'].map((name) => ({ name, lines: [] }));

/**
 * Shown while a file is fetched or read: the card of its answer, with its image and without the answer. The page stays
 * responsive: a worker does the work, and can be stopped.
 */
export function Working({ slot, sdk, onStop }: WorkingProps) {
  const isFetching = slot.status === 'fetching';
  const isLoading = sdk.status === 'loading' || sdk.status === 'waiting';
  const asset = isFetching ? undefined : slot.asset;
  const shown = asset && shownImage(asset);
  const picture = useObjectUrl(shown);
  // Until the format is known, an image is expected.
  const isPicture = !asset || shown !== undefined || asset.format.kind === 'video';
  return (
    <div className="inspector-file">
      <FileBar slot={slot} onOther={onStop} otherLabel="Stop" />
      <div className="verdict working">
        <CardTabs label="Parts of the report" tabs={REPORT_TABS.map((label) => ({ label }))} />
        <VerdictFace
          verdict={{
            tone: 'noted',
            title: isFetching ? 'Fetching the file' : 'Reading the file',
            isCracked: false,
          }}
          rows={ROWS}
          picture={
            isPicture && (
              <div className="verdict-place">
                {picture && <FramedImage className="verdict-picture" src={picture} alt="" />}
              </div>
            )
          }
          why={
            <div className="working-progress">
              {isFetching ? (
                <Fetched slot={slot} />
              ) : isLoading ? (
                <SdkProgress sdk={sdk} />
              ) : (
                <progress
                  aria-label="Reading the file"
                  {...(slot.share !== undefined && { value: slot.share })}
                />
              )}
              {!isLoading && (
                <SlowNote
                  key={`${slot.status} slowly`}
                  what={isFetching ? 'Fetching this file' : 'Reading this file'}
                />
              )}
            </div>
          }
        />
      </div>
    </div>
  );
}

function Fetched({ slot: { received, total } }: { slot: Extract<Slot, { status: 'fetching' }> }) {
  const isKnown = total !== undefined && total >= received;
  return (
    <>
      <progress aria-label="Fetching the file" {...(isKnown && { max: total, value: received })} />
      <p className="soft">
        {formatBytes(received)}
        {isKnown ? ` of ${formatBytes(total)}` : ''}
      </p>
    </>
  );
}
