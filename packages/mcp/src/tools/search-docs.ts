import { z } from 'zod';
import { defineTool } from '../tool.ts';

export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Searches the C2PA and Content Credentials documentation: guides, API references, error messages, status codes. Name the language ("Python", "Node.js") to get results for it. Read a result with read_page.',
  input: z.strictObject({
    query: z
      .string()
      .trim()
      .min(1)
      .max(300)
      .describe('Words, a question, an error message, or an identifier.'),
    limit: z.int().min(1).max(20).default(8),
  }),
  output: z.object({
    total: z.int(),
    results: z.array(
      z.object({
        address: z.string().describe('Pass it to read_page.'),
        title: z.string(),
        heading: z.string(),
        section: z.string(),
        excerpt: z.string(),
      }),
    ),
    suggestions: z.array(z.string()).describe('Other queries, if nothing was found.'),
  }),
  async run({ search }, { query, limit }) {
    const data = (await search())(query, limit);
    const results = data.results.map((one) => ({
      ...one,
      heading: one.heading === '' ? one.title : `${one.title} › ${one.heading}`,
    }));
    return { data: { ...data, results } };
  },
});
