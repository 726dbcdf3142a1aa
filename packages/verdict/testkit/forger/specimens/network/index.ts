import type { Recipe } from '../../specimen.ts';
import { aroundAssertions } from './around.ts';
import { inAssertions } from './assertions.ts';

export { host } from './address.ts';

/**
 * Correctly signed files that refer to the forger's server in every place where a manifest, certificate, or time
 * stamp can. A request to that server reveals who is viewing the file.
 */
export const network: readonly Recipe[] = [...aroundAssertions, ...inAssertions];
