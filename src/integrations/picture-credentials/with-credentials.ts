import { AuthorError } from '../../content/markdown/author-error.ts';
import type { Picture } from './pictures.ts';
import { readPicture } from './read.ts';
import { type PictureClaim, signPicture } from './sign.ts';
import type { PictureSigner, SigningCredentials } from './signer.ts';

/** The contents of a picture's manifest when this signer creates it. */
export const claimOf = ({ title, source }: Picture, { generator, note }: PictureSigner): PictureClaim => ({
  title: title + note,
  generator,
  ...(source !== undefined && { source }),
});

/**
 * A picture's bytes with Content Credentials: its own if it has any; otherwise, new ones by the signer.
 * @throws AuthorError if it can't be read or signed, or its credentials, old or new, aren't valid
 */
export async function withCredentials(
  picture: Picture,
  signer: PictureSigner,
  credentials: SigningCredentials,
): Promise<Uint8Array> {
  const { bytes, type, name } = picture;
  const refuse = (problem: string) => new AuthorError(name, undefined, problem);
  const unless = (problem: string) => (error: unknown) => {
    throw refuse(`${problem}: ${(error as Error).message}; save the image again as PNG, JPEG, or WebP`);
  };

  const own = await readPicture(bytes, type).catch(unless("it can't be read"));
  if (own.found === 'manifest' && own.state === 'Invalid')
    throw refuse(
      `its Content Credentials aren't valid (${own.failures.join(', ')}), so it was changed after it was signed; replace it with the file as it was signed, or with one without credentials`,
    );
  if (own.found !== 'nothing') return bytes;

  const claim = claimOf(picture, signer);
  const signed = await signPicture(bytes, type, claim, credentials).catch(unless("it can't be signed"));
  // The SDK checks neither what it wrote nor the certificates it was given.
  const after = await readPicture(signed, type);
  if (after.found !== 'manifest' || after.state === 'Invalid') {
    const codes = after.found === 'manifest' ? after.failures.join(', ') : 'no manifest';
    throw refuse(`its new signature isn't valid (${codes}); check the certificates in SITE_IMAGE_CHAIN`);
  }
  return signed;
}
