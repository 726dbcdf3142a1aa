/** The page that lists all codes; each code has a page below it. */
export const STATUS_CODES_PAGE = '/docs/codes';

export const pageOfCode = (one: string): string => `${STATUS_CODES_PAGE}/${one}`;
