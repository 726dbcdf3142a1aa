import { at, entriesAt, isRecord, listAt, textAt } from '@content-credentials/verdict/json';
import { parsePem, toPem } from '@content-credentials/verdict/x509/pem';
import { DEFAULT_TRUST, type NewerList, TRUST_OPTIONS, type TrustState } from './trust.ts';

/** Trust settings last for the visit: the next page and the next tool use them; a new tab doesn't. */
const KEY = 'trust';

/** If storage is blocked, the settings last until the reader leaves the page. */
let current: TrustState = DEFAULT_TRUST;

const toText = ({ chosen, own, newer }: TrustState): string =>
  JSON.stringify({
    chosen,
    own: own.map(toPem).join(''),
    newer: Object.fromEntries(
      Object.entries(newer).map(([id, list]) => [id, { ...list, anchors: list.anchors.map(toPem).join('') }]),
    ),
  });

function newerFrom(stored: unknown): Array<[string, NewerList]> {
  return entriesAt(stored, 'newer').flatMap(([id, list]) => {
    const [issued, read, pem] = [textAt(list, 'issued'), textAt(list, 'read'), textAt(list, 'anchors')];
    const isKnown = TRUST_OPTIONS.some((option) => option.id === id);
    return isKnown && issued && read && pem ? [[id, { issued, read, anchors: parsePem(pem) }]] : [];
  });
}

/** The settings in a stored text: only lists that the site still has, and certificates that can be parsed. */
export function trustFrom(text: string): TrustState {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || !Array.isArray(at(stored, 'chosen'))) return DEFAULT_TRUST;
    const ids = TRUST_OPTIONS.map(({ id }) => id);
    const pem = textAt(stored, 'own');
    return {
      chosen: ids.filter((id) => listAt(stored, 'chosen').includes(id)),
      own: pem === undefined ? [] : parsePem(pem),
      newer: Object.fromEntries(newerFrom(stored)),
    };
  } catch {
    return DEFAULT_TRUST;
  }
}

/** The reader's trust settings from earlier in this visit. */
export function rememberedTrust(): TrustState {
  try {
    const text = sessionStorage.getItem(KEY);
    return text === null ? current : trustFrom(text);
  } catch {
    return current;
  }
}

/** Saves the reader's trust settings for the rest of the visit. Certificates are public; keys never get here. */
export function rememberTrust(trust: TrustState): void {
  current = trust;
  try {
    sessionStorage.setItem(KEY, toText(trust));
  } catch {
    // Blocked or full.
  }
}
