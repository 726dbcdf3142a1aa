import { rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Site } from '../../config/index.ts';
import type { CompiledPages } from '../compile-pages.ts';
import type { FileWriter } from '../files.ts';
import { operatorSigner } from './operator-signer.ts';
import { statementOf } from './origin.ts';
import { builtPictures } from './pictures.ts';
import { signPictures } from './sign-pictures.ts';
import { demoSigner, type PictureSigner } from './signer.ts';

const CACHE = resolve('node_modules/.cache/picture-credentials');

/** Where the root certificate for the site's own pictures is served, below the base. */
export const ROOT_FILE = 'data/site-root.pem';

/** @throws ConfigError if the environment specifies a signer that can't be used */
export const pictureSigner = ({ title }: { title: string }): PictureSigner =>
  operatorSigner(title, process.env) ?? demoSigner(title);

/**
 * Signs the pictures on the built site (`content/picture-files.ts` decides which). It must come after every
 * integration that writes or changes pictures.
 */
export function pictureCredentials(
  signer: PictureSigner,
  sourceDir: string,
  pages: CompiledPages,
  { accentColor, staticDirectories }: Pick<Site, 'accentColor' | 'staticDirectories'>,
): FileWriter {
  return {
    name: 'picture-credentials',
    async write(out, logger) {
      const start = performance.now();
      const pictures = await builtPictures(out, sourceDir, staticDirectories, pages);
      const outdated = pictures.filter(({ shows }) => shows !== undefined && shows !== (accentColor ?? ''));
      if (outdated.length > 0)
        logger.warn(
          `site.config.ts: ${outdated.length} screenshots don't show the site's accent color: ${outdated.map(({ name }) => name).join(', ')}; take them again with \`npm run lab -- screenshots\``,
        );
      const { isCached, root } = await signPictures(pictures, signer, CACHE);
      // What an author states about a picture in a static folder is now in the picture.
      for (const { path } of pictures) rmSync(statementOf(path), { force: true });
      if (root !== undefined) {
        await mkdir(dirname(join(out, ROOT_FILE)), { recursive: true });
        await writeFile(join(out, ROOT_FILE), root);
      }
      const from = isCached ? ', signed before' : '';
      logger.info(`${pictures.length} images${from}, in ${Math.round(performance.now() - start)} ms`);
    },
  };
}
