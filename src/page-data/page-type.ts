import type { Kind } from '@content-credentials/tools/search/sections';

/** What a page is for. `api` and `code` pages are generated. */
export type PageType = 'tutorial' | 'task' | 'concept' | 'reference' | 'api' | 'code';

/** What searches can be filtered by: tutorials and tasks are guides. */
export const searchKind = (type: PageType): Kind => (type === 'tutorial' || type === 'task' ? 'guide' : type);
