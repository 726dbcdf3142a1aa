import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import prettier from 'prettier';
import ts from 'typescript';
import { docComment, inheritComments } from './doc-comments.ts';
import type { ApiModel, Declaration, Kind } from './model.ts';

/** Comments of the parts of a declaration; pages show them elsewhere. */
const COMMENT = /\/\*[\s\S]*?\*\//g;

/** A type on one line. */
const oneLine = (code: string): string =>
  code
    .replace(COMMENT, '')
    .replace(/\/\/.*/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Lays out a declaration. Readers copy `interface X`, not the form in which the package's files declare it.
 * @param kind a member of a class or interface, or what comes before their members
 */
async function format(code: string, kind?: 'member' | 'head'): Promise<string> {
  const bare = code.replace(COMMENT, '').replace(/^\s*(?:export\s+)?(?:default\s+)?(?:declare\s+)?/, '');
  const around = { member: ['declare class _ {', '}'], head: ['', '{}'], none: ['', ''] } as const;
  const [before, after] = around[kind ?? 'none'];
  const source = `${before}${kind === undefined && /^function/.test(bare) ? 'declare ' : ''}${bare}${after}`;
  const laid = await prettier.format(source, {
    parser: 'typescript',
    // The width of a line on a phone; a member is indented by the class around it.
    printWidth: kind === 'member' ? 40 : 38,
    singleQuote: true,
    trailingComma: 'none',
    objectWrap: 'collapse',
  });
  const lines = laid.trimEnd().split('\n');
  if (kind === 'member')
    return lines
      .slice(1, -1)
      .map((line) => line.slice(2))
      .join('\n');
  if (kind === 'head') return laid.replace(/ \{\}\s*$/, '');
  return laid.trimEnd().replace(/^declare /, '');
}

/** The current SDKs. The copyright holder is the one in the license file or the declarations. */
export const typedPackages = (sourceDir: string): TypedPackage[] => [
  {
    name: '@contentauth/c2pa-web',
    folder: join(sourceDir, 'node_modules/@contentauth/c2pa-web'),
    entries: { '': 'dist/index.d.ts', inline: 'dist/inline.d.ts' },
    holder: 'Adobe',
  },
  {
    name: '@contentauth/c2pa-node',
    folder: join(sourceDir, 'samples/node_modules/@contentauth/c2pa-node'),
    entries: { '': 'dist/types/index.d.ts' },
    holder: 'Adobe',
  },
];

/** `data/api/c2pa-web.json` */
export const modelFile = (name: string): string => `data/api/${name.replace('@contentauth/', '')}.json`;

/** A published package with types. */
export interface TypedPackage {
  name: string;
  /** Where it's installed. */
  folder: string;
  /** Its files of types by entry point, '' for the main one, relative to the folder. */
  entries: Readonly<Record<string, string>>;
  holder: string;
}

type Member = ts.TypeElement | ts.ClassElement;

const KINDS = new Map<ts.SyntaxKind, Kind>([
  [ts.SyntaxKind.InterfaceDeclaration, 'interface'],
  [ts.SyntaxKind.ClassDeclaration, 'class'],
  [ts.SyntaxKind.FunctionDeclaration, 'function'],
  [ts.SyntaxKind.TypeAliasDeclaration, 'type'],
  [ts.SyntaxKind.VariableDeclaration, 'variable'],
  [ts.SyntaxKind.PropertySignature, 'property'],
  [ts.SyntaxKind.PropertyDeclaration, 'property'],
  [ts.SyntaxKind.GetAccessor, 'property'],
  [ts.SyntaxKind.MethodSignature, 'method'],
  [ts.SyntaxKind.MethodDeclaration, 'method'],
  [ts.SyntaxKind.Constructor, 'constructor'],
]);

/** How a compiler refers to a type in another file, which means nothing to readers. */
const IMPORT = /\bimport\((['"]).*?\1\)\./g;

/** The package whose folder contains a file. */
const packageOf = (file: string): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];

/**
 * Reads a package's exports, and the types that they use, with TypeScript's own parser and checker. Types of the
 * platform aren't loaded: a name that nobody declares is one of them.
 * @throws Error if the package has no license or exports nothing, or a kind of declaration is new
 */
export async function readTypes({ name, folder, entries, holder }: TypedPackage): Promise<ApiModel> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!manifest.license)
    throw new Error(`${name} has no license in its package.json, which every page states`);
  const files = Object.entries(entries).map(([entry, file]) => [entry, resolve(folder, file)] as const);
  const program = ts.createProgram(
    files.map(([, file]) => file),
    {
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      module: ts.ModuleKind.ESNext,
      noLib: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  const model: ApiModel = {
    package: name,
    version: manifest.version,
    license: manifest.license,
    holder,
    mentions: {},
    reExports: {},
    items: [],
  };

  const original = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const homeOf = (symbol: ts.Symbol): string => {
    const file = symbol.declarations?.[0]?.getSourceFile().fileName;
    return (file && packageOf(file)) ?? '';
  };

  const known = new Set<ts.Symbol>();
  const queue: Array<{ symbol: ts.Symbol; name: string; entry: string; isHidden: boolean }> = [];
  const add = (symbol: ts.Symbol, exportedAs: string, entry: string, isHidden = false) => {
    if (known.has(symbol)) return;
    known.add(symbol);
    queue.push({ symbol, name: exportedAs, entry, isHidden });
  };

  for (const [entry, file] of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const exported = module ? checker.getExportsOfModule(module) : [];
    if (exported.length === 0)
      throw new Error(`${file} exports nothing; name the file with the package's types`);
    for (const one of exported) {
      const symbol = original(one);
      if (homeOf(symbol) === name) add(symbol, one.name, entry);
      else if (entry === '') model.reExports[one.name] = homeOf(symbol);
    }
  }

  /** Notes every type that a declaration mentions, and reads those that the package doesn't export. */
  function mention(node: ts.Node): void {
    const reference = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : ts.isTypeQueryNode(node)
          ? node.exprName
          : undefined;
    const found = reference && checker.getSymbolAtLocation(reference);
    const symbol = found && original(found);
    const isParameter = symbol && symbol.flags & (ts.SymbolFlags.TypeParameter | ts.SymbolFlags.Variable);
    if (reference && !isParameter) {
      const text = reference.getText();
      const home = symbol ? homeOf(symbol) : '';
      model.mentions[text] ??= home;
      if (model.mentions[text] !== home) throw new Error(`${name} mentions two types called ${text}`);
      if (symbol && home === name) add(symbol, symbol.name, '', true);
    }
    ts.forEachChild(node, mention);
  }

  async function declarationOf(node: ts.Declaration, as: string): Promise<Declaration> {
    const kind = KINDS.get(node.kind);
    if (!kind) throw new Error(`${name}: ${as} is a ${ts.SyntaxKind[node.kind]}, which has no view yet`);
    mention(node);
    const { type, parameters } = node as ts.FunctionLikeDeclaration;
    const called = kind === 'property' && type && ts.isFunctionTypeNode(type) ? type : undefined;
    const text = (inner: ts.Node | undefined) => (inner ? oneLine(inner.getText().replace(IMPORT, '')) : '');
    const heritage = (token: ts.SyntaxKind) =>
      ((node as ts.InterfaceDeclaration).heritageClauses ?? [])
        .filter((clause) => clause.token === token)
        .flatMap((clause) => clause.types.map(text));
    const isStatic = (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Static) !== 0;
    const isOptional = 'questionToken' in node && node.questionToken !== undefined;
    return {
      kind: called ? 'method' : kind,
      name: as,
      isStatic: isStatic || undefined,
      isOptional: isOptional || undefined,
      signature: await format(signatureOf(node).replace(IMPORT, ''), KIND_OF_CODE[kind]),
      type: text(called ? called.type : type),
      parameters: unlessEmpty(
        (called ? called.parameters : parameters)?.map((one) => ({
          name: text(one.name),
          optional: one.questionToken ? true : undefined,
          type: text(one.type),
        })),
      ),
      extends: unlessEmpty(heritage(ts.SyntaxKind.ExtendsKeyword)),
      implements: unlessEmpty(heritage(ts.SyntaxKind.ImplementsKeyword)),
      comment: docComment(node),
      members: unlessEmpty(await membersOf(node)),
    };
  }

  const overloaded = (as: string) => new Error(`${name}: ${as} is overloaded, which has no view yet`);

  async function membersOf(node: ts.Declaration): Promise<Declaration[]> {
    const isPublic = (member: Member) =>
      !(ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) &&
      !(member.name && ts.isPrivateIdentifier(member.name));
    const declared: readonly Member[] = (node as ts.InterfaceDeclaration | ts.ClassDeclaration).members ?? [];
    const members: Declaration[] = [];
    for (const member of declared.filter(isPublic)) {
      const as = memberName(member);
      if (members.some((one) => one.name === as)) throw overloaded(as);
      members.push(await declarationOf(member, as));
    }
    // Authors order them by how they came to be, readers look for a name.
    return members.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }

  for (let next = queue.shift(); next; next = queue.shift()) {
    const { symbol, name: as, entry, isHidden } = next;
    const [node, another] = symbol.declarations ?? [];
    if (!node || another) throw overloaded(as);
    model.items.push({
      ...(await declarationOf(node, as)),
      entry: entry || undefined,
      isHidden: isHidden || undefined,
      file: relative(folder, node.getSourceFile().fileName),
    });
  }
  return { ...model, items: inheritComments(model.items) };
}

const KIND_OF_CODE: Partial<Record<Kind, 'member' | 'head'>> = {
  interface: 'head',
  class: 'head',
  property: 'member',
  method: 'member',
  constructor: 'member',
};

/** A declaration's text, for an interface or class only up to its members. */
function signatureOf(node: ts.Declaration): string {
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) {
    const end = node.members.pos - node.getStart() - 1;
    return node.getText().slice(0, end);
  }
  return ts.isVariableDeclaration(node) ? node.parent.parent.getText() : node.getText();
}

function memberName(member: Member): string {
  if (ts.isConstructorDeclaration(member)) return 'constructor';
  return (member.name?.getText() ?? '').replace(/^["']|["']$/g, '');
}

const unlessEmpty = <Item>(items: Item[] | undefined): Item[] | undefined =>
  items?.length ? items : undefined;
