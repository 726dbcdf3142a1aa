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
