/** A row of the table "Who imports whom" in ARCHITECTURE.md. */
export interface Layer {
  /** `src/content` */
  folder: string;
  /** Folders whose files it can import. */
  imports: string[];
  /** Folders whose files it can import only with `import()`, when they're needed. */
  onDemand: string[];
}

const HEADING = '## Who imports whom';
const ON_DEMAND = /`([\w/-]+)` on demand/g;

const namesIn = (cell: string) => [...cell.matchAll(/`([\w/-]+)`/g)].map(([, name = '']) => name);

/**
 * Reads the table: folders in its first column, and what they can import in its last.
 * @param text the whole of ARCHITECTURE.md
 * @throws Error if the table doesn't exist, or a row refers to a folder without a row
 */
export function importTable(text: string): Layer[] {
  const [, section = ''] = text.split(`${HEADING}\n`);
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  const layers = rows.map((row): Layer => {
    const cells = row.split('|').slice(1, -1);
    const last = cells.at(-1) ?? '';
    const onDemand = [...last.matchAll(ON_DEMAND)].map(([, name = '']) => name);
    const [folder = ''] = namesIn(cells[0] ?? '');
    return { folder, imports: namesIn(last.replace(ON_DEMAND, '')), onDemand };
  });
  if (layers.length === 0) throw new Error(`ARCHITECTURE.md has no table under "${HEADING}"`);
  const known = new Set(layers.map(({ folder }) => folder));
  for (const { folder, imports, onDemand } of layers)
    for (const name of [...imports, ...onDemand])
      if (!known.has(name))
        throw new Error(`ARCHITECTURE.md: ${folder} imports \`${name}\`, which doesn't have a row`);
  return layers;
}
