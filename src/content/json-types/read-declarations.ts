import { createRequire } from 'node:module';
import type * as TypeScript from 'typescript';
import { type JsonModel, type JsonObject, type JsonProperty, type JsonType, namesIn } from './model.ts';

/** Loaded when declarations are read, because it takes half a second and a cached model doesn't need it. */
const typescript = (): typeof TypeScript => createRequire(import.meta.url)('typescript');

const PLAIN: Record<string, JsonType> = {
  // Our own declarations use it; the published ones only have numbers.
  integer: { is: 'integer' },
};

/** Reads type declarations by syntax only: the published ones define everything they use in the same file. */
class Reader {
  readonly #ts = typescript();
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  type(node: TypeScript.TypeNode | undefined): JsonType {
    const { SyntaxKind } = this.#ts;
    if (!node) return { is: 'any' };
    switch (node.kind) {
      case SyntaxKind.StringKeyword:
        return { is: 'string' };
      case SyntaxKind.NumberKeyword:
        return { is: 'number' };
      case SyntaxKind.BooleanKeyword:
        return { is: 'boolean' };
      case SyntaxKind.UnknownKeyword:
        return { is: 'any' };
    }
    const ts = this.#ts;
    if (ts.isParenthesizedTypeNode(node)) return this.type(node.type);
    if (ts.isArrayTypeNode(node)) return { is: 'array', of: this.type(node.elementType) };
    if (ts.isUnionTypeNode(node)) return { is: 'choice', of: node.types.map((one) => this.type(one)) };
    if (ts.isLiteralTypeNode(node)) {
      if (node.literal.kind === SyntaxKind.NullKeyword) return { is: 'null' };
      if (ts.isStringLiteral(node.literal)) return { is: 'literal', value: node.literal.text };
    }
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && !node.typeArguments) {
      return PLAIN[node.typeName.text] ?? { is: 'named', name: node.typeName.text };
    }
    if (ts.isTypeLiteralNode(node)) {
      const [only] = node.members;
      if (only && node.members.length === 1 && ts.isIndexSignatureDeclaration(only))
        return { is: 'map', of: this.type(only.type) };
      return { is: 'object', properties: this.properties(node.members) };
    }
    throw new Error(`${this.#file}: the type \`${node.getText()}\` isn't a type that JSON can have`);
  }

  properties(members: TypeScript.NodeArray<TypeScript.TypeElement>): JsonProperty[] {
    const ts = this.#ts;
    return members.flatMap((member) => {
      // Every object has `[k: string]: unknown`; data/json-reference.json says what the SDK does with other keys.
      if (ts.isIndexSignatureDeclaration(member)) return [];
      if (!ts.isPropertySignature(member))
        throw new Error(`${this.#file}: \`${member.getText()}\` isn't a property`);
      const deprecated = ts.getJSDocDeprecatedTag(member) !== undefined;
      const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText();
      return [{ name, type: this.type(member.type), required: !member.questionToken, deprecated }];
    });
  }

  file(text: string): Pick<JsonModel, 'objects' | 'aliases'> {
    const ts = this.#ts;
    const objects: Record<string, JsonObject> = {};
    const aliases: Record<string, JsonType> = {};
    for (const node of ts.createSourceFile(this.#file, text, ts.ScriptTarget.Latest, true).statements) {
      if (ts.isInterfaceDeclaration(node))
        objects[node.name.text] = { name: node.name.text, properties: this.properties(node.members) };
      else if (ts.isTypeAliasDeclaration(node)) aliases[node.name.text] = this.type(node.type);
    }
    return { objects, aliases };
  }
}

/** Types that the package declares under a different name than it exports. */
const EXPORTED: Readonly<Record<string, string>> = { SigningAlgSchema: 'SigningAlg' };

/** The name that a generated copy came from: the generator writes a type twice, as `StatusCodes` and `StatusCodes1`. */
const original = (name: string) => name.replace(/1$/, '');

/**
 * One model from several files with repeated types.
 * @param files name and text of each file
 * @throws Error if two files define a type differently, or use a type that isn't declared
 */
export function readDeclarations(source: string, files: ReadonlyMap<string, string>): JsonModel {
  const model: JsonModel = { source, objects: {}, aliases: {} };
  const seen = new Map<string, { file: string; as: string }>();
  for (const [file, text] of files) {
    const { objects, aliases } = new Reader(file).file(text);
    const declared = { ...objects, ...aliases };
    const rename = (name: string) => EXPORTED[name] ?? (original(name) in declared ? original(name) : name);
    const renamed = <T>(value: T): T =>
      JSON.parse(JSON.stringify(value), (key, inner) =>
        key === 'name' && typeof inner === 'string' ? rename(inner) : inner,
      );
    for (const [name, value] of Object.entries(declared)) {
      const own = renamed(value);
      const as = JSON.stringify(own);
      const before = seen.get(rename(name));
      if (before && before.as !== as)
        throw new Error(`${source}: ${rename(name)} is declared differently in ${before.file} and ${file}`);
      seen.set(rename(name), { file, as });
      if (name in objects) model.objects[rename(name)] = own as JsonObject;
      else model.aliases[rename(name)] = own as JsonType;
    }
  }
  if (!Object.keys(model.objects).length)
    throw new Error(`${source}: no types in ${[...files.keys()].join(', ')}`);
  for (const { name, properties } of Object.values(model.objects))
    for (const property of properties) {
      const missing = namesIn(property.type).find((one) => !(one in model.objects || one in model.aliases));
      if (missing)
        throw new Error(
          `${source}: ${name}.${property.name} uses ${missing}, which none of the files declares`,
        );
    }
  return model;
}

/** A single type, as in data/json-reference.json. @throws Error if JSON can't have it */
export function readType(text: string): JsonType {
  const { aliases } = new Reader(`\`${text}\``).file(`type T = ${text};`);
  if (!aliases.T) throw new Error(`\`${text}\` isn't a type`);
  return aliases.T;
}
