import type { AssertionView } from './assertions.ts';
import { isMetadata, numberIn, plainValue, propertiesOf } from './metadata.ts';
import type { TreeNode } from './provenance.ts';
import type { Report } from './report.ts';

/** What a manifest says about how a picture was taken. */
export interface Capture {
  camera?: string;
  lens?: string;
  /** `1/125 s, f/2.8, ISO 400, 50 mm` */
  exposure?: string;
  /** As written, with its offset if there is one: Exif dates don't include a time zone. */
  time?: string;
  software?: string;
}

type Values = ReadonlyMap<string, unknown>;

/** Every metadata property; of two with the same name, the first. */
function valuesOf(assertions: readonly AssertionView[]): Values {
  const values = new Map<string, unknown>();
  for (const { name, value } of assertions.filter(isMetadata).flatMap(propertiesOf))
    if (!values.has(name)) values.set(name, value);
  return values;
}

const first = (values: Values, ...names: string[]): string | undefined =>
  names.map((name) => plainValue(values.get(name))).find((text) => text !== undefined);
const firstNumber = (values: Values, ...names: string[]): number | undefined =>
  names.map((name) => numberIn(values.get(name))).find((number) => number !== undefined);

/** Make and model as one name: many models begin with the make. */
function named(make: string | undefined, model: string | undefined): string | undefined {
  if (!make || !model) return model ?? make;
  return model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`;
}

/** `2.8`, not `2.7999999` */
const short = (number: number): string => String(Number(number.toPrecision(3)));

/** Seconds as photographers write them: `1/125 s`, `2.5 s`. */
function seconds(time: number): string {
  if (time <= 0) return '';
  return time < 0.3 ? `1/${Math.round(1 / time)} s` : `${short(time)} s`;
}

function exposureOf(values: Values): string | undefined {
  const time = firstNumber(values, 'exif:ExposureTime');
  const aperture = firstNumber(values, 'exif:FNumber');
  const iso = firstNumber(values, 'exifEX:PhotographicSensitivity', 'exif:ISOSpeedRatings');
  const length = firstNumber(values, 'exif:FocalLength');
  const parts = [
    time !== undefined && seconds(time),
    aperture !== undefined && `f/${short(aperture)}`,
    iso !== undefined && `ISO ${Math.round(iso)}`,
    length !== undefined && `${short(length)} mm`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

function timeOf(values: Values): string | undefined {
  const written = first(values, 'exif:DateTimeOriginal', 'exif:DateTimeDigitized', 'photoshop:DateCreated');
  const offset = first(values, 'exif:OffsetTimeOriginal');
  // Exif separates the parts of a date with colons.
  const time = written?.replace(/^(\d{4}):(\d\d):(\d\d)(?=\D|$)/, '$1-$2-$3');
  return time && offset && !/(?:Z|[+-]\d\d:?\d\d)$/.test(time) ? `${time} ${offset}` : time;
}

/** What metadata assertions say about the capture; empty if they say nothing. */
export function captureOf(assertions: readonly AssertionView[]): Capture {
  const values = valuesOf(assertions);
  const found: Capture = {
    camera: named(first(values, 'tiff:Make', 'exif:Make'), first(values, 'tiff:Model', 'exif:Model')),
    lens: named(
      first(values, 'exifEX:LensMake', 'exif:LensMake'),
      first(values, 'exifEX:LensModel', 'exif:LensModel', 'aux:Lens'),
    ),
    exposure: exposureOf(values),
    time: timeOf(values),
    software: first(values, 'xmp:CreatorTool', 'tiff:Software', 'exif:Software'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** How many versions of a file are searched for capture details. */
const MAX_VERSIONS = 20;

/**
 * The capture details of a file: its own, or those of the earlier version that it was made from.
 * @returns undefined if no version states any; `from` is the title of the earlier version
 */
export function captureIn({
  tree,
  manifests,
}: Pick<Report, 'tree' | 'manifests'>): { capture: Capture; from?: string } | undefined {
  let node: TreeNode | undefined = tree;
  for (let version = 0; node && version < MAX_VERSIONS; version += 1) {
    const manifest = node.manifest === undefined ? undefined : manifests.get(node.manifest);
    const capture = captureOf(manifest?.assertions ?? []);
    if (Object.keys(capture).length > 0) return { capture, ...(version > 0 && { from: node.title }) };
    node = node.children.find(({ relationship }) => relationship === 'parentOf');
  }
  return undefined;
}
