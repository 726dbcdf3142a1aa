/** The page with all codes; each code's own page is below it. */
export const STATUS_CODES_PAGE = '/docs/codes';

export const pageOfCode = (one: string): string => `${STATUS_CODES_PAGE}/${one}`;
