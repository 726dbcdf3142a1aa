import { settings } from 'virtual:provenance';

/** The examples that are shown as pictures, here and on the home page: one of each kind that people meet. */
export const PICTURES = [
  { name: 'created', label: 'Drawn', width: 480 },
  { name: 'edited', label: 'Edited', width: 320 },
  { name: 'generated', label: 'Made with AI', width: 480 },
  { name: 'tampered', label: 'Tampered with', width: 480 },
] as const;

export const pictureExamples = PICTURES.flatMap(({ name, label, width }) =>
  settings.examples
    .filter(({ href }) => href.endsWith(`/${name}.jpg`))
    .map(({ href }) => ({ label, href, width, height: 320, isTampered: name === 'tampered' })),
);

/** The others, as chips. */
export const otherExamples = settings.examples
  .filter(({ href }) => !pictureExamples.some((one) => one.href === href))
  .map(({ title, href }) => ({ key: href, label: title }));
