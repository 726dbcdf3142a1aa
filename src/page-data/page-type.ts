import type { Kind } from '@content-credentials/tools/search/pages';

/** What a page is for. `api` and `code` pages are generated. */
export type PageType = 'tutorial' | 'task' | 'concept' | 'reference' | 'api' | 'code';

/** As shown above the text of a page. */
export const PAGE_TYPE_LABELS: Readonly<Record<PageType, string>> = {
  tutorial: 'Tutorial',
  task: 'Task',
  concept: 'Concept',
  reference: 'Reference',
  api: 'API',
  code: 'Status code',
};

/** What searches can be filtered by: tutorials and tasks are guides. */
export const searchKind = (type: PageType): Kind => (type === 'tutorial' || type === 'task' ? 'guide' : type);
