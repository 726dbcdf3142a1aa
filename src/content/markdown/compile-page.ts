import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { evaluate } from 'satteri';
import { AuthorError } from './author-error.ts';
import type { CompiledPage } from './compiled-page.ts';
import { filledPage } from './fill-versions.ts';
import { headingsOf } from './headings-plugin.ts';
import { type PageOptions, pageOf } from './page.ts';
import { pagePlugins } from './page-plugins.ts';

const FEATURES = { directive: true, headingAttributes: true, smartPunctuation: true } as const;

/** A page has no code of its own, so the compiler turns it into finished HTML, in one or more parts. */
const HTML = { component: 'Html', prop: 'html' } as const;
const joined = (_type: unknown, props: unknown): string => {
  const { html, children } = props as { html?: string; children?: unknown };
  return html ?? [children].flat().join('');
};
const runtime = { Fragment: 'Fragment', jsx: joined, jsxs: joined };

/** Compiles one file: its absolute path, and its text with the front matter. @throws AuthorError for the author's mistakes */
export type CompilePage = (path: string, text: string) => Promise<CompiledPage>;

/** A function that compiles pages. */
export function pageCompiler(options: PageOptions): CompilePage {
  const plugins = pagePlugins(options);
  return async (path, text) => {
    const file = relative(options.sourceDir, path).replaceAll('\\', '/');
    const data: Record<string, unknown> = {};
    try {
      const page = await evaluate(filledPage(withoutFrontMatter(text), path, options.sourceDir), {
        ...plugins,
        ...runtime,
        data,
        features: FEATURES,
        fileURL: pathToFileURL(path),
        optimizeStatic: HTML,
        elementAttributeNameCase: 'html',
      });
      const render = page.default as (props: object) => string;
      const { record, images } = pageOf({ data });
      return {
        ...record,
        headings: headingsOf(data),
        images,
        html: render({ components: { [HTML.component]: HTML.component } }),
      };
    } catch (error) {
      throw placed(error, file);
    }
  };
}

/** A page's front matter; the group is the YAML, from the line break after the first `---`. */
export const FRONT_MATTER = /^\uFEFF?(?:[^\S\n]*\n)*---([\s\S]*?\n)---/;

/** Spaces instead of the front matter, so that positions stay those of the file. */
const withoutFrontMatter = (text: string): string =>
  text.replace(FRONT_MATTER, (found) => found.replace(/[^\r\n]/g, ' '));

/** A syntax error with its file and line; the parser begins its message with `line:column: `. */
function placed(error: unknown, file: string): unknown {
  if (error instanceof AuthorError || !(error instanceof Error)) return error;
  const [, line, message] = /^(\d+):\d+: ([\s\S]*)$/.exec(error.message) ?? [];
  if (!message) return error;
  return new AuthorError(file, Number(line), message);
}
