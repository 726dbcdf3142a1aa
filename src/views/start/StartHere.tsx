import './StartHere.css';
import type { Named } from '../../layout/data.ts';

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

/** A page on the reading path, for readers whose answers match. */
interface Step {
  address: string;
  when: Condition;
}

const web = ['web'];
const server = ['server'];
const program = ['program'];
const newsroom = ['newsroom'];
const builders = ['web', 'server', 'app'];
const read = ['read', 'both'];
const write = ['write', 'both'];
const yes = ['yes'];

/** All steps in reading order. Pages that don't exist are left out. */
export const STEPS: readonly Step[] = [
  { address: '/docs/introduction', when: {} },
  { address: '/docs/faqs', when: { who: newsroom } },
  { address: '/docs/getting-started', when: { who: builders } },
  { address: '/docs/conformance', when: { who: program } },
  { address: '/docs/verify', when: { who: newsroom } },
  { address: '/docs/other-langs', when: { who: ['server', 'app'] } },
  { address: '/docs/js-sdk/getting-started/quick-start', when: { who: web } },
  { address: '/docs/c2pa-node/install', when: { who: server } },
  { address: '/docs/manifest/understanding-manifest', when: {} },
  { address: '/docs/manifest/reading', when: { does: read } },
  { address: '/docs/manifest/reading/manifest-validation', when: { does: read } },
  { address: '/docs/codes', when: { does: read, who: program } },
  { address: '/docs/verify-known-cert-list', when: { does: read } },
  {
    address: '/docs/manifest/reading/reading-ingredients',
    when: { does: read, who: ['newsroom', 'server'] },
  },
  { address: '/docs/manifest/reading/legacy-manifests', when: { does: read, who: newsroom } },
  { address: '/docs/js-sdk/guides/hosting', when: { who: web } },
  { address: '/docs/signing', when: { does: write } },
  { address: '/docs/signing/test-certs', when: { does: write, key: ['none'] } },
  { address: '/docs/signing/get-cert', when: { does: write, key: ['service'] } },
  { address: '/docs/signing/local-signing', when: { does: write, who: [...builders, 'newsroom'] } },
  { address: '/docs/manifest/writing', when: { does: write } },
  { address: '/docs/manifest/writing/assertions-actions', when: { does: write } },
  { address: '/docs/manifest/writing/ingredients', when: { does: write, media: ['edits'] } },
  { address: '/docs/manifest/iptc-properties', when: { does: write, who: newsroom } },
  { address: '/docs/signing/prod-cert', when: { does: write, key: ['service'] } },
  { address: '/docs/manifest/writing/cawg-id', when: { does: write, people: yes } },
  { address: '/docs/manifest/reading/reading-cawg-id', when: { people: yes } },
  { address: '/docs/durable-cr', when: { lost: yes } },
  { address: '/docs/durable-cr/sb-algs', when: { lost: yes } },
  { address: '/docs/trustmark/c2pa', when: { does: write, lost: yes } },
];

/** `{ does: ['read'] }` as `data-does="read"`, which StartHere.css compares with the chosen answers. */
const conditionAttributes = (condition: Condition): Record<`data-${string}`, string> =>
  Object.fromEntries(Object.entries(condition).map(([id, values]) => [`data-${id}`, values.join(' ')]));

/**
 * Up to six questions, and the pages to read for the reader's answers, in order. All pages are in the document, and
 * the stylesheet hides those that the answers exclude, so this works without JavaScript.
 */
export function StartHere({
  pages,
  href,
}: {
  pages: ReadonlyMap<string, Named>;
  href: (address: string) => string;
}) {
  return (
    <div className="start-here">
      <div className="start-questions">
        {QUESTIONS.map(({ id, text, answers, when }) => (
          <fieldset key={id} {...conditionAttributes(when ?? {})}>
            <legend>{text}</legend>
            {answers.map(({ value, label }) => (
              <label key={value}>
                <input type="radio" name={id} value={value} defaultChecked={value === FIRST_ANSWERS[id]} />
                {label}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <div className="start-way">
        <h3>Read in this order</h3>
        <ol>
          {STEPS.flatMap(({ address, when }) => {
            const page = pages.get(address);
            return page
              ? [
                  <li key={address} {...conditionAttributes(when)}>
                    <a href={href(address)}>{page.label}</a>
                  </li>,
                ]
              : [];
          })}
        </ol>
      </div>
    </div>
  );
}
