// The parts of the page, from top to bottom.
import type { ManifestStore } from '@contentauth/c2pa-web';
import { unprotectedIn, wordsOf } from 'content-credentials-hash-coverage';
import type { Credentials } from './credentials.ts';
import { element, image } from './dom.ts';
import {
  type ActionFacts,
  actionsOf,
  activeManifest,
  type Part,
  partsOf,
  shortened,
  softwareOf,
} from './facts.ts';
import { failuresOf, signingTimeOf, uncoveredIn, type Verdict, verdictOf } from './validation-state.ts';
import {
  foundHere,
  leftOutInWords,
  relationshipInWords,
  signerLabel,
  stateInWords,
  timeInWords,
  voucherInWords,
} from './words.ts';

// #region view
/** State first: with `Invalid`, nothing below may be attributed to the signer. */
export function manifestView({ report, coverage, vouchers, thumbnails }: Credentials): HTMLElement[] {
  const verdict = verdictOf(report, coverage);
  const parts = [stateView({ report, coverage, vouchers }, verdict)];
  if (wordsOf(verdict.state).reliability !== 'unreliable') {
    const manifest = activeManifest(report);
    const thumbnail = thumbnails.get(manifest.thumbnail?.identifier ?? '');
    parts.push(
      element(
        'section.summary',
        image(thumbnail, 'Appearance when it was signed'),
        factList([
          ['Title', shortened(manifest.title) || 'none'],
          [signerLabel(verdict.state), shortened(manifest.signature_info?.issuer) || 'unnamed'],
          ['Signed at', timeInWords(signingTimeOf(report))],
          ['Made with', softwareOf(manifest) || 'unnamed'],
        ]),
      ),
      section('What was done, according to the signer', listOf('ol', actionsOf(manifest).map(actionView))),
      section('What it was made from', treeView(partsOf(report), thumbnails)),
    );
  }
  return [...parts, jsonView(report)];
}
// #endregion view

function stateView(
  { report, coverage, vouchers }: Pick<Credentials, 'report' | 'coverage' | 'vouchers'>,
  { state, own }: Verdict,
): HTMLElement {
  const { success = [], informational = [] } = report.validation_results?.activeManifest ?? {};
  const failures = failuresOf(report);
  const leftOut = uncoveredIn(coverage);
  const codes = (kind: string, entries: { code: string; explanation?: string | null }[]) =>
    entries.map(({ code, explanation }) =>
      element('li', `${kind}: `, element('code', shortened(code)), ` ${shortened(explanation)}`),
    );
  const all = [
    ...codes(
      'Failed',
      failures.filter(({ isOfIngredient }) => !isOfIngredient),
    ),
    ...codes(
      'Failed, of an ingredient',
      failures.filter(({ isOfIngredient }) => isOfIngredient),
    ),
    ...codes('Noted', informational),
    ...codes('Passed', success),
  ];
  const notes = [
    ...(own ? [foundHere(own)] : []),
    ...(state === 'Trusted' ? vouchers.map(voucherInWords) : []),
    ...unprotectedIn(coverage),
    ...leftOut.map(leftOutInWords),
  ];
  const title = `${failures.length} failed, ${success.length} passed`;
  return element(
    `section.state.${state || 'unknown'}`,
    element('h2', wordsOf(state).label),
    element('p', stateInWords(state, failures, leftOut)),
    ...notes.map((text) => element('p', text)),
    element('details', element('summary', `The SDK’s checks: ${title}`), listOf('ul', all)),
  );
}

function actionView({ name, description, sourceType, software }: ActionFacts): HTMLElement {
  const more = [description, sourceType && `source type ${sourceType}`, software && `with ${software}`];
  return element('li', element('strong', name), element('span.more', more.filter(Boolean).join(', ')));
}

// #region tree
function treeView(parts: Part[], thumbnails: Map<string, Blob>): HTMLElement {
  const items = parts.map((part) =>
    element(
      'li',
      element(
        'div.part',
        image(thumbnails.get(part.thumbnail ?? ''), ''),
        element(
          'div',
          element('strong', part.title),
          element('span.more', relationshipInWords(part.relationship)),
          element(
            'span.more',
            part.signer ? `claimed signer (not verified): ${part.signer}` : 'without Content Credentials',
          ),
          part.problems.length > 0 && element('span.more', `when added: ${part.problems.join(', ')}`),
        ),
      ),
      part.parts.length > 0 && treeView(part.parts, thumbnails),
    ),
  );
  return listOf('ul', items, 'tree');
}
// #endregion tree

/** Rendered when it’s opened, because a report can be megabytes long. */
function jsonView(report: ManifestStore): HTMLElement {
  const text = element('pre');
  text.dir = 'ltr';
  text.tabIndex = 0; // so that it can be scrolled by keyboard
  const details = element('details', element('summary', 'The SDK’s whole report, as JSON'), text);
  details.addEventListener('toggle', () => {
    text.textContent ||= JSON.stringify(report, null, 2);
  });
  return details;
}

const section = (title: string, content: HTMLElement) => element('section', element('h2', title), content);

const listOf = (kind: 'ol' | 'ul', items: HTMLElement[], className = 'list') =>
  items.length > 0 ? element(`${kind}.${className}`, ...items) : element('p', 'Nothing is stated.');

const factList = (facts: [string, string][]) =>
  element('dl', ...facts.flatMap(([name, value]) => [element('dt', name), element('dd', value)]));
