import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { type AddressPolicy, hrefOf } from '../../addresses/address.ts';
import { pageOfCode } from '../../addresses/status-codes.ts';
import { type Card, Cards } from '../../mdx/Cards.tsx';
import { CertificateClinic, certificateClinicMarkdown } from '../../mdx/CertificateClinic.tsx';
import { CertificateRules, certificateRulesMarkdown } from '../../mdx/CertificateRules.tsx';
import { Diagram } from '../../mdx/Diagram.tsx';
import { EngineDifferences, engineDifferencesMarkdown } from '../../mdx/EngineDifferences.tsx';
import { Glossary, glossaryMarkdown } from '../../mdx/Glossary.tsx';
import { Inspector, inspectorMarkdown } from '../../mdx/Inspector.tsx';
import {
  IptcProperties,
  IptcStructures,
  iptcPropertiesMarkdown,
  iptcStructuresMarkdown,
} from '../../mdx/IptcProperties.tsx';
import { Libraries, LibraryNotes, librariesMarkdown, libraryNotesMarkdown } from '../../mdx/Libraries.tsx';
import { MediaFormats, mediaFormatsMarkdown } from '../../mdx/MediaFormats.tsx';
import { SigningLab, signingLabMarkdown } from '../../mdx/SigningLab.tsx';
import { SoftBindingAlgorithms, softBindingMarkdown } from '../../mdx/SoftBindingAlgorithms.tsx';
import { StatusCodes, statusCodesMarkdown } from '../../mdx/StatusCodes.tsx';
import { fence } from '../../text/fence.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { CodeTabs } from '../../ui/CodeTabs.tsx';
import {
  CERTIFICATE_RULE_VIEWS,
  type CertificateRuleView,
  certificateRules,
  ruleColumns,
} from '../data/certificate-rules.ts';
import { engineDifferences } from '../data/engine-differences.ts';
import { glossary } from '../data/glossary.ts';
import { iptcProperties } from '../data/iptc-properties.ts';
import { libraries } from '../data/libraries.ts';
import { mediaFormats } from '../data/media-formats.ts';
import { softBindingAlgorithms } from '../data/soft-binding-algorithms.ts';
import { statusCodes } from '../data/status-codes.ts';
import { required, text } from './author-attributes.ts';
import { nearest } from './author-error.ts';
import { parseCodeMeta } from './code-meta.ts';
import {
  expandExample,
  expandExampleGallery,
  expandExampleReading,
  expandExampleReport,
} from './example-vocabulary.tsx';
import { highlightLines, isKnownLanguage, knownLanguages } from './highlight.ts';
import { expandJsonIndex } from './json-index-vocabulary.tsx';
import { expandJsonObject } from './json-vocabulary.tsx';
import { expandSample, expandSamples } from './sample-vocabulary.tsx';
import { expandSandbox } from './sandbox-vocabulary.tsx';
import { expandTaskIndex } from './task-vocabulary.tsx';

/** What an author's component becomes: a view for the page, plain Markdown for its twin, links to check. */
export interface Expansion {
  view: ReactElement;
  markdown: string;
  links?: string[];
}

export interface VocabularyContext {
  sourceDir: string;
  policy: AddressPolicy;
  /** A number not yet used on this page. */
  nextNumber: () => number;
  /** True the first time this is asked about on the page: `diagram`, or a program that comes in several parts. */
  isFirst: (what: string) => boolean;
}

type Attributes = Record<string, unknown>;
type Expand = (attributes: Attributes, context: VocabularyContext) => Promise<Expansion> | Expansion;

/** A fence of the page, or a sample, as a code block. @throws Error for an unknown language or meta. */
export async function expandCode(lang: string, code: string, meta: string): Promise<Expansion> {
  if (!lang) throw new Error('this code fence names no language; write ```text if it has none');
  if (!isKnownLanguage(lang)) {
    const near = nearest(lang, knownLanguages());
    const fix = near ? `did you mean \`${near}\`?` : 'write `text` if it has none';
    throw new Error(`no highlighter knows the language \`${lang}\`; ${fix}`);
  }
  const parsed = parseCodeMeta(meta);
  return {
    view: <CodeBlock lang={lang} lines={await highlightLines(code, lang)} {...parsed} />,
    markdown: fence(lang, code, parsed.title),
  };
}

const INSTALL: ReadonlyArray<readonly [string, string, string]> = [
  ['npm', 'npm install', '--save-dev'],
  ['pnpm', 'pnpm add', '--save-dev'],
  ['yarn', 'yarn add', '--dev'],
  ['bun', 'bun add', '--dev'],
];

