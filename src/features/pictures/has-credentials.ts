/** The roots of those who signed the site's pictures, below the base: `node scripts/pictures.ts` adds them. */
export const ROOT_FILE = 'data/site-root.pem';

/** Whether an image file contains a manifest store: the beginning of its description box. */
export const hasCredentials = (bytes: Buffer): boolean => bytes.includes('jumdc2pa');
