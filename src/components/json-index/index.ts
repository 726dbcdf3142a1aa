import { z } from 'zod';
import { loadJsonReference } from '../../content/json-types/load.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { inlineParts } from '../../text/inline.ts';
import { JsonIndex } from './JsonIndex.tsx';
import { deprecatedRows, objectRows } from './rows.ts';

export default defineComponent({
  name: 'JsonIndex',
  description:
    'The JSON reference’s pages with their objects (`objects`), or its deprecated properties (`deprecated`)',
  usage: '<JsonIndex show="objects" />',
  attributes: z.object({ show: z.enum(['objects', 'deprecated']) }),
  load({ show }, { sourceDir }) {
    const reference = loadJsonReference(sourceDir);
    return show === 'objects'
      ? { label: 'Objects by page', columns: ['Page', 'Objects'], rows: objectRows(reference) }
      : { label: 'Deprecated properties', columns: ['Property', 'Instead'], rows: deprecatedRows(reference) };
  },
  View: JsonIndex,
  links: ({ rows }) =>
    rows
      .flat()
      .flatMap(inlineParts)
      .flatMap((part) => part.href ?? []),
});
