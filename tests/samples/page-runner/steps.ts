import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MdastNode } from 'satteri';
import { attributeValues } from '../../../src/content/markdown/component.ts';
import { parseCodeMeta } from '../../../src/content/markdown/components-plugin.ts';
import { lineOf, type NodeOf, nodesOf, type ProsePage, plainText } from '../../../src/features/prose/page.ts';
import { placeOfSample, servedFrom } from '../../../src/features/samples/files.ts';
import {
  type GrownStep,
  readSetUps,
  readSteps,
  transcriptOf,
} from '../../../src/features/samples/growing.ts';
import { readSample, readSamples, type ShownSample } from '../../../src/features/samples/shown.ts';
import { inputsFor } from '../../../src/features/samples/task.ts';
import { type Command, commandsOf } from './commands.ts';

/** The start of a command in a sentence. */
const PROGRAM = /^(?:sh|node|npx|npm|python3?|pip|cargo|c2patool|openssl) \S/;

/** The table column with commands to run. */
const COLUMN = /^Run/;

/** Commands that a sentence tells a reader to run (`run \`sh make-test-certs.sh\``), and in a column "Run it". */
function inlineCommands({ tree }: ProsePage): Set<MdastNode> {
  const found = new Set<MdastNode>();
  for (const { node } of nodesOf(tree, ['paragraph'])) {
    node.children.forEach((child, index) => {
      const before = node.children[index - 1];
      const isAnnounced = before?.type === 'text' && /\brun(?: it with)?:? $/i.test(before.value);
      if (isAnnounced && isCommand(child as MdastNode)) found.add(child as MdastNode);
    });
  }
  for (const { node: table } of nodesOf(tree, ['table'])) {
    const [head, ...rows] = table.children;
    const columns =
      head?.children.flatMap((cell, index) => (COLUMN.test(plainText(cell)) ? [index] : [])) ?? [];
    for (const row of rows)
      for (const column of columns)
        for (const { node } of nodesOf(row.children[column] ?? row, ['inlineCode']))
          if (isCommand(node)) found.add(node);
  }
  return found;
}

const isCommand = (node: MdastNode): boolean => node.type === 'inlineCode' && PROGRAM.test(node.value);

/** A file that a reader saves from this site: its path in the project, and its new name. */
export interface Saved {
  path: string;
  as: string;
  /** An optional input: a reader who already has one keeps it. */
  isOffered?: boolean;
}

/** What a reader does with a part of a page, at a line of its source. */
export type Step = { line: number } & (
  | { does: 'save'; files: Saved[] }
  | { does: 'write'; as: string; text: string }
  /** A link to a section of `run-samples`, or to a library's installation: it can be done from here on. */
  | { does: 'may set up'; section: string }
  /** `as in [another section](…)`: its folder is what a reader has from here on. */
  | { does: 'prepare'; as: string }
  | { does: 'run'; commands: Command[] }
  /** A program is shown: an output after it is its own, and a page of it gets these files. */
  | { does: 'show program'; file: string; inputs: string[]; choose: string[] }
  /** The zip of a sandbox or an example is unpacked, and a terminal is opened in its folder. */
  | { does: 'unpack'; project: string }
  /** What the commands before it print, or what the page served last shows by now. */
  | { does: 'compare'; text: string; isPage?: boolean }
  | { does: 'nothing'; reason: string }
);

