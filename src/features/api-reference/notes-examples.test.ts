import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { givenIn } from './item-page.ts';
import { keyOf, readModel } from './model.ts';
import { applyNotes, readNotes } from './notes.ts';

/** What programs have besides the package: Node.js's files, and a bundler's addresses. */
const AROUND = `
declare function readFile(path: string): Promise<Buffer>;
declare function readFile(path: string, encoding: 'utf8'): Promise<string>;
declare function writeFile(path: string, data: Uint8Array): Promise<void>;
declare module '*?url' { const url: string; export default url; }`;

const parsed = new Map<string, ts.SourceFile | undefined>();

/** TypeScript's messages about a file that exists only here. @param strict as readers' TypeScript is; JavaScript isn't */
function messagesOf(files: ReadonlyMap<string, string>, strict: boolean): string[] {
  const options: ts.CompilerOptions = {
    strict,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    typeRoots: [resolve('node_modules/@types')],
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.fileExists = (name) => files.has(name) || ts.sys.fileExists(name);
  host.getSourceFile = (name, ...how) => {
    const text = files.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, ts.ScriptTarget.ESNext);
    if (!parsed.has(name)) parsed.set(name, read(name, ...how));
    return parsed.get(name);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const name = file?.fileName.replace(/.*\/|\.ts$/g, '');
    return `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

/** The code in an example; without a language, it's in the package's. */
const codesIn = (markdown: string) =>
  [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)].map(([, lang = '', code = '']) => ({ lang, code }));

test.each(['c2pa-web', 'c2pa-node'])('the program that an example of %s links to makes its call', (name) => {
  const { items } = readNotes('.', name);
  const without = Object.entries(items).flatMap(([key, { examples = [] }]) =>
    examples.flatMap((example) => {
      const program = /\n\nUsed in \[.*\]\(\/(samples\/.*)\)\.$/.exec(example)?.[1];
      const call = `${key.replace(/.*\./, '.')}(`;
      return program && !readFileSync(program, 'utf8').includes(call) ? [`${key}: ${program}`] : [];
    }),
  );
  expect(without).toEqual([]);
});

test.each([
  ['c2pa-web', ''],
  ['c2pa-node', 'samples'],
])('the examples of %s fit the declarations of its package', (name, installedIn) => {
  const model = readModel('.', name);
  const notes = readNotes('.', name);
  const items = applyNotes(model.items, notes);
  const exported = items.filter(({ isHidden, entry }) => !isHidden && !entry).map((one) => one.name);
  /** A type that the package uses but another one declares. */
  const importing = (type: string) => {
    const home = model.mentions[type];
    return home && home !== model.package ? `import('${home}').${type}` : type;
  };
  const shown = [
    { key: 'about', examples: [notes.about], given: {} },
    ...items.flatMap((item) => [
      { key: keyOf(item), ...item.comment },
      ...(item.members ?? []).map((member) => ({ key: keyOf(member, item), ...member.comment })),
    ]),
  ];
  const messages = [true, false].flatMap((isJs) => {
    const files = new Map([[resolve(installedIn, 'around.d.ts'), AROUND]]);
    for (const { key, examples = [], given } of shown)
      for (const { lang, code } of examples.flatMap(codesIn)) {
        if ((lang === 'js') !== isJs) continue;
        const head = code.includes(`from '${model.package}`)
          ? ''
          : `import { ${exported.join(', ')} } from '${model.package}';`;
        const names = givenIn(code, given).map(([one, type]) => `declare const ${one}: ${importing(type)};`);
        files.set(resolve(installedIn, `${key}.ts`), [head, ...names, code, 'export {};'].join('\n'));
      }
    return messagesOf(files, !isJs);
  });
  expect(messages).toEqual([]);
});
