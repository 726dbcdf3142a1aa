import { href } from '../addresses/href.ts';
import type { ChromeData } from '../page-data/chrome.ts';
import type { LandingData } from '../page-data/landing.ts';
import { PageShell } from './PageShell.tsx';
import { StartHere } from './start/StartHere.tsx';
import { STEPS } from './start/steps.ts';

/** The map of the documentation: by reader, in five minutes, and whole. */
export function DocsLandingPage({
  chrome,
  address,
  versionLabel,
  sidebar,
  sections,
}: LandingData & { chrome: ChromeData }) {
  const pages = new Map(sections.flatMap((section) => section.pages.map((page) => [page.address, page])));
  return (
    <PageShell chrome={chrome} sidebar={{ nodes: sidebar, current: address }}>
      <div className="doc landing">
        <p className="eyebrow">Version: {versionLabel}</p>
        <h1>Documentation</h1>
        <p className="lead">
          Add provenance to a site, an app or a service with the open-source C2PA tools. Answer a few
          questions for a way through these pages, or read them in order.
        </p>

        {STEPS.some(({ address: step }) => pages.has(step)) && (
          <section aria-labelledby="start">
            <h2 id="start">Start here</h2>
            <StartHere pages={pages} href={href} />
          </section>
        )}

        <section aria-labelledby="all">
          <h2 id="all">Everything, in order</h2>
          {sections.map(({ label, pages: list }) => (
            <section key={label} className="landing-section" aria-label={label}>
              <h3>{label}</h3>
              <ul>
                {list.map((page) => (
                  <li key={page.address}>
                    <a href={href(page.address)}>{page.label}</a>
                    <p>{page.description}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>

        <section aria-labelledby="old">
          <h2 id="old">Old addresses keep working</h2>
          <p>
            The documentation of these tools has moved several times since 2023. This site keeps the addresses
            of September 2025, so that links in code, issues and articles still lead somewhere useful.
          </p>
        </section>
      </div>
    </PageShell>
  );
}
