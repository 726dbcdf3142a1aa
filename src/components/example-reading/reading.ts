import type { ExampleReport, ManifestExample } from '../../content/data/manifest-examples.ts';

type Kind = 'success' | 'informational' | 'failure';

export interface ReadingCode {
  code: string;
  kind: Kind;
  /** The part of the store that the first entry with this code is about, such as `c2pa.hash.data`. */
  about: string;
  /** How often the code occurs in the results for the active manifest or its ingredients. */
  times: number;
  /** The code that replaces it when the examples' root is a trust anchor. */
  becomes?: string | undefined;
}

export interface Reading {
  state: string;
  trusted: string;
  codes: ReadingCode[];
}

const KINDS: readonly Kind[] = ['success', 'informational', 'failure'];

/** With a trust anchor, these become their counterparts if the signer is one of ours. */
const WITH_ROOT: Readonly<Record<string, string>> = {
  'signingCredential.untrusted': 'signingCredential.trusted',
  'timeStamp.untrusted': 'timeStamp.trusted',
};

type Statuses = Partial<Record<Kind, readonly { code: string; url?: string | undefined }[]>>;

/** The part of the store that a status is about: the end of its address, or a whole manifest. */
function partOf(url = ''): string {
  const last = url.split('/').at(-1) ?? '';
  return last.startsWith('urn:') ? 'a manifest' : last;
}

/**
 * Every code in a result once, in the order success, informational, failure; the active manifest's codes come first.
 */
export function readingOf(report: ExampleReport, { trusted }: Pick<ManifestExample, 'trusted'>): Reading {
  const { activeManifest, ingredientDeltas = [] } = report.validation_results as {
    activeManifest: Statuses;
    ingredientDeltas?: { validationDeltas: Statuses }[];
  };
  const codes: ReadingCode[] = [];
  const gather = (statuses: Statuses, kind: Kind, ofIngredient: boolean) => {
    for (const { code, url } of statuses[kind] ?? []) {
      const about = partOf(url) + (ofIngredient ? ' (ingredient)' : '');
      const becomes = WITH_ROOT[code] && stays(trusted, code, url) ? undefined : WITH_ROOT[code];
      const known = codes.find(
        (entry) => entry.code === code && entry.kind === kind && entry.becomes === becomes,
      );
      if (known) known.times++;
      else codes.push({ code, kind, about, times: 1, becomes });
    }
  };
  for (const kind of KINDS) {
    gather(activeManifest, kind, false);
    for (const { validationDeltas } of ingredientDeltas) gather(validationDeltas, kind, true);
  }
  return { state: report.validation_state, trusted: trusted.state, codes };
}

/** The claim's signer chains to our root; the signer of an identity assertion doesn't. */
function stays({ failures }: ManifestExample['trusted'], code: string, url = ''): boolean {
  return failures.includes(code) && !url.endsWith('/c2pa.signature');
}
