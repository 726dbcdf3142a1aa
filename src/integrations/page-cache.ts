import { relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import { keepTexts, withoutTexts } from '../build-cache/beside-code.ts';
import { ContentCache, contentKey } from '../build-cache/content-cache.ts';
import { digestOf, filesOf } from '../build-cache/digest.ts';
import type { Site } from '../config/site.ts';
import { type ImagePlace, imagesOf, keepImages } from '../content/markdown/images.ts';
import { keepRecord, recordOf, type SourceRecord } from '../content/markdown/record.ts';

type Processor =
  NonNullable<AstroIntegration['hooks']['astro:config:setup']> extends (options: infer Options) => unknown
    ? Options extends { config: { markdown: { processor: infer Found } } }
      ? Found
      : never
    : never;
type Renderer = Awaited<ReturnType<NonNullable<Processor['createMdxRenderer']>>>;
type Compiled = Awaited<ReturnType<Renderer['process']>>;

/** A compiled page, with what the steps after the build need to know about it. */
interface CachedPage {
  compiled: Compiled;
  /** The HTML that `compiled.code` looks up. */
  texts: string[];
  record: SourceRecord;
  images: Array<[name: string, place: ImagePlace]>;
}

/** Increase it when the same inputs compile to a different result for a reason that isn't among the inputs. */
const FORMAT = '2';

/**
 * Everything that can affect a page besides its own text. Any change there recompiles all pages. Of other pages, only
 * the names count, because links are checked against them.
 */
const GENERATOR = ['src/**/*', 'package-lock.json', 'astro.config.ts'];
const SOURCES = [
  '*.config.ts',
  'sidebars.ts',
  'redirects.ts',
  'data/**/*',
  'samples/**/*',
  'examples/**/*',
  'diagrams/**/*',
  'public/**/*',
  'docs/**/*.!(mdx)',
  'i18n/**/*.!(mdx)',
];

/**
 * A sandbox is built only when a page that shows it is compiled, and the error index is generated from the other
 * pages.
 */
const isKept = (source: string) => !/<(?:Sandbox|ErrorIndex)\b/.test(source);

/**
 * Caches compiled pages between builds, so that a build after an edit compiles only what the edit may have changed.
 * The development server compiles what it serves.
 */
export function pageCache(site: Site, sourceDir: string): AstroIntegration {
  return {
    name: 'page-cache',
    hooks: {
      'astro:config:setup'({ command, config }) {
        const { processor } = config.markdown;
        const create = processor.createMdxRenderer;
        if (command !== 'build' || !create) return;
        processor.createMdxRenderer = async (...options) =>
          keeping(await create(...options), site, sourceDir);
      },
    },
  };
}

function keeping(renderer: Renderer, site: Site, sourceDir: string): Renderer {
  const around = contentKey(
    sourceDir,
    // The environment can set parts of it, such as the base.
    site,
    digestOf(process.cwd(), GENERATOR),
    digestOf(sourceDir, SOURCES),
    filesOf(sourceDir, ['docs/**/*.mdx', 'i18n/**/*.mdx']),
  );
  const kept = new ContentCache<CachedPage>('compiled-pages', FORMAT, 1000);
  return {
    async process(content, path, frontmatter) {
      if (!isKept(content)) return renderer.process(content, path, frontmatter);
      const file = relative(sourceDir, path);
      const page = await kept.take(contentKey(around, file, content, frontmatter), async () => {
        const compiled = await renderer.process(content, path, frontmatter);
        const record = recordOf(file);
        if (!record) throw new Error(`${file} was compiled without a record`);
        const { code, texts } = withoutTexts(file, compiled.code);
        return { compiled: { ...compiled, code }, texts, record, images: imagesOf(file) };
      });
      keepTexts(file, page.texts);
      keepRecord(page.record);
      keepImages(file, page.images);
      return page.compiled;
    },
  };
}
