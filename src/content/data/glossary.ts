import { z } from 'zod';
import { dataFile } from '../read-data-file.ts';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const term = z.strictObject({
  /** Also the anchor on the glossary page. */
  id,
  term: z.string().min(1),
  /** Plurals and other spellings; each belongs to only one term. */
  forms: z.array(z.string().min(1)).default([]),
  /** The definition that a page shows on hover, focus, or touch. */
  short: z.string().max(140).regex(/\.$/, 'end the definition with a period'),
  /** Additional text that only the glossary shows. */
  more: z.string().min(1).optional(),
  /** Ids of related terms. */
  see: z.array(id).default([]),
  /** The section of the docs that explains it. */
  page: z.strictObject({ title: z.string().min(1), href: z.string().startsWith('/docs/') }).optional(),
  /** The clause that defines it; a clause in another standard has its full address. */
  clause: z
    .union([
      z.strictObject({ title: z.string().min(1), anchor: z.string().regex(/^\w[\w-]*$/) }),
      z.strictObject({ title: z.string().min(1), url: z.url({ protocol: /^https$/ }) }),
    ])
    .optional(),
  /** Spellings that pages must not use, exactly as written. */
  avoid: z.array(z.string().min(1)).default([]),
});

const list = z
  .strictObject({
    checked: z.iso.date(),
    specification: z.string(),
    /** The address of the specification, up to the anchor of a clause. */
    address: z.url().endsWith('#'),
    terms: z.array(term).min(1),
  })
  .superRefine(({ terms }, context) => {
    const ids = new Set(terms.map((one) => one.id));
    const owners = new Map<string, string>();
    for (const one of terms) {
      for (const other of one.see)
        if (!ids.has(other))
          context.addIssue(`\`${one.id}\` refers to \`${other}\`, but there's no such term`);
      for (const form of formsOf(one)) {
        const owner = owners.get(form);
        if (owner)
          context.addIssue(
            `"${form}" belongs to \`${owner}\` and to \`${one.id}\`; remove it from one of them`,
          );
        owners.set(form, one.id);
      }
    }
    if (ids.size < terms.length) context.addIssue('two entries have the same id');
  });

export type Term = z.infer<typeof term>;
export type Glossary = z.infer<typeof list>;

/** The page that lists all terms; its anchors are their ids. */
export const GLOSSARY_PAGE = '/docs/glossary';

/** The glossary. @throws Error if the data file is missing or has a mistake */
export const glossary = dataFile('glossary.json', list);

/** All spellings of a term, in lowercase. */
export function formsOf({ term, forms }: Pick<Term, 'term' | 'forms'>): string[] {
  return [...new Set([term, ...forms].map((form) => form.toLowerCase()))];
}

/** The term with this spelling, ignoring case. */
export function termWritten({ terms }: Glossary, words: string): Term | undefined {
  const wanted = words.trim().replace(/\s+/g, ' ').toLowerCase();
  return terms.find((one) => formsOf(one).includes(wanted));
}

/** The full address of the clause that defines a term. */
export function clauseUrl({ address }: Glossary, clause: NonNullable<Term['clause']>): string {
  return 'url' in clause ? clause.url : address + clause.anchor;
}
