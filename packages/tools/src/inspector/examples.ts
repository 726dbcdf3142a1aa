import { settings } from 'virtual:provenance';

/** The examples that are shown as pictures: one of each kind that people meet. */
const PICTURES = /\/(?:created|edited|generated|tampered)\.jpg$/;

/** The documentation's example files. */
export const pictureExamples = settings.examples.filter(({ href }) => PICTURES.test(href));

/** The others, as chips. */
export const otherExamples = settings.examples
  .filter((one) => !pictureExamples.includes(one))
  .map(({ title, href }) => ({ key: href, label: title }));
