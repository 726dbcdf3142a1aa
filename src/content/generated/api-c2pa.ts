import { join } from 'node:path';
import type { MemberGroup } from '../../page-data/api-reference.ts';
import { creditParagraph } from '../api-model/credit.ts';
import { type ApiFamily, overviewPage } from '../api-model/family.ts';
import { checkLegacy, legacyNotice, todayOf } from '../api-model/legacy.ts';
import { readNotes } from '../api-model/notes.ts';
import { exportGroups, reExportsOf, shapeSection } from '../api-model/overview-page.ts';
import { LEGACY, TOOLKIT } from '../api-model/packages.ts';
import { readPackage } from '../api-model/read-package.ts';
import { createReference } from '../api-model/reference.ts';
import { readReplacements } from '../api-model/replacements.ts';
import { reachableShapes } from '../api-model/usage.ts';

const INDEX = 'js-sdk/api';
const PACKAGE = 'js-sdk/api/c2pa';

/** The reference of the browser SDK until September 2025, at its old addresses: /docs/js-sdk/api. */
export async function apiC2pa(sourceDir: string): Promise<ApiFamily> {
  const [types, toolkit] = await Promise.all([
    readPackage(LEGACY, sourceDir),
    readPackage(TOOLKIT, sourceDir),
  ]);
  const notes = readNotes(sourceDir, LEGACY.name);
  const replacements = readReplacements(sourceDir);
  const title = `toolkit ${toolkit.version}`;
  const reference = createReference({
    types,
    scheme: { root: INDEX, prefix: 'c2pa.', memberPages: true, small: [] },
    overviewId: PACKAGE,
    suffix: 'legacy c2pa',
    notes,
    sources: [
      {
        title: 'c2pa-js-legacy, the source of the package',
        url: 'https://github.com/contentauth/c2pa-js-legacy',
      },
    ],
    helpers: [
      {
        title,
        name: toolkit.name,
        items: toolkit.entries[0]?.items ?? [],
        scheme: { root: INDEX, prefix: '', memberPages: true, small: [] },
        overviewId: INDEX,
      },
    ],
  });
  const { library, items } = reference;
  checkLegacy(replacements, library);
  const shapes = reachableShapes(library);
  const notice = legacyNotice(replacements);
  const packagePage = await overviewPage(reference, {
    id: PACKAGE,
    title: 'c2pa package (legacy)',
    sidebarLabel: 'c2pa',
    text: `${notes.about}\n\n${creditParagraph(types)}`,
    notice: notice(),
    groups: exportGroups(library, items),
    reExports: reExportsOf(library, types.entries[0]?.reExports ?? []),
    shapes: await shapeSection(
      library,
      shapes.filter((shape) => shape.package === LEGACY.name),
      {
        id: 'not-exported',
        title: 'Types that aren’t exported',
        text: 'The package uses these types but doesn’t export them. If you need one by name, declare it yourself.',
      },
      todayOf,
    ),
  });
  const index = await overviewPage(reference, {
    id: INDEX,
    title: 'JavaScript API documentation',
    sidebarLabel: 'Packages',
    text: `${INDEX_TEXT} ${creditParagraph(types, toolkit)}`,
    notice: notice(),
    groups: [packages(types.version)],
    reExports: [],
    shapes: await shapeSection(
      library,
      shapes.filter((shape) => shape.package === TOOLKIT.name),
      {
        id: 'toolkit',
        title: `Types of @contentauth/${title}`,
        text: 'The legacy package returns objects of these types, which come from its WebAssembly toolkit. The toolkit doesn’t have its own reference.',
      },
      todayOf,
    ),
  });
  const pages = await reference.pages({ noticeOf: notice, todayOf });
  return {
    pages: [index, packagePage, ...pages],
    sidebar: [{ type: 'category', id: PACKAGE, label: 'c2pa', items: reference.sidebar, collapsed: true }],
    watch: [notes.file, 'data/legacy-api-replacements.json'].map((file) => join(sourceDir, file)),
  };
}

const INDEX_TEXT =
  'Reference for the JavaScript packages: the legacy browser SDK c2pa, and links to the current packages.';

function packages(version: string): MemberGroup {
  const row = (name: string, to: string, text: string) => ({
    name,
    fullName: name,
    to,
    flags: [],
    type: [],
    about: [{ type: 'paragraph' as const, text: [{ text }] }],
  });
  return {
    id: 'packages',
    title: 'Packages',
    sections: [],
    rows: [
      row('@contentauth/c2pa-web', '/docs/js-sdk/api-web', 'Current browser SDK: reads and signs.'),
      row('@contentauth/c2pa-node', '/docs/c2pa-node/api', 'Current Node.js SDK: reads and signs.'),
      row('c2pa', '/docs/js-sdk/api/c2pa', `Legacy browser SDK, ${version}: reads only. Deprecated.`),
    ],
  };
}
