import { resolve } from 'node:path';
import { builtDir } from '../../support/site-pages.ts';

export const tarball = resolve(builtDir, 'downloads/content-credentials-mcp.tgz');
