import './HomePage.css';
import './languages.css';
import { href } from '../addresses/href.ts';
import type { ToolId } from '../config/tool-pages.ts';
import type { ChromeData } from '../page-data/chrome.ts';
import { Cards } from '../ui/Cards.tsx';
import { CodeBlock } from '../ui/CodeBlock.tsx';
import { HomeDemo, type HomePicture } from './HomeDemo.tsx';
import { type Door, FIRST_COMMANDS, LANGUAGES, TASKS } from './home-content.ts';
import { PageShell } from './PageShell.tsx';
import { ToolCards, type ToolPicture } from './tools/ToolCards.tsx';

export interface HomePageProps {
  chrome: ChromeData;
  /** Addresses of the existing pages. */
  known: ReadonlySet<string>;
  /** A first program as highlighted HTML: a sample that the tests run. */
  sampleHtml?: string;
  /** The hero's signed picture; sites without one don't have a demo. */
  picture?: HomePicture;
  /** The tools with their own page, and their screenshots. */
  tools: readonly ToolId[];
  toolPictures: Readonly<Partial<Record<ToolId, ToolPicture>>>;
}

/** The home page: what Content Credentials are, and where to start. */
export function HomePage({ chrome, known, sampleHtml, picture, tools, toolPictures }: HomePageProps) {
  const open = (door: Door) => known.has(door.address);
  return (
    <PageShell chrome={chrome}>
      <section className="hero">
        <div>
          <h1>Show where media comes from</h1>
          <p className="lead">
            Content Credentials are signed records that travel with an image, video, or audio file and state
            who made it, which tools they used, and what changed. Learn to read and write them with the
            open-source C2PA tools.
          </p>
          <p className="hero-actions">
            {known.has('/docs/getting-started') && (
              <a className="button" href={href('/docs/getting-started')}>
                Get started
              </a>
            )}
            <a className="button button-quiet" href={href('/docs')}>
              Browse the docs
            </a>
          </p>
        </div>
        {tools.includes('inspect') && picture && <HomeDemo picture={picture} />}
      </section>

      {tools.length > 0 && (
        <section className="home-section" aria-labelledby="tools">
          <h2 id="tools">Try it in your browser</h2>
          <ToolCards tools={tools} pictures={toolPictures} level={3} />
        </section>
      )}

      <section className="home-section" aria-labelledby="tasks">
        <h2 id="tasks">What do you want to do?</h2>
        <Cards
          items={TASKS.filter(open).map(({ title, text, address }) => ({ title, text, href: address }))}
          href={href}
        />
      </section>

      {sampleHtml && (
        <section className="home-section home-sample" aria-labelledby="first">
          <div>
            <h2 id="first">Read a file in a few lines</h2>
            <p>
              As it reads, the SDK checks the file’s hashes, the signature over the claim, and whether the
              signing certificate chains to the trust list you choose.
            </p>
            <CodeBlock lang="sh" lines={[...FIRST_COMMANDS]} />
            {known.has('/docs/manifest/reading') && (
              <p>
                <a href={href('/docs/manifest/reading')}>Read a manifest in your language</a>. Our tests run
                nearly every sample against the published packages. If we couldn’t run one, its page says so.
              </p>
            )}
          </div>
          <div className="prose" dangerouslySetInnerHTML={{ __html: sampleHtml }} />
        </section>
      )}

      <section className="home-section" aria-labelledby="languages">
        <h2 id="languages">Choose your language</h2>
        <ul className="languages">
          {LANGUAGES.map(({ name, packageName, use }) => (
            <li key={name}>
              <strong>{name}</strong>
              <code>{packageName}</code>
              <span>{use}</span>
            </li>
          ))}
        </ul>
        {known.has('/docs/introduction') && (
          <p>
            <a href={href('/docs/introduction')}>Compare the libraries</a>, which all share one Rust core.
          </p>
        )}
        {known.has('/docs/whats-changed') && (
          <p>
            Updating? See <a href={href('/docs/whats-changed')}>what changed</a> in the SDKs and the
            standards.
          </p>
        )}
      </section>
    </PageShell>
  );
}
