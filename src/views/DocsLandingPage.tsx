import { type ChromeData, href } from '../content/chrome.ts';
import type { LandingData } from '../content/landing.ts';
import { PageShell } from './PageShell.tsx';
import { READERS } from './readers.ts';

/** The map of the documentation: by reader, in five minutes, and whole. */
export function DocsLandingPage({
  chrome,
  address,
  versionLabel,
  sidebar,
  sections,
}: LandingData & { chrome: ChromeData }) {
  const pages = new Map(sections.flatMap((section) => section.pages.map((page) => [page.address, page])));
  const readers = READERS.map((reader) => ({
    ...reader,
    path: reader.path.filter((step) => pages.has(step)),
  })).filter(({ path }) => path.length > 0);
  return (
    <PageShell chrome={chrome} sidebar={{ nodes: sidebar, current: address }}>
      <div className="doc landing">
        <p className="eyebrow">Version: {versionLabel}</p>
        <h1>Documentation</h1>
        <p className="lead">
          Add provenance to a site, an app or a service with the open-source C2PA tools. Read these pages in
          order, or begin where your work begins.
        </p>

        {readers.length > 0 && (
          <section aria-labelledby="readers">
            <h2 id="readers">Begin where your work begins</h2>
            <ul className="readers">
              {readers.map(({ title, text, path }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                  <ol>
                    {path.map((step) => (
                      <li key={step}>
                        <a href={href(step)}>{pages.get(step)?.label}</a>
                      </li>
                    ))}
                  </ol>
                </li>
              ))}
            </ul>
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
