import { site } from 'virtual:site';
import { Cards } from '../components/cards/index.tsx';
import { splitAddress } from '../config/address.ts';
import type { ChromeData, LandingData } from '../layout/data.ts';
import { href } from '../ui/href.ts';
import { Doors, TASKS } from './landing/Doors.tsx';
import './landing/landing.css';
import { PageShell } from '../layout/PageShell.tsx';
import { LANGUAGE_TASKS, TOOLS } from './landing/links.ts';
import { PageIndex } from './landing/PageIndex.tsx';
import { StartHere } from './start/StartHere.tsx';

/** Whether an address's page exists, regardless of the section. */
type Known = (address: string) => boolean;

/** The languages on the home page, each with links to its first tasks. */
function LanguageList({ known, href }: { known: Known; href: (address: string) => string }) {
  return (
    <ul className="languages">
      {LANGUAGE_TASKS.filter(({ address }) => known(address)).map(({ name, packageName, address, tasks }) => (
        <li key={name}>
          <strong>
            <a href={href(address)}>{name}</a>
          </strong>
          <code>{packageName}</code>
          <span>
            {Object.entries(tasks)
              .filter(([, task]) => known(task))
              .map(([label, task]) => (
                // Every language has the same link texts, so in a list of links, they need the language's name.
                <a key={label} href={href(task)} aria-label={`${label}: ${name}`}>
                  {label}
                </a>
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

export interface DocsLandingPageProps extends LandingData {
  chrome: ChromeData;
  /** Addresses of all existing pages, including generated ones. */
  known: ReadonlySet<string>;
}

/** The documentation's landing page: three ways in, languages, tasks, and tools; a questionnaire and all pages are folded. */
export function DocsLandingPage(props: DocsLandingPageProps) {
  const { chrome, known, address, versionLabel, sidebar, nodes } = props;
  const pages = new Map(props.pages.map((page) => [page.address, page]));
  const isKnown = (link: string) => known.has(splitAddress(link).path);
  const hasVersions = site.versions.length > 1;
  const tools = TOOLS.filter((tool) => isKnown(tool.href));
  return (
    <PageShell chrome={chrome} sidebar={{ nodes: sidebar, current: address }}>
      <div className="doc landing">
        {hasVersions && <p className="eyebrow">Version: {versionLabel}</p>}
        <h1>Documentation</h1>
        {/* A published address. */}
        <p className="lead">
          Add Content Credentials to a website, app, or service with the open-source C2PA tools.
        </p>

        <Doors known={isKnown} href={href} />

        {LANGUAGE_TASKS.some((language) => isKnown(language.address)) && (
          <section aria-labelledby="languages">
            <h2 id="languages">Your language</h2>
            <LanguageList known={isKnown} href={href} />
            {isKnown('/docs/other-langs') && (
              <p>
                For Swift, Android, and other languages, see{' '}
                <a href={href('/docs/other-langs')}>Libraries by language</a>.
              </p>
            )}
          </section>
        )}

        {TASKS.some((task) => isKnown(task.address)) && (
          <section aria-labelledby="popular">
            <h2 id="popular">Popular tasks</h2>
            <ul className="popular">
              {TASKS.filter((task) => isKnown(task.address)).map((task) => (
                <li key={task.address}>
                  <a href={href(task.address)}>{task.label}</a>
                </li>
              ))}
            </ul>
          </section>
        )}

        {tools.length > 0 && (
          <section aria-labelledby="tools">
            <h2 id="tools">Tools and examples</h2>
            <Cards items={tools} href={href} />
          </section>
        )}

        {pages.has('/docs/introduction') && (
          <details>
            <summary>Not sure where to start?</summary>
            {/* Inside, because a browser opens what contains the target of a link. */}
            <div id="start">
              <StartHere pages={pages} href={href} />
            </div>
          </details>
        )}

        <details>
          <summary>All pages</summary>
          <div id="all">
            <PageIndex nodes={nodes} href={href} />
          </div>
          <p id="old">
            These docs have moved several times since 2023. URLs from September 2025 still work, so links in
            code, issues, and articles open the right page.
          </p>
        </details>
        {!hasVersions && (
          <footer className="page-notes">
            <p>Version: {versionLabel}</p>
          </footer>
        )}
      </div>
    </PageShell>
  );
}