async function expandPackageManagers(
  attributes: Attributes,
  { nextNumber }: VocabularyContext,
): Promise<Expansion> {
  const packages = required(attributes, 'add');
  const flag = attributes.dev === true || attributes.dev === null;
  const commands = INSTALL.map(
    ([name, add, dev]) => [name, `${add} ${flag ? `${dev} ` : ''}${packages}`] as const,
  );
  const tabs = await Promise.all(
    commands.map(async ([name, command]) => ({
      value: name,
      label: name,
      lang: 'sh',
      lines: await highlightLines(command, 'sh'),
    })),
  );
  return {
    view: (
      <CodeTabs name={`tabs-${nextNumber()}`} kind="package-manager" legend="Package manager" tabs={tabs} />
    ),
    markdown: commands.map(([name, command]) => `**${name}**\n\n${fence('sh', command)}`).join('\n\n'),
  };
}

function expandCards(attributes: Attributes, { policy }: VocabularyContext): Expansion {
  const items = attributes.items as Card[] | undefined;
  if (!Array.isArray(items) || items.some((item) => !item?.title || !item?.href || !item?.text)) {
    throw new Error('`items` must be a list like {[{ title: "…", href: "/docs/…", text: "…" }]}');
  }
  return {
    view: <Cards items={items.map((item) => ({ ...item, href: hrefOf(item.href, policy) }))} />,
    markdown: items.map(({ title, href, text }) => `- [${title}](${href}): ${text}`).join('\n'),
    links: items.map(({ href }) => href),
  };
}

