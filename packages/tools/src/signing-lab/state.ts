import type { Report } from '@content-credentials/verdict/report/report';
import type { Problem } from '../intake/problems.ts';
import type { SdkState } from '../intake/use-sdk.ts';
import { type ClaimForm, DRAWN, firstDefinition, GENERATED, withForm } from './model/definition.ts';
import { jsonText, parseDefinition } from './model/json-text.ts';
import type { Spot, SpotKind } from './model/spots.ts';
import { withoutDisclosure } from './model/statements.ts';
import {
  LESSON,
  type LeftOut,
  type LessonState,
  type Look,
  type NotSigned,
  type Origin,
  type Picture,
  type Proof,
  type Signed,
  type Signing,
} from './types.ts';

export interface LabState {
  sdk: SdkState;
  picture?: Picture;
  /** The problem with the image that was given last. There isn't one to sign then. */
  pictureProblem?: Problem;
  /** Files that were given together with the image. */
  leftOut?: LeftOut;
  /** The manifest definition as text: the form shows it and writes into it. */
  claim: string;
  view: 'form' | 'json' | 'code';
  /** The step that's open, from 1; 0 when the walk is over. */
  open: number;
  /** The reader has gone on from the start. */
  isBegun: boolean;
  /** Where the next byte is flipped. */
  aim: SpotKind;
  signing: Signing;
  proof?: Proof;
  /** The signed versions, oldest first: each is the parent of the next. */
  versions: readonly Signed[];
  /** Whether the next private key can be downloaded. */
  keepsKey: boolean;
  /** The states that the reader has reached. */
  seen: readonly LessonState[];
  /** Counts restarts, so that the views' local state is reset too. */
  round: number;
}

export type LabEvent =
  | { type: 'sdk'; sdk: SdkState }
  | { type: 'picture'; picture: Picture | undefined }
  | { type: 'picture-problem'; problem: Problem }
  | { type: 'left-out'; leftOut: LeftOut | undefined }
  | { type: 'credentials'; of: File; hasCredentials: boolean; isElsewhere?: boolean }
  | { type: 'claim'; text: string }
  | { type: 'view'; view: LabState['view'] }
  | { type: 'open'; step: number }
  | { type: 'aim'; aim: SpotKind }
  | { type: 'signing'; signing: NotSigned }
  | { type: 'keep-key'; keepsKey: boolean }
  /** Signed and read back without changes: no byte is flipped. */
  | { type: 'signed'; signed: Signed; isTrusted: boolean; file: File; report: Report }
  | { type: 'look'; look: Look; file: File }
  | { type: 'read'; report: Report }
  | { type: 'unread'; problem: Problem }
  | { type: 'restart' };

const TITLE = 'Demo: my first signed image';

export const initialState = (sdk: SdkState): LabState => ({
  sdk,
  claim: jsonText(firstDefinition(TITLE, GENERATED)),
  view: 'form',
  open: 1,
  isBegun: false,
  aim: 'picture',
  signing: { status: 'none' },
  versions: [],
  keepsKey: false,
  seen: [],
  round: 0,
});

const withOldSigning = (state: LabState): LabState =>
  state.signing.status === 'done'
    ? { ...state, signing: { ...state.signing, isOld: true } }
    : state.signing.status === 'failed'
      ? { ...state, signing: { status: 'none' } }
      : state;

function withSeen(state: LabState, report: Report): LabState {
  const found = LESSON.find((one) => one === report.state);
  return found === undefined || state.seen.includes(found)
    ? state
    : { ...state, seen: [...state.seen, found] };
}

/** Whether the reader has seen all states, and edited what they signed. */
export const isOver = ({ seen, versions }: LabState): boolean =>
  seen.length === LESSON.length && versions.length > 1;

/** The byte that's flipped, or that would be. */
export function spotIn({ proof, aim }: LabState): Spot | undefined {
  const spots = proof?.signed.spots ?? [];
  return proof?.look.spot ?? spots.find(({ kind }) => kind === aim) ?? spots[0];
}

