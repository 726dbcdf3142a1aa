import { rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { operatorSigner } from './operator-signer.ts';
import { statementOf } from './origin.ts';
import { builtPictures } from './pictures.ts';
import { signPictures } from './sign-pictures.ts';
import { demoSigner, type PictureSigner } from './signer.ts';

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
  accentColor?: string,
): AstroIntegration {
  let cache = '';
  return {
    name: 'picture-credentials',
    hooks: {
      'astro:config:done'({ config }) {
        cache = fileURLToPath(new URL('./node_modules/.cache/picture-credentials/', config.root));
      },
      async 'astro:build:done'({ dir, logger }) {
        const start = performance.now();
        const outDir = fileURLToPath(dir);
        const pictures = await builtPictures(outDir, sourceDir);
        const outdated = pictures.filter(({ shows }) => shows !== undefined && shows !== (accentColor ?? ''));
        if (outdated.length > 0)
          logger.warn(
            `site.config.ts: ${outdated.length} screenshots don't show the site's accent color: ${outdated.map(({ name }) => name).join(', ')}; take them again with \`npm run lab -- screenshots\``,
          );
        const { isCached, root } = await signPictures(pictures, signer, cache);
        // What an author states about a picture in a static folder is now in the picture.
        for (const { path } of pictures) rmSync(statementOf(path), { force: true });
        if (root !== undefined) {
          await mkdir(dirname(join(outDir, ROOT_FILE)), { recursive: true });
          await writeFile(join(outDir, ROOT_FILE), root);
        }
        const from = isCached ? ', signed before' : '';
        logger.info(`${pictures.length} images${from}, in ${Math.round(performance.now() - start)} ms`);
      },
    },
  };
}
