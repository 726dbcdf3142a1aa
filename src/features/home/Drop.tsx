import { Seal } from '@content-credentials/tools/seal';
import { Tag } from '@content-credentials/tools/verdict-face';
import { toolAddress } from '../../config/tool-pages.ts';
import { href } from '../../ui/href.ts';
import { WithoutScript } from '../../views/tools/ToolLinks.tsx';
import type { ExampleAnswer } from './live-card.ts';

/** An example that the inspector opens. */
export interface ShownExample {
  label: string;
  /** Its canonical address. */
  address: string;
  /** What it says. */
  answer?: ExampleAnswer | undefined;
  src: string;
  width: number;
  height: number;
}

interface HomeDropProps {
  /** Addresses of the existing pages. */
  known: ReadonlySet<string>;
  examples: readonly ShownExample[];
}

/** A place for the visitor's own file, and pictures for those who don't have one. */
export function HomeDrop({ known, examples }: HomeDropProps) {
  const inspector = toolAddress('inspect');
  return (
    <section className="home-section" aria-labelledby="drop">
      <div className="home-drop" data-drop-target={href(inspector)}>
        <div>
          <h2 id="drop">Drop yours</h2>
          <noscript>
            <WithoutScript tool="inspect" known={known} />
          </noscript>
          <p className="needs-script">
            See who signed a file and whether it has changed since. Image, video, audio, or PDF: it never
            leaves your device.
          </p>
          <p className="home-drop-choose needs-script">
            <button type="button" className="button">
              Choose a file
            </button>
            <input type="file" hidden multiple aria-label="File to inspect" />
          </p>
        </div>
        {examples.length > 0 && (
          <div>
            <p>Or open one of these:</p>
            <ul className="home-examples">
              {examples.map(({ label, address, answer, ...image }) => (
                <li key={address}>
                  <a
                    className="state-line"
                    data-tone={answer?.tone}
                    href={href(`${inspector}?inspect=${address}`)}
                  >
                    <img
                      className={answer?.isCracked ? 'torn' : undefined}
                      {...image}
                      alt=""
                      loading="lazy"
                      decoding="async"
                    />
                    <span>
                      <strong>{label}</strong>
                      {answer && <small>{answer.title}</small>}
                      {answer?.tag && <Tag {...answer.tag} />}
                    </span>
                    {answer && <Seal tone={answer.tone} isCracked={answer.isCracked} />}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
