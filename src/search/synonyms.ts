/** Words that readers and pages use for the same thing. Synonyms match too, but rank slightly lower. */
import { stemOf } from './words.ts';

const CLASSES = [
  'add append attach embed insert',
  'ask help question contact',
  'audio sound music',
  'author creator photographer',
  'cert certificate',
  'compare difference differ',
  'create make generate',
  'edit modify change alter',
  'error fail failure problem',
  'example sample demo',
  'fake forge false lie',
  'free cost price fee pay buy',
  'image picture photo photograph',
  'install setup',
  'legacy old older',
  'license licence',
  'lose lost vanish disappear missing',
  'preserve keep survive',
  'remove delete strip',
  'server backend service',
  'show display view render',
  'start begin first',
  'verify validate check',
  'size large big',
  'tamper manipulate',
  'untrusted unknown',
  'video film movie',
  'website site webpage',
].map((words) => words.split(' '));

const BY_STEM = new Map(CLASSES.flatMap((words) => words.map((word) => [stemOf(word), words[0] ?? word])));

/** Name of the synonym class that a stem belongs to, if any. */
export const synonymsOf = (stem: string): string | undefined => BY_STEM.get(stem);
