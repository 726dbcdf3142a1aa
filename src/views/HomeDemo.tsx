import { toolAddress } from '../config/tool-pages.ts';
import { href } from '../ui/href.ts';
import { Icon } from '../ui/Icon.tsx';
import { WithoutScript } from './tools/WithoutScript.tsx';

export interface HomePicture {
  /** Canonical address of the file that the inspector opens. */
  address: string;
  src: string;
  width: number;
  height: number;
}

interface HomeDemoProps {
  picture: HomePicture;
  /** Addresses of the existing pages. */
  known: ReadonlySet<string>;
}

/** A live demo: a signed picture whose pin opens its report, and a drop zone for the visitor's own file. */
export function HomeDemo({ picture: { address, ...image }, known }: HomeDemoProps) {
  const inspector = toolAddress('inspect');
  return (
    <div className="home-demo">
      <div className="home-picture">
        <img {...image} alt="A mountain lake at dusk, with fir trees on the shore." decoding="async" />
        <a className="home-pin" href={href(`${inspector}?inspect=${address}`)}>
          <Icon name="seal" /> See its Content Credentials
        </a>
      </div>
      <div className="home-drop" data-drop-target={href(inspector)}>
        <noscript>
          <WithoutScript tool="inspect" known={known} />
        </noscript>
        <p className="home-drop-title needs-script">Drop a file to see its credentials</p>
        <p className="home-drop-choose needs-script">
          <button type="button" className="button button-quiet">
            Choose a file
          </button>
          <input type="file" hidden multiple aria-label="File to inspect" />
        </p>
        <p className="home-drop-hint needs-script">
          Image, video, audio, or PDF. Files never leave your device.
        </p>
      </div>
    </div>
  );
}
