/** Kinds of pictures that the SDK can write credentials into, by the ends of their names. */
const SIGNED = /\.(?:avif|gif|heic|heif|jpe?g|png|tiff?|webp)$/i;

/**
 * Folders of the site whose files are what pages and tests say they are, byte for byte: programs with what belongs to
 * them, and the example files, of which some are not to have credentials, or not to be valid.
 */
const UNTOUCHED = ['samples/', 'examples/', 'sandboxes/'];

/** Where pictures of pages are served. */
export const PICTURES = 'pictures';

/**
 * Whether the build sees to it that a file carries Content Credentials.
 * @param file its path in the output folder, without base
 */
export const carriesCredentials = (file: string): boolean =>
  SIGNED.test(file) && !UNTOUCHED.some((folder) => file.startsWith(folder));
