import { settings } from 'virtual:provenance';

/** The documentation's example files, as chips. */
export const examples = settings.examples.map(({ title, href }) => ({ key: href, label: title }));