const TERMINALS = new Set(['sh', 'console']);
const SET_UP = /^\/docs\/manifest\/run-samples#([\w-]+)$/;
/** Where a library is installed, and the section of `run-samples` that does the same. */
const INSTALLED: Readonly<Record<string, string>> = {
  '/docs/c2pa-node/install': 'node',
  '/docs/c2pa-python#install-it': 'python',
};
const OWN_FILE = /^\/(?:samples\/|(?=examples\/))([^#?]+)$/;
/** The archive of an example. */
const EXAMPLE = /^\/examples\/([\w-]+)\.zip$/;
/** Files that the build creates. */
const BUILT_FILE = /^\/((?:schemas|downloads|data)\/[^#?]+)$/;
/** A title that is a path, so that the block is a file: `src/main.rs`. */
const PATH = /^[\w./-]+\.\w+$/;
const OUTPUT = /^Output\b/;

/** The languages in which a page's program grows; undefined if it has none. A reader follows one of them. */
export function languagesOf(page: ProsePage, root: string): string[] | undefined {
  for (const { node } of nodesOf(page.tree, ['mdxJsxFlowElement']))
    if (node.name === 'GrowingProgram')
      return readSetUps(root, String(attributeValues(node.attributes).of)).map(({ language }) => language);
  return undefined;
}

/**
 * Everything that a page tells its reader to save, set up, run, and expect, in page order.
 * @param language the tab of a growing program that the reader chose
 * @throws Error for a sample that doesn't exist
 */
export function stepsOf(page: ProsePage, root: string, language?: string): Step[] {
  const samplesDir = join(root, 'samples');
  const inline = inlineCommands(page);
  const nodes = nodesOf(page.tree, ['link', 'code', 'mdxJsxFlowElement', 'inlineCode']);
  return [...nodes].flatMap(({ node, above }): Step[] => {
    const line = lineOf(node);
    const found = stepOf(node, above.at(-1), { samplesDir, inline, language });
    return found.map((step) => ({ ...step, line }) as Step);
  });
}

type Found = Step extends infer One ? (One extends Step ? Omit<One, 'line'> : never) : never;
type Looked = NodeOf<'link' | 'code' | 'mdxJsxFlowElement' | 'inlineCode'>;

interface Context {
  samplesDir: string;
  inline: ReadonlySet<MdastNode>;
  language: string | undefined;
}

function stepOf(
  node: Looked,
  parent: MdastNode | undefined,
  { samplesDir, inline, language }: Context,
): Found[] {
  if (node.type === 'code') return ofFence(node);
  if (node.type === 'link') return ofLink(node, parent, samplesDir);
  if (node.type === 'inlineCode')
    return inline.has(node) ? [{ does: 'run', commands: [{ text: node.value }] }] : [];
  const values = attributeValues(node.attributes);
  if (node.name === 'Sample') return ofSample(values as unknown as SampleValues, samplesDir);
  if (node.name === 'Sandbox') return [{ does: 'unpack', project: `sandbox-${values.of}` }];
  if (node.name === 'GrowingProgram')
    return ofGrowing(values as { of: string; step?: string }, join(samplesDir, '..'), language);
  if (node.name === 'Samples')
    return readSamples(samplesDir, values as { of: string }).flatMap((shown) => ofProgram(shown, samplesDir));
  return [];
}

function ofFence({ lang, meta, value }: NodeOf<'code'>): Found[] {
  const { title = '', notRun } = parseCodeMeta(meta ?? '');
  if (TERMINALS.has(lang ?? '')) {
    if (notRun) return [{ does: 'nothing', reason: notRun }];
    return [{ does: 'run', commands: commandsOf(lang ?? '', value) }];
  }
  if (OUTPUT.test(title)) return [{ does: 'compare', text: value }];
  return PATH.test(title) ? [{ does: 'write', as: title, text: `${value}\n` }] : [];
}

/** A link to a file of this site is a download; `[app.rs](…) as \`src/main.rs\`` renames it. */
function ofLink(
  { url, ...node }: NodeOf<'link'>,
  parent: MdastNode | undefined,
  samplesDir: string,
): Found[] {
  const section = SET_UP.exec(url)?.[1] ?? INSTALLED[url];
  if (section) return [{ does: 'may set up', section }];
  const neighbors = neighborsOf(node.position, parent);
  if (isPreparation(url, neighbors)) return [{ does: 'prepare', as: url }];
  const [, example] = EXAMPLE.exec(url) ?? [];
  if (example) return [{ does: 'unpack', project: example }];
  const [, built] = BUILT_FILE.exec(url) ?? [];
  if (built)
    return [{ does: 'save', files: [{ path: join(samplesDir, '..', 'dist', built), as: basename(built) }] }];
  const [, file] = OWN_FILE.exec(url) ?? [];
  if (!file) return [];
  const { path } = placeOfSample(samplesDir, servedFrom(file));
  if (!existsSync(path)) return [];
  return [{ does: 'save', files: [{ path, as: newName(neighbors) ?? basename(path) }] }];
}

/** `as in [the complete example](/docs/…#…)`, `a folder [set up for …](/docs/…#…)` */
function isPreparation(url: string, { before, link }: Neighbors): boolean {
  if (!/^\/docs\/[\w/-]+#[\w-]+$/.test(url)) return false;
  return (
    (before?.type === 'text' && /\b(?:as in|folder|folder from) $/.test(before.value)) ||
    (link !== undefined && /^set up\b/.test(plainText(link)))
  );
}

/** The name in `[app.rs](…) as \`src/main.rs\``. */
const newName = ({ after: [as, name] }: Neighbors): string | undefined =>
  as?.type === 'text' && as.value === ' as ' && name?.type === 'inlineCode' ? name.value : undefined;

/** A link among its siblings. */
interface Neighbors {
  before?: MdastNode | undefined;
  link?: MdastNode | undefined;
  after: readonly MdastNode[];
}

function neighborsOf(position: MdastNode['position'], parent: MdastNode | undefined): Neighbors {
  if (!parent || !('children' in parent)) return { after: [] };
  const siblings = parent.children as MdastNode[];
  const at = siblings.findIndex((one) => one.position?.start.offset === position?.start.offset);
  return { before: siblings[at - 1], link: siblings[at], after: siblings.slice(at + 1) };
}

interface SampleValues {
  file: string;
  region?: string;
  title?: string;
}

/** Output shown after commands, or a file to save. */
function ofSample(values: SampleValues, samplesDir: string): Found[] {
  const { file, region, title = '' } = values;
  const shown = readSample(samplesDir, values);
  if (basename(file).startsWith('expected'))
    return OUTPUT.test(title) ? [{ does: 'compare', text: shown.code }] : [];
  const { path } = placeOfSample(samplesDir, file);
  if (!region && title.includes('/') && PATH.test(title))
    return [{ does: 'save', files: [{ path, as: title }] }, ...setUps(shown)];
  if (shown.run) return ofProgram(shown, samplesDir);
  // Parts of a project in `examples/` are shown only for reading.
  return region || file.startsWith('examples/')
    ? []
    : [{ does: 'save', files: [{ path, as: basename(path) }] }];
}

/** The links under a program: its files, and the section that describes its requirements. */
function ofProgram(shown: ShownSample, samplesDir: string): Found[] {
  const files = shown.run?.files ?? [];
  const inputs = inputsFor(samplesDir, files[0]?.split('/')[0] ?? '');
  const ready = shown.run?.inputs.flatMap((name) => {
    const { command, files: [file] = [] } = inputs[name] ?? {};
    return file && !command ? [{ path: join(samplesDir, file), as: name, isOffered: true }] : [];
  });
  return [
    { does: 'save', files: ready ?? [] },
    { does: 'save', files: files.map((file) => ({ path: join(samplesDir, file), as: basename(file) })) },
    {
      does: 'show program',
      file: basename(files[0] ?? ''),
      inputs: shown.run?.inputs ?? [],
      choose: shown.run?.choose ?? [],
    },
    ...setUps(shown),
  ];
}

/** The set-up, or a step, in the language that the reader chose. */
function ofGrowing(
  { of, step }: { of: string; step?: string },
  root: string,
  language: string | undefined,
): Found[] {
  if (!step) {
    const setUp = readSetUps(root, of).find((one) => one.language === language);
    return setUp ? [{ does: 'run', commands: commandsOf('sh', setUp.commands) }] : [];
  }
  const grown = readSteps(root, of, step).find((one) => one.language === language);
  return grown ? ofStep(grown, join(root, 'samples')) : [];
}

/** The reader saves the program over its earlier version. A page that's open reloads. */
function ofStep(step: GrownStep, samplesDir: string): Found[] {
  const { files, companions, choose, isPage, output } = step;
  const transcript = transcriptOf(step);
  return [
    ...files.map(({ as, path }): Found => ({ does: 'write', as, text: readFileSync(path, 'utf8') })),
    { does: 'save', files: companions.map((file) => ({ path: join(samplesDir, file), as: basename(file) })) },
    ...(transcript ? [{ does: 'run', commands: commandsOf('console', transcript) } as const] : []),
    { does: 'show program', file: '', inputs: [], choose: [...choose] },
    ...(isPage ? [{ does: 'compare', text: output, isPage } as const] : []),
  ];
}

const setUps = ({ run }: ShownSample): Found[] =>
  run?.command
    ? [
        { does: 'may set up', section: run.language },
        { does: 'may set up', section: 'input' },
      ]
    : [];
