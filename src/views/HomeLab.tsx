import { toolAddress } from '../config/tool-pages.ts';
import { href } from '../ui/href.ts';
import type { CardPicture } from './PictureCards.tsx';
import { WithoutScript } from './tools/WithoutScript.tsx';

interface HomeLabProps {
  /** The lab with a file that was tampered with. */
  picture?: CardPicture;
  /** Addresses of the existing pages. */
  known: ReadonlySet<string>;
}

/** The signing lab, which opens in this place when the reader asks for it. */
export function HomeLab({ picture, known }: HomeLabProps) {
  return (
    <div className="home-lab" data-island="signing-lab" data-when="ask">
      <div>
        <ol>
          <li>Draw something and sign it, with a key made for you.</li>
          <li>Flip one byte, and the check fails.</li>
          <li>Undo that, trust your own root, and the signer is trusted.</li>
        </ol>
        <p className="hero-actions needs-script">
          <button type="button" className="button">
            Open the lab here
          </button>
          <a className="button button-quiet" href={href(toolAddress('sign'))}>
            Open full screen
          </a>
        </p>
        <noscript>
          <WithoutScript tool="sign" known={known} />
        </noscript>
      </div>
      {picture && <img {...picture} alt={picture.alt} loading="lazy" decoding="async" />}
    </div>
  );
}
