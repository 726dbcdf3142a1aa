import { parseFrontmatter } from 'astro/markdown';
import { frontMatter } from '../../src/content/front-matter.ts';
import { frontMatterProblems } from '../../src/content/front-matter-problems.ts';

/** What's wrong with a page's front matter, as `file:line: what; fix`. The build prints the same messages. */
export const frontMatterMistakes = (file: string, source: string): Promise<string[]> =>
  frontMatterProblems(file, source, frontMatter, async () => parseFrontmatter(source).frontmatter);
