import type { ProductAnswer } from '../products/product.ts';
import { NAME_PARTS, type ProductRecord } from '../products/record.ts';
import type { Line, Row } from './lines.ts';
import type { ManifestView, Report } from './report.ts';
import { isSignerVerified } from './verdict.ts';

/** What the list says about a signer whose name counts; of anyone else, the list says nothing. */
export const productIn = (report: Report, manifest: ManifestView | undefined): ProductAnswer | undefined =>
  isSignerVerified(report) ? manifest?.product : undefined;

/** The records that an answer is about. One with another name isn't the signer's, so it isn't among them. */
export function recordsIn(answer: ProductAnswer): readonly ProductRecord[] {
  if (answer.found === 'record') return [answer.record];
  return answer.found === 'names' ? answer.records : [];
}

/** Signals that a record can disallow, in words. */
const SIGNALS: Readonly<Record<string, string>> = {
  capturedMedia: 'captured',
  capturedMediaStitched: 'captured and stitched',
  nonGenAIDigitalCreation: 'created digitally without generative AI',
};

const isConformant = ({ status }: ProductRecord): boolean => status === 'conformant';

function statusLine({ status }: ProductRecord): Line {
  if (status === 'conformant') return ['Status: conformant.'];
  return [
    'Status: ',
    { fromFile: status },
    '. The program no longer counts this product as conforming, which doesn’t revoke the certificate.',
  ];
}

function levelLine(level: number | undefined, { level: most }: ProductRecord): Line {
  if (most === undefined) return ['The record has no assurance level.'];
  if (level === undefined)
    return [`The certificate has no assurance level. The record allows up to ${most}.`];
  return level > most
    ? [`The certificate has assurance level ${level}, but the record allows only up to ${most}.`]
    : [`Assurance level ${level} in the certificate, of up to ${most} in the record.`];
}

function mediaLines(format: string | undefined, { generates }: ProductRecord): Line[] {
  if (format === undefined) return [];
  const isListed = Object.values(generates).flat().includes(format);
  const piece = { fromFile: format };
  return [isListed ? ['The record includes ', piece, '.'] : ['The record doesn’t include ', piece, '.']];
}

function versionLines(generators: readonly string[], { minVersion, name }: ProductRecord): Line[] {
  if (minVersion === undefined) return [];
  const from: Line = ['The record begins with version ', { fromFile: minVersion }];
  const answer = versionAnswer(generators, name.CN, minVersion);
  if (answer === undefined) return [[...from, ', which wasn’t compared with the file.']];
  const own = { fromFile: answer.version };
  return [[...from, '; the file says ', own, answer.isOlder ? ', which is older.' : '.']];
}

function signalLines({ disallowed }: ProductRecord): Line[] {
  if (disallowed.length === 0) return [];
  const words = disallowed.map((signal) => SIGNALS[signal] ?? signal).join(', ');
  return [['The product isn’t allowed to state that a file was: ', { fromFile: words }, '.']];
}

const nameLine = ({ name, applicant }: ProductRecord): Line => [
  { fromFile: name.CN ?? '' },
  ', by ',
  { fromFile: applicant },
];

/** `C=XX, O=Example` */
const fullName = ({ name }: ProductRecord): string =>
  NAME_PARTS.flatMap((part) => (name[part] ? [`${part}=${name[part]}`] : [])).join(', ');

function answerRow(answer: ProductAnswer, manifest: ManifestView, type?: string): Omit<Row, 'name'> {
  if (answer.found === 'not loaded')
    return { lines: [['Not known, because the list of conforming products couldn’t be loaded']] };
  const list = `the list of conforming products of ${answer.read}`;
  switch (answer.found) {
    case 'record': {
      const { record, level } = answer;
      return {
        lines: [
          isConformant(record)
            ? nameLine(record)
            : [...nameLine(record), '; its record is marked ', { fromFile: record.status }],
        ],
        notes: [
          [`The certificate’s record ID and name are those of a record on ${list}.`],
          statusLine(record),
          levelLine(level, record),
          ...mediaLines(manifest.format ?? type, record),
          ...versionLines(manifest.generators, record),
          ...signalLines(record),
        ],
      };
    }
    case 'names': {
      const [first, ...more] = answer.records;
      const known = first ? nameLine(first) : [];
      return {
        lines: [known],
        notes: [
          more.length === 0
            ? [`The certificate has no record ID. One record on ${list} has its name.`]
            : [
                `The certificate has no record ID, so it doesn’t say which of the ${more.length + 1} records with its name on ${list} applies.`,
              ],
          ...answer.records
            .slice(0, 20)
            .flatMap((record): Line[] => [
              [
                `${record.id}: `,
                { fromFile: record.status },
                ...(record.level === undefined ? [] : [`, assurance level up to ${record.level}`]),
              ],
              ...signalLines(record),
            ]),
        ],
      };
    }
    case 'other name':
      return {
        lines: [['None: the certificate’s record ID is that of a product with another name']],
        notes: [[`On ${list}, that record is for `, { fromFile: fullName(answer.record) }, '.']],
      };
    case 'validator':
      return {
        lines: [['None: the certificate’s record ID is that of a validator, which doesn’t sign']],
        notes: [[`On ${list}, that record is for `, { fromFile: fullName(answer.record) }, '.']],
      };
    case 'unreadable':
      return { lines: [['None: the certificate’s record ID can’t be read']] };
    case 'none':
      return {
        lines: [[`Not on ${list}`]],
        notes: [
          [
            answer.id === undefined
              ? 'No record has the name in the certificate. '
              : 'No record has the ID in the certificate. ',
            'That isn’t an error, because a record can be newer than this copy of the list or not public yet.',
          ],
        ],
      };
  }
}

/** The product behind a signer, if the program's trust list vouches for it. */
export function productRows(report: Report, manifest: ManifestView | undefined): Row[] {
  const answer = productIn(report, manifest);
  const type = manifest?.label === report.active ? report.type : undefined;
  return answer && manifest ? [{ name: 'Product', ...answerRow(answer, manifest, type) }] : [];
}

/** `1.2.3`. Records also have build numbers, and versions with one or two parts, whose order nobody defines. */
const SEMVER = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/;

const numbers = (version: string): number[] | undefined => SEMVER.exec(version)?.slice(1).map(Number);

/**
 * Compares the version that a file names for a product with the first one that its record covers.
 * @param generators the claim generators, `Example Camera 1.2.3`
 * @returns undefined unless the file names that product, and both versions are `MAJOR.MINOR.PATCH`
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_claim_generator_info
 */
export function versionAnswer(
  generators: readonly string[],
  product: string | undefined,
  minVersion: string,
): { version: string; isOlder: boolean } | undefined {
  const versions = generators
    .filter((one) => one.startsWith(`${product} `))
    .map((one) => one.slice((product?.length ?? 0) + 1));
  const [version] = versions;
  const [own, least] = [numbers(version ?? ''), numbers(minVersion)];
  if (version === undefined || versions.length > 1 || !own || !least) return undefined;
  const place = own.findIndex((value, index) => value !== least[index]);
  return { version, isOlder: place >= 0 && (own[place] ?? 0) < (least[place] ?? 0) };
}
