import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { Fragment } from 'react';
import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { dataFile } from '../../content/read-data-file.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Table } from '../../ui/Table.tsx';

const XMP_NAME = /^[A-Za-z][\w]*:[A-Za-z]\w*$/;
const PLAIN_TYPES = ['date', 'integer', 'language text', 'number', 'text', 'URI'] as const;

/** A plain type, or the name of a structure in the same file. */
const type = z.string().min(1);

const property = z.strictObject({
  name: z.string().min(1),
  /** Prefix and name, as written in an assertion. */
  xmp: z.string().regex(XMP_NAME),
  type,
  /** It can have several values: an array. */
  many: z.boolean().optional(),
  group: z.enum(['AI', 'content', 'license', 'location', 'management', 'people', 'rights', 'things shown']),
  /** What it contains, in our words. */
  meaning: z.string().min(1),
  /** IPTC calls it legacy and recommends an alternative. */
  legacy: z.boolean().optional(),
});

const field = z.strictObject({ xmp: z.string().regex(XMP_NAME), type, many: z.boolean().optional() });

const list = z
  .strictObject({
    source: z.url(),
    /** The version of the IPTC Photo Metadata Standard. */
    version: z.string().regex(/^\d{4}\.\d+$/),
    released: z.iso.date(),
    checked: z.iso.date(),
    namespaces: z.record(z.string(), z.url()),
    properties: z.array(property).min(1),
    structures: z.record(z.string(), z.array(field).min(1)),
  })
  .superRefine(({ namespaces, properties, structures }, context) => {
    for (const { xmp, type } of [...properties, ...Object.values(structures).flat()]) {
      const prefix = xmp.split(':')[0] ?? '';
      if (!(prefix in namespaces)) context.addIssue(`${xmp}: no namespace for the prefix ${prefix}`);
      if (!isPlain(type) && !(type in structures)) context.addIssue(`${xmp}: no structure named ${type}`);
    }
  });

export function isPlain(type: string): boolean {
  return (PLAIN_TYPES as readonly string[]).includes(type);
}

/** The IPTC photo properties in the version given in the file. @throws Error if the data file has a mistake */
export const iptcProperties = dataFile('iptc-properties.json', list);

/** The type of a property or field in words: `text, list`. */
const typeOf = ({ type, many }: { type: string; many?: boolean | undefined }) =>
  many ? `${type}, list` : type;

/** Every IPTC photo property, from data/iptc-properties.json. */
const properties = defineComponent({
  name: 'IptcProperties',
  load: (_, { sourceDir }) => ({ list: iptcProperties(sourceDir) }),
  View: ({ list }) => (
    <DataTable
      noun="properties"
      caption={`IPTC Photo Metadata Standard ${list.version} of ${list.released}, checked on ${list.checked}`}
      filterLabel="Filter by keyword, such as “rights list” or “photoshop”"
      columns={['Property', 'Name in the assertion', 'About']}
      rows={list.properties.map(({ name, legacy, meaning, xmp, group, ...type }) => ({
        key: xmp,
        cells: [
          <>
            {legacy ? `${name} (legacy)` : name} <small>{meaning}</small>
          </>,
          <>
            <InlineCode text={xmp} /> <small>{typeOf(type)}</small>
          </>,
          group,
        ],
      }))}
    />
  ),
});

/** The fields of every structure, in smaller type and without tools. */
const structures = defineComponent({
  name: 'IptcStructures',
  load: (_, { sourceDir }) => ({ list: iptcProperties(sourceDir) }),
  View: ({ list }) => (
    <Table
      label="Fields of the structures"
      columns={['Structure', 'Fields']}
      rows={Object.entries(list.structures).map(([name, fields]) => ({
        key: name,
        cells: [
          name,
          fields.map((field, i) => (
            <Fragment key={field.xmp}>
              {i > 0 && '; '}
              <InlineCode text={field.xmp} />
              {field.type === 'text' && !field.many ? '' : ` (${typeOf(field)})`}
            </Fragment>
          )),
        ],
      }))}
      hasRowHeads
    />
  ),
});

export default [properties, structures];
