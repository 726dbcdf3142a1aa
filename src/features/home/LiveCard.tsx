import { VerdictFace } from '@content-credentials/tools/verdict-face';
import { ADVICE } from '@content-credentials/verdict/report/verdict-table';
import { toolAddress } from '../../config/tool-pages.ts';
import { href } from '../../ui/href.ts';
import { type LiveCard as Card, CHANGED_FILE, type Face, SIGNED_FILE } from './live-card.ts';

const SIZE = { width: 480, height: 320 };
const ALT =
  'A drawing of an evening: a low sun behind two blue hills, and a small dark house with one lit window.';

const inspectUrl = (file: string): string => href(`${toolAddress('inspect')}?inspect=/${file}`);

function Side({ face, file, when }: { face: Face; file: string; when: 'before' | 'after' }) {
  return (
    <div className={`verdict live-${when}`} data-tone={face.verdict.tone}>
      <VerdictFace
        {...face}
        why={
          when === 'after' && <p className="verdict-why">{ADVICE} One bit differs from what was signed.</p>
        }
        picture={
          <div className="verdict-place">
            <img
              className="verdict-picture"
              src={href(`/${file}`)}
              {...SIZE}
              alt={when === 'before' ? ALT : `The same drawing. ${SPOT}`}
              decoding="async"
            />
            {when === 'after' && <span className="live-spot" />}
          </div>
        }
      />
      <p className="live-open">
        <a href={inspectUrl(file)}>{when === 'before' ? 'See every check' : 'See which check fails'}</a>
      </p>
    </div>
  );
}

const CHANGE = 'Change one bit';
const SPOT = 'One changed bit altered a few pixels left of the middle.';

/**
 * A verdict that visitors can break. Both sides are computed when the site is built, and a checkbox selects one, so it works
 * without script and loads nothing.
 */
export function LiveCard({ card: { before, after } }: { card: Card }) {
  return (
    <div className="live">
      <div className="live-card" aria-live="polite">
        <Side face={before} file={SIGNED_FILE} when="before" />
        <Side face={after} file={CHANGED_FILE} when="after" />
      </div>
      <p className="live-ways">
        <label className="button live-button">
          {/* Its name stays the same, because it says whether it's checked. */}
          <input type="checkbox" aria-label={CHANGE} />
          <span className="live-change">{CHANGE}</span>
          <span className="live-undo">Undo</span>
        </label>
      </p>
    </div>
  );
}
