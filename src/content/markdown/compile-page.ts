import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { evaluate } from 'satteri';
import { AuthorError } from '../../config/errors.ts';
import { withVersions } from '../../features/samples/versions.ts';
import { FRONT_MATTER } from '../front-matter.ts';
import { components } from './components-plugin.ts';
import { directives } from './directives-plugin.ts';
import { headings, headingsOf, html } from './html-plugin.ts';
import { codeLinks, links } from './links-plugin.ts';
import { type CompiledPage, type PageOptions, pageOf, startPage } from './page.ts';
import { syntaxMessage } from './syntax-message.ts';

const FEATURES = { directive: true, headingAttributes: true, smartPunctuation: true } as const;

/** A page has no code of its own, so the compiler turns it into finished HTML, in one or more parts. */
const HTML = { component: 'Html', prop: 'html' } as const;
const joinParts = (_type: unknown, props: unknown): string => {
  const { html, children } = props as { html?: string; children?: unknown };
  return html ?? [children].flat().join('');
};
const runtime = { Fragment: 'Fragment', jsx: joinParts, jsxs: joinParts };

/** The plugins that turn an author's text into a page. */
export function pagePlugins(options: PageOptions) {
  return {
    mdastPlugins: [startPage(options), components, directives, links(options), codeLinks(options)],
    hastPlugins: [html, headings],
  };
}

/** Compiles one file: its absolute path, and its text with the front matter. @throws AuthorError for the author's mistakes */
type CompilePage = (path: string, text: string) => Promise<CompiledPage>;

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
      throw withPlace(error, file, text);
    }
  };
}

/**
 * A page's text with the recommended versions. They're filled in before the page is compiled, because `{version:…}` isn't a
 * valid expression, and so that placeholders work everywhere: in sentences, code, attributes, and the Markdown twin.
 * @throws AuthorError for a package without one
 */
export const filledPage = (content: string, path: string, sourceDir: string): string =>
  withVersions(content, sourceDir, (message, offset) => {
    const line = content.slice(0, offset).split('\n').length;
    return new AuthorError(relative(sourceDir, path), line, message);
  });

/** Spaces instead of the front matter, so that positions stay those of the file. */
const withoutFrontMatter = (text: string): string =>
  text.replace(FRONT_MATTER, (found) => found.replace(/[^\r\n]/g, ' '));

/** A syntax error with its file and line; the parser begins its message with `line:column: `. */
function withPlace(error: unknown, file: string, text: string): unknown {
  if (error instanceof AuthorError || !(error instanceof Error)) return error;
  const [, line, column, message] = /^(\d+):(\d+): ([\s\S]*)$/.exec(error.message) ?? [];
  if (!message) return error;
  const rest = text.split('\n')[Number(line) - 1]?.slice(Number(column) - 1) ?? '';
  return new AuthorError(file, Number(line), syntaxMessage(message, rest));
}