/** Attributes that a drawing may not carry: colours and styles come from the site's CSS, ids would clash. */
const FORBIDDEN_SVG =
  /\s(style|id|fill|stroke|class="(?![d ]))=|<(style|script|image|foreignObject)\b|\son\w+=/;

function expandDiagram(attributes: Attributes, { sourceDir, isFirst }: VocabularyContext): Expansion {
  const name = required(attributes, 'name');
  const alt = required(attributes, 'alt');
  const folder = join(sourceDir, 'diagrams');
  const file = join(folder, `${name}.svg`);
  if (!existsSync(file)) {
    const names = existsSync(folder) ? readdirSync(folder).map((f) => f.replace(/\.svg$/, '')) : [];
    const close = nearest(name, names);
    throw new Error(`there is no drawing diagrams/${name}.svg${close ? `; did you mean \`${close}\`?` : ''}`);
  }
  const source = readFileSync(file, 'utf8');
  const [, viewBox, inner] = /<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(source) ?? [];
  if (!viewBox || inner === undefined)
    throw new Error(`diagrams/${name}.svg needs one <svg viewBox="0 0 W H"> element`);
  const forbidden = FORBIDDEN_SVG.exec(inner)?.[0];
  if (forbidden)
    throw new Error(`diagrams/${name}.svg uses \`${forbidden.trim()}\`; use the d-… classes instead`);
  const caption = text(attributes, 'caption');
  return {
    view: (
      <Diagram
        viewBox={viewBox}
        svg={inner.replace(/>\s+</g, '><').trim()}
        alt={alt}
        definesArrow={isFirst('diagram')}
        {...(caption && { caption })}
      />
    ),
    markdown: `> Diagram: ${alt}${caption ? ` (${caption})` : ''}`,
  };
}

function expandSoftBindingAlgorithms(_: Attributes, { sourceDir }: VocabularyContext): Expansion {
  const list = softBindingAlgorithms(sourceDir);
  return {
    view: <SoftBindingAlgorithms list={list} />,
    markdown: softBindingMarkdown(list),
    links: list.algorithms.map(({ about }) => about),
  };
}

function expandCertificateRules(attributes: Attributes, { sourceDir }: VocabularyContext): Expansion {
  const show = required(attributes, 'show') as CertificateRuleView;
  if (!CERTIFICATE_RULE_VIEWS.includes(show))
    throw new Error(`\`show\` is ${CERTIFICATE_RULE_VIEWS.map((view) => `"${view}"`).join(' or ')}`);
  const shown = ruleColumns(certificateRules(sourceDir), show);
  return { view: <CertificateRules {...shown} />, markdown: certificateRulesMarkdown(shown) };
}

function expandIptcProperties(_: Attributes, { sourceDir }: VocabularyContext): Expansion {
  const list = iptcProperties(sourceDir);
  return { view: <IptcProperties list={list} />, markdown: iptcPropertiesMarkdown(list) };
}

function expandIptcStructures(_: Attributes, { sourceDir }: VocabularyContext): Expansion {
  const list = iptcProperties(sourceDir);
  return { view: <IptcStructures list={list} />, markdown: iptcStructuresMarkdown(list) };
}

function expandMediaFormats(_: Attributes, { sourceDir }: VocabularyContext): Expansion {
  const list = mediaFormats(sourceDir);
  return { view: <MediaFormats list={list} />, markdown: mediaFormatsMarkdown(list) };
}

function expandEngineDifferences(_: Attributes, { sourceDir }: VocabularyContext): Expansion {
  const list = engineDifferences(sourceDir);
  return { view: <EngineDifferences list={list} />, markdown: engineDifferencesMarkdown(list) };
}

function expandLibraries(_: Attributes, { sourceDir }: VocabularyContext): Expansion {
  const list = libraries(sourceDir);
  return {
    view: <Libraries list={list} />,
    markdown: librariesMarkdown(list),
    links: list.libraries.map(({ repository }) => repository),
  };
}

function expandLibraryNotes(_: Attributes, { sourceDir }: VocabularyContext): Expansion {
  const list = libraries(sourceDir);
  return { view: <LibraryNotes list={list} />, markdown: libraryNotesMarkdown(list) };
}

function expandGlossary(_: Attributes, { sourceDir, policy }: VocabularyContext): Expansion {
  const data = glossary(sourceDir);
  return {
    view: <Glossary data={data} href={(address) => hrefOf(address, policy)} />,
    markdown: glossaryMarkdown(data),
    links: data.terms.flatMap(({ page }) => (page ? [page.href] : [])),
  };
}

function expandStatusCodes(_: Attributes, { sourceDir, policy }: VocabularyContext): Expansion {
  const list = statusCodes(sourceDir);
  return {
    view: <StatusCodes list={list} href={(address) => hrefOf(address, policy)} />,
    markdown: statusCodesMarkdown(list),
    links: list.codes.map(({ code }) => pageOfCode(code)),
  };
}

function expandInspector(attributes: Attributes, { policy }: VocabularyContext): Expansion {
  const file = text(attributes, 'src');
  const store = text(attributes, 'store');
  return {
    view: <Inspector src={file && hrefOf(file, policy)} store={store && hrefOf(store, policy)} />,
    markdown: inspectorMarkdown({ src: file }),
    links: [file, store].filter((address) => address !== undefined),
  };
}

/** Everything an author may write as a component in a page. */
export const VOCABULARY: Readonly<Record<string, Expand>> = {
  Sample: expandSample,
  Samples: expandSamples,
  PackageManagers: expandPackageManagers,
  Cards: expandCards,
  Diagram: expandDiagram,
  SoftBindingAlgorithms: expandSoftBindingAlgorithms,
  StatusCodes: expandStatusCodes,
  CertificateClinic: () => ({ view: <CertificateClinic />, markdown: certificateClinicMarkdown }),
  CertificateRules: expandCertificateRules,
  IptcProperties: expandIptcProperties,
  IptcStructures: expandIptcStructures,
  JsonIndex: expandJsonIndex,
  JsonObject: expandJsonObject,
  Example: expandExample,
  ExampleGallery: expandExampleGallery,
  ExampleReading: expandExampleReading,
  ExampleReport: expandExampleReport,
  TaskIndex: expandTaskIndex,
  Glossary: expandGlossary,
  Inspector: expandInspector,
  SigningLab: () => ({ view: <SigningLab />, markdown: signingLabMarkdown }),
  Sandbox: expandSandbox,
  EngineDifferences: expandEngineDifferences,
  MediaFormats: expandMediaFormats,
  Libraries: expandLibraries,
  LibraryNotes: expandLibraryNotes,
};

/** What each component may be given; anything else is a slip of the pen. */
export const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  Sample: ['file', 'region', 'title', 'lang'],
  Samples: ['of', 'region', 'only'],
  PackageManagers: ['add', 'dev'],
  Cards: ['items'],
  Diagram: ['name', 'alt', 'caption'],
  CertificateRules: ['show'],
  Inspector: ['src', 'store'],
  Sandbox: ['of'],
  JsonIndex: ['show'],
  JsonObject: ['name'],
  Example: ['name'],
  ExampleReading: ['name'],
  ExampleReport: ['name', 'part', 'without', 'title'],
};
