import type { Kind } from '@content-credentials/search/sections';
import type { DocPageData } from '../layout/data.ts';

/** The text of a page below a heading, or before the first. */
export interface Section {
  /** The heading's id and text; empty before the first heading. */
  id: string;
  title: string;
  /** A line for each block, without programs. Code in prose is between backticks. */
  text: string;
}

/** A page of the site as a value: written, generated, or a page of its own, such as the home page and the tools. */
export interface SitePage
  extends Pick<DocPageData, 'address' | 'title' | 'description' | 'aliases' | 'asked' | 'sources'> {
  kind?: Kind;
  /** The label of its version, and its label and that of its section in the sidebar. */
  version?: string;
  label?: string;
  section?: string;
  /** The text as finished HTML. */
  html: string;
  sections: readonly Section[];
  /** The addresses of its links, as links on the built site. */
  links: readonly string[];
  /** Its Markdown form, if it has one. */
  markdown?: string;
  /** When it was last changed: `2026-11-20`. */
  changed?: string;
  /** "Checked on … with …." */
  checked?: string;
}
