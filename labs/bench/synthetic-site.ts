import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A reproducible source of integers below `limit`: the same site on every machine. */
function numbers(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const CONSONANTS = ['b', 'cl', 'd', 'f', 'gr', 'k', 'l', 'm', 'n', 'pr', 's', 'st', 't', 'v', 'z'];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ea', 'oi'];
const LANGUAGES = ['js', 'python', 'rust', 'bash', 'json'];
const SECTIONS = 6;
const PAGES_OF_A_GROUP = 12;

const pick = (items: readonly string[], next: (limit: number) => number): string =>
  items[next(items.length)] ?? '';

/** An invented word. */
const word = (next: (limit: number) => number): string =>
  Array.from({ length: 1 + next(3) }, () => pick(CONSONANTS, next) + pick(VOWELS, next)).join('');

const code: Readonly<Record<string, (name: string, value: number) => string>> = {
  js: (name, value) =>
    `const ${name} = await read('${name}.jpg', { limit: ${value} });\nif (!${name}) throw new Error('${name}');`,
  python: (name, value) => `${name} = read("${name}.jpg", limit=${value})\nprint(${name}.state)`,
  rust: (name, value) => `let ${name}: u32 = ${value};\nprintln!("{}", ${name});`,
  bash: (name, value) => `${name} --limit ${value} photo.jpg > ${name}.txt`,
  json: (name, value) => `{ "${name}": [${value}, ${value + 1}], "ok": true }`,
};

/**
 * Writes a site of `pages` synthetic pages: about 600 words and ten code blocks each, links to other pages, groups of
 * twelve in the sidebar.
 * @returns the file of a page that an edit can change
 */
export function writeSyntheticSite(folder: string, pages: number): string {
  const next = numbers(pages);
  const ids = Array.from(
    { length: pages },
    (_, index) => `group-${Math.floor(index / PAGES_OF_A_GROUP)}/page-${index}`,
  );
  const sentence = () => {
    const words = Array.from({ length: 8 + next(12) }, () => word(next));
    return `${words.join(' ').replace(/^./, (first) => first.toUpperCase())}.`;
  };
  const section = (index: number) => {
    const language = pick(LANGUAGES, next);
    const target = pick(ids, next);
    const paragraph = () => Array.from({ length: 5 }, sentence).join(' ');
    const block = () => `\`\`\`${language}\n${code[language]?.(word(next), next(1000)) ?? ''}\n\`\`\``;
    return [
      `## Part ${index} ${word(next)}`,
      paragraph(),
      block(),
      `${paragraph()} [See more](/docs/${target})`,
      block(),
    ].join('\n\n');
  };
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const groups = Map.groupBy(ids, (id) => id.replace(/\/.*/, ''));
  const sidebar = [
    'introduction',
    ...[...groups].map(([label, items]) => ({ type: 'category', label, items })),
  ];
  write(
    'site.config.ts',
    "export default { title: 'Bench', url: 'https://docs.example.org', navbar: { items: [{ type: 'sidebar', sidebarId: 'docs', label: 'Docs' }, { type: 'search', position: 'right' }] } };\n",
  );
  write('sidebars.ts', `export default { docs: ${JSON.stringify(sidebar)} };\n`);
  write('redirects.ts', 'export default [];\n');
  write('public/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>\n');
  const page = (title: string, text: string) =>
    `---\ntitle: ${title}\ndescription: A made-up page.\nchecked: { date: 2026-11-20, with: ["nothing 1"] }\n---\n\n${text}\n`;
  write('docs/introduction.mdx', page('Introduction', sentence()));
  for (const [index, id] of ids.entries()) {
    const sections = Array.from({ length: SECTIONS }, (_, number) => section(number + 1));
    write(`docs/${id}.mdx`, page(`Page ${index} ${word(next)}`, sections.join('\n\n')));
  }
  return join(folder, `docs/${ids[Math.floor(pages / 2)]}.mdx`);
}
