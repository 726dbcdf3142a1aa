import { numberIn, versionOf } from '../programs.ts';

/** Version of the installed Rust. */
export function findRust(): string | undefined {
  const [cargo, rustc] = [versionOf('cargo'), versionOf('rustc')];
  return cargo && rustc && numberIn(rustc);
}

export const NO_RUST = "Rust (cargo and rustc) isn't installed";

/** Whether a Rust release is older than a package requires. */
export function isOlder(version: string, needed: string): boolean {
  const parts = (text: string) => text.split('.').map(Number);
  const [[major = 0, minor = 0], [neededMajor = 0, neededMinor = 0]] = [parts(version), parts(needed)];
  return major !== neededMajor ? major < neededMajor : minor < neededMinor;
}
