import type { Toolchain } from '../toolchain.ts';
import { c } from './c.ts';
import { c2patool } from './c2patool.ts';
import { cpp } from './cpp.ts';
import { node } from './node.ts';
import { openssl } from './openssl.ts';
import { python } from './python.ts';
import { rust } from './rust.ts';
import { web } from './web.ts';

/** The toolchains by language, in tab order. */
export const toolchains: readonly Toolchain[] = [c2patool, openssl, node, web, python, rust, cpp, c];
