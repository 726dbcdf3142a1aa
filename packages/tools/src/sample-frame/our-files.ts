import { makeCredentials, privateKeyPem } from '@content-credentials/verdict/sign/credentials';
import { toPem } from '@content-credentials/verdict/x509/pem';

/** A file of ours for a file input: one that the site serves, or a part of a chain that's made in the browser. */
export type OurFile = { name: string; address: string } | { name: string; makes: 'chain' | 'key' };

const NAMES = {
  organization: 'Demo of this documentation, not a trusted signer',
  signer: 'Sample demo',
};

async function fetchFile({ name, address }: { name: string; address: string }): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const blob = await response.blob();
  return new File([blob], name, { type: blob.type });
}

/** Our files in order. All parts of a chain belong together, and its key is lost with the page. @throws Error if one doesn't arrive */
export async function loadOurs(files: readonly OurFile[]): Promise<File[]> {
  const credentials = files.some((one) => 'makes' in one) ? await makeCredentials(NAMES, 1, true) : undefined;
  return Promise.all(
    files.map(async (one) => {
      if ('address' in one) return fetchFile(one);
      if (!credentials) throw new Error('there are no certificates');
      const text =
        one.makes === 'key'
          ? await privateKeyPem(credentials)
          : credentials.chain.map((der) => toPem({ der })).join('');
      return new File([text], one.name, { type: 'application/x-pem-file' });
    }),
  );
}

/** Chooses files on a page, as a reader does, and presses its button if it has one. */
export function choose(page: Document, files: readonly File[]): void {
  const inputs = page.querySelectorAll<HTMLInputElement>('input[type=file]');
  for (const [index, file] of files.entries()) {
    const input = inputs[index];
    if (!input) continue;
    const list = new DataTransfer();
    list.items.add(file);
    input.files = list.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }
  page.querySelector('button')?.click();
}
