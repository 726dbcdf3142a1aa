import './HomePage.css';
import './HomeJourney.css';
import './languages.css';
import type { ToolId } from '../config/tool-pages.ts';
import type { ChromeData } from '../page-data/chrome.ts';
import { Cards } from '../ui/Cards.tsx';
import { href } from '../ui/href.ts';
import { HomeDemo, type HomePicture } from './HomeDemo.tsx';
import { HomeJourney } from './HomeJourney.tsx';
import { HomeLab } from './HomeLab.tsx';
import { type Door, LANGUAGES, TASKS } from './home-content.ts';
import { PageShell } from './PageShell.tsx';
import { type CardPicture, type PictureCard, PictureCards } from './PictureCards.tsx';
import { ToolCards } from './tools/ToolCards.tsx';

export interface HomePageProps {
  chrome: ChromeData;
  /** Addresses of the existing pages. */
  known: ReadonlySet<string>;
  /** A first program in each language as highlighted HTML: samples that the tests run. */
  sampleHtml?: string;
  /** The hero's signed picture; sites without one don't have a demo. */
  picture?: HomePicture;
  /** The tools with their own page, and their screenshots. */
  tools: readonly ToolId[];
  toolPictures: Readonly<Partial<Record<ToolId, CardPicture>>>;
  /** What this site has besides pages. */
  onlyHere: readonly PictureCard[];
}

/** The home page: what Content Credentials are, and where to start. */
export function HomePage({
  chrome,
  known,
  sampleHtml,
  picture,
  tools,
  toolPictures,
  onlyHere,
}: HomePageProps) {
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
        {tools.includes('inspect') && picture && <HomeDemo picture={picture} known={known} />}
        {/* The first frame waits for it: an element counts as arrived as soon as it begins. */}
        <span id="hero-end" hidden />
      </section>

      {picture && (
        <section className="home-section" aria-labelledby="what">
          <h2 id="what">A record that travels with the file</h2>
          <HomeJourney picture={picture} />
        </section>
      )}

      {tools.includes('sign') && (
        <section className="home-section" aria-labelledby="live">
          <h2 id="live">Sign, tamper, verify</h2>
          <HomeLab picture={toolPictures.sign} known={known} />
        </section>
      )}

      <section className="home-section" aria-labelledby="languages">
        <h2 id="languages">Choose your language</h2>
        <div className={sampleHtml ? 'home-languages' : undefined}>
          <div>
            {sampleHtml && (
              <p>
                The same short program in each language reads a file and prints whether its credentials are
                valid.
              </p>
            )}
            <ul className="languages">
              {LANGUAGES.map(({ name, packageName, use, address }) => (
                <li key={name}>
                  <strong>{known.has(address) ? <a href={href(address)}>{name}</a> : name}</strong>
                  <code>{packageName}</code>
                  <span>{use}</span>
                </li>
              ))}
            </ul>
          </div>
          {sampleHtml && (
            <div className="prose" id="first" dangerouslySetInnerHTML={{ __html: sampleHtml }} />
          )}
        </div>
        <p className="home-more">
          {known.has('/docs/other-langs') && (
            <span>
              <a href={href('/docs/other-langs#what-each-can-do')}>Compare the libraries</a>, which all share
              one Rust core.{' '}
            </span>
          )}
          {known.has('/docs/whats-changed') && (
            <span>
              Updating? See <a href={href('/docs/whats-changed')}>what changed</a> in the SDKs and the
              standards.
            </span>
          )}
        </p>
      </section>

      {tools.length > 0 && (
        <section className="home-section home-tools" aria-labelledby="tools">
          <h2 id="tools">Try it in your browser</h2>
          <ToolCards tools={tools} pictures={toolPictures} level={3} />
        </section>
      )}

      {onlyHere.length > 0 && (
        <section className="home-section home-only" aria-labelledby="only">
          <h2 id="only">Only on this site</h2>
          <PictureCards cards={onlyHere} level={3} />
        </section>
      )}

      <section className="home-section home-tasks" aria-labelledby="tasks">
        <h2 id="tasks">What do you want to do?</h2>
        <Cards
          items={TASKS.filter(open).map(({ title, text, address }) => ({ title, text, href: address }))}
          href={href}
        />
      </section>
    </PageShell>
  );
}
