import type { Pin } from '../../../../src/features/samples/versions.ts';
import type { Missing } from '../toolchain.ts';
import { findRust, NO_RUST } from './cargo.ts';
import { headerOf } from './header.ts';
import { findPython, libraryOfWheel } from './python.ts';

/** Folders with the C API's shared library and its header. */
export interface CApi {
  library: string;
  include: string;
}

/** The C API, from a Python wheel, with a header of the same version; or why it can't be had on this machine. */
export async function cApi(
  { library, header }: { library: Pin; header: Pin },
  cbindgen: string,
): Promise<CApi | Missing> {
  const python = findPython();
  if (!python)
    return {
      missing:
        "the library comes in a Python wheel, but Python with venv isn't installed (Debian: apt-get install python3-venv)",
    };
  if (!findRust()) return { missing: `cargo generates the header, but ${NO_RUST}` };
  return { library: await libraryOfWheel(python, library), include: await headerOf(header, cbindgen) };
}