/** The state after an event. */
export function reduce(state: LabState, event: LabEvent): LabState {
  switch (event.type) {
    case 'sdk':
      return { ...state, sdk: event.sdk };
    case 'picture': {
      const { picture } = event;
      const isFile = picture?.from === 'file' || picture?.from === 'clipboard';
      const open = isFile ? 1 : state.open;
      const next = withOldSigning({ ...state, open, picture, pictureProblem: undefined });
      return picture ? { ...next, claim: claimFor(picture, state.picture?.from, next.claim) } : next;
    }
    case 'picture-problem':
      return withOldSigning({ ...state, open: 1, picture: undefined, pictureProblem: event.problem });
    case 'left-out':
      return { ...state, leftOut: event.leftOut };
    case 'credentials': {
      if (state.picture?.file !== event.of) return state;
      const { hasCredentials, isElsewhere } = event;
      const next = { ...state, picture: { ...state.picture, hasCredentials, isElsewhere } };
      // An image with a history is signed as an edit of it; otherwise, its history would be lost.
      return { ...next, claim: changedClaim(next.claim, { isNew: !hasCredentials }) };
    }
    case 'claim':
      return withOldSigning({ ...state, claim: event.text });
    case 'view':
      return { ...state, view: event.view };
    case 'open':
      return { ...state, open: event.step, isBegun: true };
    case 'aim':
      return { ...state, aim: event.aim };
    case 'signing':
      return { ...state, signing: event.signing };
    case 'keep-key':
      return { ...state, keepsKey: event.keepsKey };
    case 'signed': {
      const { signed, isTrusted, file, report } = event;
      const next: LabState = {
        ...withSeen(state, report),
        signing: { status: 'done', signed, isOld: false },
        versions: versionsOf(signed),
        proof: { signed, look: { isTrusted }, file, isReading: false, report },
      };
      // After an edit, the reader can make another one, unless it was the end of the walk.
      const isLast = isOver(next) && !isOver(state);
      return { ...next, open: !signed.picture.edit || state.open !== 5 ? 3 : isLast ? 0 : 5 };
    }
    case 'look': {
      const { look, file } = event;
      if (!state.proof) return state;
      return { ...state, proof: { ...state.proof, look, file, isReading: true, problem: undefined } };
    }
    case 'read': {
      const { report } = event;
      if (!state.proof) return state;
      const proof = { ...state.proof, report, problem: undefined, isReading: false };
      return { ...withSeen(state, report), proof };
    }
    case 'unread':
      return state.proof
        ? { ...state, proof: { ...state.proof, report: undefined, problem: event.problem, isReading: false } }
        : state;
    case 'restart':
      return { ...initialState(state.sdk), round: state.round + 1 };
  }
}

/** A signed file and the versions it was made from, the oldest first. */
export function versionsOf(signed: Signed): readonly Signed[] {
  const versions: Signed[] = [];
  for (let one: Signed | undefined = signed; one; one = one.parent) versions.unshift(one);
  return versions;
}

/** Updates the fields of a claim that the form shows; text that isn't JSON doesn't change. */
function changedClaim(claim: string, change: Partial<ClaimForm>): string {
  const parsed = parseDefinition(claim);
  return 'definition' in parsed ? jsonText(withForm(parsed.definition, change)) : claim;
}

/** Describes the lab's edit of a version; statements about how the image was made stay with the parent. */
function claimOfEdit(claim: string, done: readonly string[]): string {
  const parsed = parseDefinition(claim);
  if (!('definition' in parsed)) return claim;
  return jsonText(withForm(withoutDisclosure(parsed.definition), { isNew: false, done: [...done] }));
}

/** What the lab itself knows about an image: it was drawn, or generated by the page. */
const SOURCES: Partial<Record<Origin, string>> = { drawing: DRAWN, pattern: GENERATED };

/** The claim for an image that replaces another. */
function claimFor({ from, edit }: Picture, before: Origin | undefined, claim: string): string {
  if (edit) return claimOfEdit(claim, edit.actions);
  const sourceType = SOURCES[from];
  return sourceType && from !== before ? changedClaim(claim, { isNew: true, sourceType }) : claim;
}
