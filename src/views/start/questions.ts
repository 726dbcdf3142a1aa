/** An answer a reader may choose. */
interface Answer {
  value: string;
  label: string;
}

/** A question of the way through the documentation. */
interface Question {
  id: string;
  text: string;
  /** The first one is chosen at first. */
  answers: readonly Answer[];
  /** Asked only when these other answers were given. */
  when?: Condition;
}

/** Question ids with the answers that fit; every one of them has to. */
export type Condition = Readonly<Record<string, readonly string[]>>;

/** A reader's answer to each question. */
export type Answers = Readonly<Record<string, string>>;

const writes: Condition = { does: ['write', 'both'] };

/** Six at most: a reader who has to think longer goes to the list of all pages. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 'who',
    text: 'What are you working on?',
    answers: [
      { value: 'web', label: 'A web page' },
      { value: 'server', label: 'A service' },
      { value: 'app', label: 'A native or mobile app' },
      { value: 'newsroom', label: 'A newsroom or an archive' },
      { value: 'program', label: 'An application for conformance' },
    ],
  },
  {
    id: 'does',
    text: 'What should it do?',
    answers: [
      { value: 'read', label: 'Read and check manifests' },
      { value: 'write', label: 'Write and sign manifests' },
      { value: 'both', label: 'Both' },
    ],
  },
  {
    id: 'media',
    text: 'What do you sign?',
    answers: [
      { value: 'new', label: 'Media you make' },
      { value: 'edits', label: 'Edits of media from others' },
    ],
    when: writes,
  },
  {
    id: 'key',
    text: 'Where is the signing key?',
    answers: [
      { value: 'none', label: 'There is none yet' },
      { value: 'service', label: 'In a KMS, an HSM or a service' },
    ],
    when: writes,
  },
  {
    id: 'people',
    text: 'Does it have to name a person or an organisation?',
    answers: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
    ],
  },
  {
    id: 'lost',
    text: 'Do platforms remove your metadata?',
    answers: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes, and it has to be found again' },
    ],
  },
];

/** The answers before a reader has chosen any. */
export const FIRST_ANSWERS: Answers = Object.fromEntries(
  QUESTIONS.map(({ id, answers }) => [id, answers[0]?.value ?? '']),
);

/** Whether every question of the condition was answered in a way that fits. */
export function fits(condition: Condition, answers: Answers): boolean {
  return Object.entries(condition).every(([id, values]) => values.includes(answers[id] ?? ''));
}
