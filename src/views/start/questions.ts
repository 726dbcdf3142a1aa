/** An answer that readers can choose. */
interface Answer {
  value: string;
  label: string;
}

/** A question that narrows down the pages to read. */
interface Question {
  id: string;
  text: string;
  /** The first one is selected by default. */
  answers: readonly Answer[];
  /** Asked only if these other answers were given. */
  when?: Condition;
}

/** Question ids with the matching answers; all of them must match. */
export type Condition = Readonly<Record<string, readonly string[]>>;

const writes: Condition = { does: ['write', 'both'] };

/** At most six; readers who need more choices can use the index of all pages. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 'who',
    text: 'What are you working on?',
    answers: [
      { value: 'web', label: 'A web page' },
      { value: 'server', label: 'A server or service' },
      { value: 'app', label: 'A native or mobile app' },
      { value: 'newsroom', label: 'A newsroom or archive' },
      { value: 'program', label: 'A conformance application' },
    ],
  },
  {
    id: 'does',
    text: 'What should it do?',
    answers: [
      { value: 'read', label: 'Read and validate manifests' },
      { value: 'write', label: 'Write and sign manifests' },
      { value: 'both', label: 'Both' },
    ],
  },
  {
    id: 'media',
    text: 'What do you sign?',
    answers: [
      { value: 'new', label: 'Media you create' },
      { value: 'edits', label: 'Edits of other people’s media' },
    ],
    when: writes,
  },
  {
    id: 'key',
    text: 'Where is the signing key?',
    answers: [
      { value: 'none', label: 'I don’t have one yet' },
      { value: 'service', label: 'In a KMS, an HSM, or a service' },
    ],
    when: writes,
  },
  {
    id: 'people',
    text: 'Does it have to name a person or organization?',
    answers: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
    ],
  },
  {
    id: 'lost',
    text: 'Do platforms strip your metadata?',
    answers: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes, and it must be recoverable' },
    ],
  },
];

/** The default answers. */
export const FIRST_ANSWERS = Object.fromEntries(
  QUESTIONS.map(({ id, answers }) => [id, answers[0]?.value ?? '']),
);
