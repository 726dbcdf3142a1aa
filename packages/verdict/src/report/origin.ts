import { type ActionView, isBegin } from './actions.ts';
import { aiUseOf } from './ai-use.ts';
import type { TreeNode } from './provenance.ts';
import type { ManifestView, Report } from './report.ts';
import { STEP_WORDS } from './terms.ts';
import type { Origin } from './verdict-table.ts';

/** How many versions of a file are followed to its origin. */
const MAX_VERSIONS = 20;

/** A version of the file: its own manifest, or that of an earlier version. */
export interface Version {
  manifest: ManifestView;
  /** Title of the earlier version; undefined for the file itself. */
  title?: string;
}

/** The file's own manifest, and those of the versions that it was made from, the newest first. */
export function versionsOf({ tree, manifests }: Pick<Report, 'tree' | 'manifests'>): Version[] {
  const versions: Version[] = [];
  let node: TreeNode | undefined = tree;
  while (node && versions.length < MAX_VERSIONS) {
    const manifest = node.manifest === undefined ? undefined : manifests.get(node.manifest);
    if (!manifest) break;
    versions.push({ manifest, ...(node !== tree && { title: node.title }) });
    if (manifest.actions.some(({ action }) => action === 'c2pa.created')) break;
    node = node.children.find(({ relationship }) => relationship === 'parentOf');
  }
  return versions;
}

/** The version that says how the content began: an earlier one, where the later ones only opened it. */
export const beginningOf = (report: Pick<Report, 'tree' | 'manifests'>): Version | undefined =>
  versionsOf(report).findLast(({ manifest }) => manifest.actions.some(isBegin));

const WATERMARK = /\bwatermark/i;

/**
 * What a step is called if a person wouldn't call it an edit; an empty text if nobody sees it. A generator that has no
 * action for its watermark calls it an edit, and describes it.
 */
export function stepWord({ action, description }: ActionView): string | undefined {
  if (action === 'c2pa.edited' && WATERMARK.test(description ?? '')) return 'watermarked';
  return Object.hasOwn(STEP_WORDS, action) ? STEP_WORDS[action] : undefined;
}

/** Whether a step is one that a person would call an edit. */
export const isEdit = (action: ActionView): boolean => !isBegin(action) && stepWord(action) === undefined;

export interface Story {
  origin: Origin;
  /** What a person would call an edit, from the oldest version to the file itself. */
  edits: readonly ActionView[];
  /** Other steps, in order, such as `watermarked`. */
  steps: readonly string[];
  /** Who did all of these steps, if a current trust list vouches for that organization in each version. */
  by?: string;
}

/** The organization that signed all versions, if lists that are maintained vouch for each. */
function organizationOf(versions: readonly Version[]): string | undefined {
  const names = versions.map(({ manifest: { signer, vouchers } }) =>
    vouchers.some(({ isFrozen }) => !isFrozen) ? signer.organization : undefined,
  );
  return new Set(names).size === 1 ? names[0] : undefined;
}

/** The type of the source that the content began with, as an address. */
export const sourceOf = (report: Report): string =>
  beginningOf(report)?.manifest.actions.find(isBegin)?.source?.address ?? '';

/** Whether the content began as a capture, of any of its types. */
export const isCaptured = (report: Report): boolean => /apture$/.test(sourceOf(report));

function originKind(report: Report, isEdited: boolean): Origin {
  const { answer, reasons } = aiUseOf(report);
  switch (answer) {
    case 'yes':
      return reasons.every(({ vendor }) => vendor) ? 'generated, by a vendor’s field' : 'generated';
    case 'partly':
      return 'partly generated';
    case 'no':
      return isCaptured(report) ? 'captured' : 'made without AI';
    case 'none stated':
      return isCaptured(report) ? 'captured, processed' : 'no generative AI stated';
    case 'not stated':
      return isEdited ? 'edited' : 'not stated';
  }
}

/** What the file says about its origin and what was done later: its signers' statements. */
export function storyOf(report: Report): Story {
  const versions = versionsOf(report);
  const later = versions.map((version) => ({
    version,
    actions: version.manifest.actions.filter((one) => !isBegin(one)),
  }));
  // From the oldest version to the file itself.
  const actions = later.toReversed().flatMap((one) => one.actions);
  const edits = actions.filter(isEdit);
  const steps = [...new Set(actions.flatMap((one) => stepWord(one) || []))];
  const by = organizationOf(later.filter((one) => one.actions.length > 0).map(({ version }) => version));
  return { origin: originKind(report, edits.length > 0), edits, steps, ...(by && { by }) };
}
