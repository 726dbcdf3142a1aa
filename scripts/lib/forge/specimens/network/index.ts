import type { Recipe } from '../../specimen.ts';
import { aroundAssertions } from './around.ts';
import { inAssertions } from './assertions.ts';

export { host } from './address.ts';

/**
 * Files that are signed well and name a server of the forger's in every place where a manifest, a certificate, or a
 * time stamp can. Whoever asks that server tells it who looks at the file.
 */
export const network: readonly Recipe[] = [...aroundAssertions, ...inAssertions];
