import './view.css';
import type { ReactNode } from 'react';
import { type ToolId, toolAddress } from '../../config/tool-pages.ts';
import type { ChromeData } from '../../layout/data.ts';
import { PageShell } from '../../layout/PageShell.tsx';
import { href } from '../../ui/href.ts';
import { Doors } from '../../views/landing/Doors.tsx';
import { HomeDrop, type ShownExample } from './Drop.tsx';

export interface HomePageProps {
  chrome: ChromeData;
  /** Addresses of the existing pages. */
  known: ReadonlySet<string>;
  tools: readonly ToolId[];
  /** How to install each library. */
  install?: ReactNode;
  /** A verdict that visitors can break; sites without examples don't have one. */
  card?: ReactNode;
  /** The parts of the card's file. */
  anatomy?: ReactNode;
  examples: readonly ShownExample[];
  /** In each language, a first program that the tests run. */
  sample?: ReactNode;
}

/** The home page, in four screens: what it's about, the visitor's own file, the code, and the ways on. */
export function HomePage(props: HomePageProps) {
  const { chrome, known, tools, install, card, anatomy, examples, sample } = props;
  return (
    <PageShell chrome={chrome}>
      <section className="hero">
        <div className="hero-words">
          <h1>Show where media comes from</h1>
          <p className="lead">
            Content Credentials are signed records inside an image, video, or audio file. They state who made
            it, how, and what changed. Read and write them with the open-source C2PA tools.
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
          {install && <div className="hero-install">{install}</div>}
        </div>
        {card}
        {/* The first frame waits for it: an element counts as arrived as soon as it begins. */}
        <span id="hero-end" hidden />
      </section>

      {anatomy}

      {tools.includes('inspect') && <HomeDrop known={known} examples={examples} />}

      {sample && (
        <section className="home-section home-code" aria-labelledby="languages">
          <div>
            <h2 id="languages">Read a file in your language</h2>
            <p>
              This program prints whether a file’s credentials are valid. All libraries share one Rust core,
              so each gives the same answer.
            </p>
            <ul>
              {known.has('/docs/getting-started') && (
                <li>
                  <a href={href('/docs/getting-started')}>Next: sign one</a>
                </li>
              )}
              {known.has('/docs/other-langs') && (
                <li>
                  <a href={href('/docs/other-langs#features-by-library')}>Compare the libraries</a>
                </li>
              )}
              {tools.includes('sign') && (
                <li>
                  <a href={href(toolAddress('sign'))}>Sign and tamper in your browser</a>
                </li>
              )}
            </ul>
          </div>
          <div className="prose" id="first">
            {sample}
          </div>
        </section>
      )}

      <section className="home-section" id="tasks" aria-label="Ways into the docs">
        <Doors known={(address) => known.has(address)} href={href} />
      </section>
    </PageShell>
  );
}
