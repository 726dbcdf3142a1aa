import type { ExampleReport, ManifestExample } from '../../content/data/manifest-examples.ts';

type Kind = 'success' | 'informational' | 'failure';

export interface ReadingCode {
  code: string;
  kind: Kind;
  /** The part that the first entry with this code is about, such as `c2pa.hash.data`. */
  about: string;
  /** How often the code stands in the results of the active manifest or of its ingredients. */
  times: number;
  /** The code in its place once the root of the examples is a trust anchor. */
  becomes?: string | undefined;
}

export interface Reading {
  state: string;
  trusted: string;
  codes: ReadingCode[];
}

const KINDS: readonly Kind[] = ['success', 'informational', 'failure'];

/** A trust anchor turns these into their counterparts, wherever the signer is one of ours. */
const WITH_ROOT: Readonly<Record<string, string>> = {
  'signingCredential.untrusted': 'signingCredential.trusted',
  'timeStamp.untrusted': 'timeStamp.trusted',
};

type Statuses = Partial<Record<Kind, readonly { code: string; url?: string | undefined }[]>>;

/** Which part of the store a status is about: the end of its address, or that it is a whole manifest. */
function partOf(url = ''): string {
  const last = url.split('/').at(-1) ?? '';
  return last.startsWith('urn:') ? 'a manifest' : last;
}

/** Every code of a reading once, in the order success, informational, failure; those of the active manifest first. */
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

/** The claim's signer is known to our root; the signer of an identity assertion is not. */
function stays({ failures }: ManifestExample['trusted'], code: string, url = ''): boolean {
  return failures.includes(code) && !url.endsWith('/c2pa.signature');
}
