/**
 * A safe file name for a download: characters that an operating system might reject or display incorrectly become
 * hyphens.
 */
export const saveName = (name: string, ending: string): string => {
  const plain = name
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(0, 100);
  return `${plain || 'report'}${ending}`;
};

/** Saves a text or an image as a file. @param type MIME type */
export function save(content: BlobPart, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
