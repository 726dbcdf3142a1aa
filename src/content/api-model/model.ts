import { type DocComment, parseDocComment } from './doc-comment.ts';
import { type RawItem, rawModel, type TokenRange } from './raw-model.ts';

/** Part of a declaration; `ref` is API Extractor's canonical reference to the type it mentions. */
export interface Token {
  text: string;
  ref?: string;
}

export interface ModelParameter {
  name: string;
  optional: boolean;
  type: Token[];
}

export type ItemKind =
  | 'interface'
  | 'class'
  | 'function'
  | 'type'
  | 'variable'
  | 'enum'
  | 'property'
  | 'method'
  | 'constructor'
  | 'index';

/** A declaration in a package, with its members. */
export interface ModelItem {
  kind: ItemKind;
  /** `createC2pa`; `read` for a member. */
  name: string;
  /** Its name in notes and messages: `createC2pa`, `C2pa.read`, and `C2pa.read(2)` for a later overload. */
  key: string;
  package: string;
  /** The entry point that exports it: '' or `inline`. */
  entry: string;
  ref: string;
  /** Whether users of the package can import it. */
  exported: boolean;
  /** Where it's declared, relative to the package's folder; members inherit it from their parent. */
  file: string;
  comment: DocComment;
  /** The declaration; for an interface or class, only the part before its members. */
  tokens: Token[];
  /** The type of a property, variable, or type alias. */
  type: Token[];
  parameters: ModelParameter[];
  returns: Token[];
  typeParameters: Array<{ name: string; constraint: Token[]; fallback: Token[] }>;
  extends: Token[][];
  implements: Token[][];
  optional: boolean;
  static: boolean;
  /** 1 for the first declaration with a name. */
  overload: number;
  members: ModelItem[];
}

const KINDS: Readonly<Record<string, ItemKind>> = {
  Interface: 'interface',
  Class: 'class',
  Function: 'function',
  TypeAlias: 'type',
  Variable: 'variable',
  Enum: 'enum',
  EnumMember: 'property',
  PropertySignature: 'property',
  Property: 'property',
  MethodSignature: 'method',
  Method: 'method',
  Constructor: 'constructor',
  IndexSignature: 'index',
};

/** How a compiler refers to a type in another file, which means nothing to readers. */
const IMPORT = /\bimport\((['"]).*?\1\)\./g;

/**
 * Reads the model created by API Extractor.
 * @param json its `.api.json`
 * @throws Error if it isn't such a model, or contains an unknown kind of declaration
 */
export function apiModel(json: string, packageName: string): ModelItem[] {
  const [entryPoint] = rawModel.parse(JSON.parse(json)).members;
  return (entryPoint?.members ?? []).map((raw) => itemOf(raw, packageName));
}

function itemOf(raw: RawItem, packageName: string, parent?: { key: string; file: string }): ModelItem {
  const kind = KINDS[raw.kind];
  const overload = raw.overloadIndex ?? 1;
  const ownName = raw.name ?? (raw.kind === 'Constructor' ? 'constructor' : `[${parameterNames(raw)}]`);
  const name = ownName.replace(/^["']|["']$/g, '');
  const key = `${parent ? `${parent.key}.` : ''}${name}${overload > 1 ? `(${overload})` : ''}`;
  if (!kind) throw new Error(`${packageName}, ${key}: a declaration of kind ${raw.kind} has no view yet`);
  const tokens = raw.excerptTokens.map(
    ({ text, canonicalReference: ref }): Token =>
      ref === undefined ? { text: text.replace(IMPORT, '') } : { text, ref },
  );
  const cut = (at: TokenRange | undefined) => (at ? tokens.slice(at.startIndex, at.endIndex) : []);
  const file = raw.fileUrlPath ?? parent?.file ?? '';
  return {
    kind,
    name,
    key,
    package: packageName,
    entry: '',
    ref: raw.canonicalReference,
    exported: !raw.canonicalReference.includes('!~'),
    file,
    comment: parseDocComment(raw.docComment),
    tokens,
    type: cut(raw.typeTokenRange ?? raw.propertyTypeTokenRange ?? raw.variableTypeTokenRange),
    parameters: (raw.parameters ?? []).map(({ parameterName, parameterTypeTokenRange, isOptional }) => ({
      name: parameterName,
      optional: isOptional,
      type: cut(parameterTypeTokenRange),
    })),
    returns: cut(raw.returnTypeTokenRange),
    typeParameters: (raw.typeParameters ?? []).map((one) => ({
      name: one.typeParameterName,
      constraint: cut(one.constraintTokenRange),
      fallback: cut(one.defaultTypeTokenRange),
    })),
    extends: [raw.extendsTokenRange, ...(raw.extendsTokenRanges ?? [])].map(cut).filter((one) => one.length),
    implements: (raw.implementsTokenRanges ?? []).map(cut),
    optional: raw.isOptional ?? false,
    static: raw.isStatic ?? false,
    overload,
    members: (raw.members ?? []).map((member) => itemOf(member, packageName, { key, file })),
  };
}

const parameterNames = ({ parameters = [] }: RawItem): string =>
  parameters.map(({ parameterName }) => parameterName).join(', ');
