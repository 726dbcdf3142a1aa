import { resolve } from 'node:path';
import { builtDir } from '../../../scripts/lib/testing/site-pages.ts';

export const tarball = resolve(builtDir, 'downloads/content-credentials-mcp.tgz');
