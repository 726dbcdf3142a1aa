import { globSync, readFileSync } from 'node:fs';
import { readChecked } from '../../../src/features/samples/checked.ts';
import { readPins } from '../samples/pins.ts';
import { type Mention, mentionIn } from './packages.ts';

/** Where a version is mentioned: a page, a sample's result, a list of dependencies, or a data table. */
export interface Placed extends Mention {
  /** Relative to the project: `docs/signing/index.mdx`, `samples/read-manifest/node`. */
  place: string;
}

/** Every version that the project was checked with, from every place that mentions one. */
export function collectMentions(): Placed[] {
  return [...fromPages(), ...fromResults(), ...fromPins(), ...fromDependencies(), ...fromData()];
}

const placed = (place: string) => (text: string) => {
  const mention = mentionIn(text);
  return mention ? [{ ...mention, place }] : [];
};

/** `checked.with` in the front matter. */
function fromPages(): Placed[] {
  return globSync('docs/**/*.mdx').flatMap((file) =>
    withList(readFileSync(file, 'utf8')).flatMap(placed(file)),
  );
}

/** The entries in `with: ["…", "…"]`, on one line or as a list. */
export function withList(page: string): string[] {
  const [, matter = ''] = /^---\n(.*?)\n---/s.exec(page) ?? [];
  const [, list = ''] = /^ +with:\s*(\[.*?\](?=\s*$)|(?:\n +- .*)+)/ms.exec(matter) ?? [];
  return [...list.matchAll(/"([^"]+)"|'([^']+)'|- ([^"'\n]+)/g)].map((found) =>
    (found[1] ?? found[2] ?? found[3] ?? '').trim(),
  );
}

function fromResults(): Placed[] {
  return Object.entries(readChecked('samples')).flatMap(([task, row]) =>
    Object.entries(row).flatMap(([language, result]) =>
      'with' in result ? result.with.split(', ').flatMap(placed(`samples/${task}/${language}`)) : [],
    ),
  );
}

function fromPins(): Placed[] {
  const { c, cpp, c2patool, cbindgen, python, rust } = readPins('samples');
  const tools = [c.library, c.header, cpp.library, cpp.header].map(
    ({ name, version }) => `${name} ${version}`,
  );
  return [
    ...[...tools, `c2patool ${c2patool}`, `cbindgen ${cbindgen}`].flatMap(placed('samples/tools.json')),
    ...placed('samples/requirements.txt')(`c2pa-python ${python}`),
    ...placed('samples/Cargo.toml')(`c2pa ${rust}`),
  ];
}

function fromDependencies(): Placed[] {
  const places = ['package.json', 'samples/package.json', ...globSync('examples/*/package.json').sort()];
  return places.flatMap((place) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(place, 'utf8')) as Record<
      string,
      object
    >;
    return Object.entries({ ...dependencies, ...devDependencies }).map(
      ([name, version]): Placed => ({ registry: 'npm', name, version: String(version), place }),
    );
  });
}

/** Strings in data files that begin with a package and its version. */
function fromData(): Placed[] {
  return globSync('data/*.json', { exclude: ['data/changes.json'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/"((?:@[\w-]+\/)?[\w-]+ \d[\d.]*)"/g)].flatMap(([, text = '']) =>
      placed(file)(text),
    ),
  );
}
