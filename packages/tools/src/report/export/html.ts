import type { Line, Row } from '@content-credentials/verdict/report/lines';
import { aroundLabel, MARKS } from '@content-credentials/verdict/report/states';
import { sha256 } from '@noble/hashes/sha2.js';
import { SEAL_COLORS, SEAL_CRACK, SEAL_EDGE, SEAL_MARK_TRANSFORM } from '../seal.ts';
import type { Item, ReportDocument, Section } from './document.ts';
import { lineText, pieceText } from './piece-text.ts';

const CSS = `
:root { color-scheme: light; }
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color: #14201d; background: #fff; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header { padding: 1.25rem 1.5rem; border: 1px solid #e3e8e5; border-top: 4px solid var(--tone); border-radius: 10px; }
${Object.entries(SEAL_COLORS)
  .map(([tone, color]) => `.${tone} { --tone: ${color}; }`)
  .join(' ')}
h1 { margin: 0 0 1rem; color: #52605b; font-size: .92rem; font-weight: 600; } h2 { margin: 2rem 0 .5rem; font-size: 1.15rem; }
.answer { display: flex; gap: 1rem; align-items: center; margin: 0 0 .75rem; } .title { margin: 0; font: 600 1.9rem/1.2 Georgia, serif; } .sentence { font-weight: 600; }
svg { flex: none; width: 3.5rem; height: 3.5rem; fill: var(--tone); print-color-adjust: exact; } .mark { fill: none; stroke: #fff; stroke-width: 2.6; stroke-linecap: round; stroke-linejoin: round; } .crack { fill: #fff; }
header dl { grid-template-columns: 4rem 1fr; } header dl > * { margin: 0; }
.soft, dt { color: #52605b; font-size: .92rem; } p { margin: .25rem 0; }
dl { display: grid; grid-template-columns: minmax(8rem, 1fr) 3fr; align-items: baseline; gap: .4rem 1rem; margin: .5rem 0; }
dd { margin: 0; } dd p:first-child { margin-top: 0; } ul { margin: .5rem 0; padding-left: 1.25rem; } li:not(.in) { margin-top: .5rem; } .in { list-style: none; color: #52605b; }
@media (max-width: 34rem) { dl { grid-template-columns: minmax(0, 1fr); gap: 0; } dd { margin-bottom: .6rem; } }
`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, in an element or in a quoted attribute. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** Text from the file gets its own element, so that its direction can't affect our text. */
const lineHtml = (line: Line): string =>
  line
    .map((piece) =>
      typeof piece === 'string' ? escapeHtml(piece) : `<bdi>${escapeHtml(pieceText(piece))}</bdi>`,
    )
    .join('');

const rowHtml = ({ name, lines, notes = [] }: Row): string => {
  const parts = [
    ...lines.map((line) => `<p>${lineHtml(line)}</p>`),
    ...notes.map((line) => `<p class="soft">${lineHtml(line)}</p>`),
  ];
  return `<dt>${escapeHtml(name)}</dt><dd>${parts.join('')}</dd>`;
};

/** Dashes show the depth of a line instead of nested lists: a history may be deeper than engines can nest. */
const itemHtml = ({ line, depth }: Item): string =>
  `<li${depth > 0 ? ' class="in"' : ''}>${'— '.repeat(Math.min(depth, 20))}${lineHtml(line)}</li>`;

function sectionHtml({ title, note, rows = [], items = [] }: Section): string {
  return [
    `<section><h2>${escapeHtml(title)}</h2>`,
    note ? `<p class="soft">${escapeHtml(note)}</p>` : '',
    rows.length > 0 ? `<dl>${rows.map(rowHtml).join('\n')}</dl>` : '',
    items.length > 0 ? `<ul>${items.map(itemHtml).join('\n')}</ul>` : '',
    '</section>',
  ].join('\n');
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/**
 * A report as a self-contained HTML page: no scripts, links, or images, and a policy that blocks anything a mistake
 * here might let through.
 * @param name of the file, for the title
 */
export function documentHtml(
  {
    answer,
    title,
    label,
    tone,
    isCracked,
    failures,
    summary,
    sentence,
    caveat,
    checkAt,
    sections,
  }: ReportDocument,
  name: string,
): string {
  const style = base64(sha256(new TextEncoder().encode(CSS)));
  const policy = `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Content Credentials of ${escapeHtml(lineText([{ fromFile: name.slice(0, 120) }]))}</title>
<style>${CSS}</style>
</head>
<body>
<main>
<header class="${tone}">
<h1>Content Credentials report</h1>
<div class="answer">
<svg viewBox="0 0 100 100" aria-hidden="true"><path d="${SEAL_EDGE}"/>${
    isCracked
      ? `<path class="crack" d="${SEAL_CRACK}"/>`
      : `<path class="mark" d="${MARKS[tone]}" transform="${SEAL_MARK_TRANSFORM}"/>`
  }</svg>
<p class="title">${lineHtml(title)}</p>
</div>
<dl>${summary.map(rowHtml).join('\n')}</dl>
<p class="sentence">${lineHtml(answer)}</p>
${failures.map((line) => `<p>${lineHtml(line)}</p>`).join('\n')}
<p>${lineHtml(sentence)}</p>
<p class="soft">${escapeHtml(caveat)}</p>
<p class="soft">For developers · ${aroundLabel(label).join(`<strong class="state">${escapeHtml(label)}</strong>`)}</p>
<p class="soft">Check it yourself at ${escapeHtml(checkAt)}</p>
</header>
${sections.map(sectionHtml).join('\n')}
</main>
</body>
</html>
`;
}
