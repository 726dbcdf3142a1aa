import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { type Card, Cards } from '../../mdx/Cards.tsx';
import { CertificateRules, certificateRulesMarkdown } from '../../mdx/CertificateRules.tsx';
import { CodeBlock } from '../../mdx/CodeBlock.tsx';
import { CodeTabs } from '../../mdx/CodeTabs.tsx';
import { Diagram } from '../../mdx/Diagram.tsx';
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
import { SoftBindingAlgorithms, softBindingMarkdown } from '../../mdx/SoftBindingAlgorithms.tsx';
import { StatusCodes, statusCodesMarkdown } from '../../mdx/StatusCodes.tsx';
import { type AddressPolicy, hrefOf } from '../address.ts';
import {
  CERTIFICATE_RULE_VIEWS,
  type CertificateRuleView,
  certificateRules,
  ruleColumns,
} from '../data/certificate-rules.ts';
import { glossary } from '../data/glossary.ts';
import { iptcProperties } from '../data/iptc-properties.ts';
import { libraries } from '../data/libraries.ts';
import { mediaFormats } from '../data/media-formats.ts';
import { softBindingAlgorithms } from '../data/soft-binding-algorithms.ts';
import { pageOfCode, statusCodes } from '../data/status-codes.ts';
import { LANGUAGE_NAMES } from '../samples/languages.ts';
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
import { readSample, readSamples, type ShownSample } from './samples.ts';
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
  /** True the first time it is asked on this page. */
  isFirstDiagram: () => boolean;
}

type Attributes = Record<string, unknown>;
type Expand = (attributes: Attributes, context: VocabularyContext) => Promise<Expansion> | Expansion;

function text(attributes: Attributes, name: string): string | undefined {
  const value = attributes[name];
  if (value !== undefined && typeof value !== 'string')
    throw new Error(`\`${name}\` must be text, like ${name}="…"`);
  return value;
}

function required(attributes: Attributes, name: string): string {
  const value = text(attributes, name);
  if (!value?.trim()) throw new Error(`\`${name}\` is missing; write ${name}="…"`);
  return value;
}

export const fence = (lang: string, code: string, title?: string) => {
  const marks = '`'.repeat(Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)));
  return `${title ? `${title}:\n\n` : ''}${marks}${lang}\n${code}\n${marks}`;
};

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

async function sampleBlock({ lang, code, title, note }: ShownSample) {
  return { lang, title, lines: await highlightLines(code, lang), ...(note && { note }) };
}

const sampleMarkdown = ({ lang, code, title, note }: ShownSample) =>
  fence(lang, code, title) + (note ? `\n\n${note}` : '');

async function expandSample(attributes: Attributes, { sourceDir }: VocabularyContext): Promise<Expansion> {
  const shown = readSample(join(sourceDir, 'samples'), {
    file: required(attributes, 'file'),
    region: text(attributes, 'region'),
    title: text(attributes, 'title'),
    lang: text(attributes, 'lang'),
  });
  return { view: <CodeBlock {...(await sampleBlock(shown))} />, markdown: sampleMarkdown(shown) };
}

async function expandSamples(
  attributes: Attributes,
  { sourceDir, nextNumber }: VocabularyContext,
): Promise<Expansion> {
  const shown = readSamples(join(sourceDir, 'samples'), {
    of: required(attributes, 'of'),
    region: text(attributes, 'region'),
    only: attributes.only as string[] | undefined,
  });
  const tabs = await Promise.all(
    shown.map(async (sample) => ({
      ...(await sampleBlock(sample)),
      value: sample.language,
      label: LANGUAGE_NAMES[sample.language] ?? sample.language,
    })),
  );
  return {
    view: <CodeTabs name={`tabs-${nextNumber()}`} kind="language" legend="Language" tabs={tabs} />,
    markdown: shown.map((s) => `**${LANGUAGE_NAMES[s.language]}**\n\n${sampleMarkdown(s)}`).join('\n\n'),
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

function expandDiagram(attributes: Attributes, { sourceDir, isFirstDiagram }: VocabularyContext): Expansion {
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
        definesArrow={isFirstDiagram()}
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
  const src = file && hrefOf(file, policy);
  return {
    view: <Inspector src={src} />,
    markdown: inspectorMarkdown({ src: file }),
    links: file ? [file] : [],
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
  Inspector: ['src'],
  JsonIndex: ['show'],
  JsonObject: ['name'],
  Example: ['name'],
  ExampleReading: ['name'],
  ExampleReport: ['name', 'part', 'without', 'title'],
};
