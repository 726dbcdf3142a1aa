/** Where a converted trust list is served, from the root of the site. */
export const trustListFileOf = (id: string): string => `data/trust-lists/${id}.json`;

/** The same for the list of conforming products. */
export const PRODUCTS_FILE = 'data/conforming-products.json';
