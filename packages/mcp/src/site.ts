import { openIndex } from '@content-credentials/search/load';
import type { Search } from '@content-credentials/search/search';
import type { ClinicTable } from '@content-credentials/verdict/certificate-rules/table';
import type { Counts } from '@content-credentials/verdict/trust/pool';
import type { Mistakes } from './mistake.ts';
import type { StatusCodeTable } from './status-codes.ts';

/** A program of a task in one language. */
export interface Program {
  /** The program, then the files it needs, by their path in `samples/`. */
  files: Array<{ path: string; text: string }>;
  /** How it was checked. */
  note: string;
  /** The command that starts it, if one is enough. */
  command?: string | undefined;
}

/** A task, with its program in each language that has one. */
export interface Sample {
  task: string;
  title: string;
  group: string;
  /** The section that explains it. */
  page?: string | undefined;
  languages: Record<string, Program>;
}

/** A trust list as the site publishes it, or certificates that a caller trusts. */
export interface TrustList {
  title: string;
  /** The day it was issued; undefined for the caller's certificates. */
  issued?: string;
  /** The day since which nothing is added. */
  frozen?: string | undefined;
  counts: Counts | Counts[];
  /** DER as base64. */
  certificates: Array<{ kind: 'root' | 'intermediate' | 'signer'; der: string }>;
}

/** What the build puts into the package: `lib/site.json`. */
export interface SiteData {
  title: string;
  /** The site's public URL, with its base and a trailing slash. */
  url: string;
  /** Every page, by its address: `/docs/signing`. */
  pages: Array<{ address: string; title: string; markdown: string }>;
  /** The files of the site's search, by path. */
  searchIndex: Record<string, unknown>;
  samples: Sample[];
  mistakes: Mistakes;
  statusCodes: StatusCodeTable;
  /** The JSON Schema of manifest definitions. */
  definitionSchema: object;
  certificateRules: ClinicTable;
  trustLists: Array<
    TrustList & {
      /** Whether files are checked with it unless the caller turns it off. */
      isDefault: boolean;
      license?: { name: string; url: string; credit: string } | undefined;
      source: { url: string };
    }
  >;
}

/** Everything that tools work with. */
export interface Context {
  data: SiteData;
  /** The site's own search; its index is read when it's first needed. */
  search: () => Promise<Search>;
  /** Folders whose files may be inspected; undefined: any file that this process can read. */
  folders: readonly string[] | undefined;
}

export const contextOf = (data: SiteData, folders: Context['folders']): Context => ({
  data,
  search: openIndex(async (path) => data.searchIndex[path]).all,
  folders,
});
