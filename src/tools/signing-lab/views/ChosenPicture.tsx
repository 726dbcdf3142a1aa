import { formatBytes } from '../../../c2pa/format-bytes.ts';
import { BoundedImage } from '../../shared/BoundedImage.tsx';
import { ShowText } from '../../shared/ShowText.tsx';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import type { Picture } from '../types.ts';

function aboutCredentials({ hasCredentials, edit }: Picture): string {
  if (edit) return 'The lab made it from a signed version, which becomes its parent.';
  if (hasCredentials === undefined) return 'Looking for Content Credentials…';
  return hasCredentials
    ? 'It has Content Credentials. If you sign it as an edit, it keeps them as its history.'
    : 'It has no Content Credentials yet.';
}

/** A file that replaces the board. */
export function ChosenPicture({ picture, onBoard }: { picture: Picture; onBoard(): void }) {
  const { file, format, edit } = picture;
  const url = useObjectUrl(file);
  return (
    <div className="chosen">
      {url && (
        <BoundedImage
          src={url}
          alt={edit ? 'The image that the lab edited' : 'The file you chose, as your browser displays it'}
        />
      )}
      <p>
        <strong>
          <ShowText limit={60}>{file.name}</ShowText>
        </strong>{' '}
        {format.label}, {formatBytes(file.size)}. {aboutCredentials(picture)}{' '}
        {edit && url && (
          <a href={url} download={file.name}>
            Download it unsigned
          </a>
        )}
      </p>
      <button type="button" className="button button-quiet" onClick={onBoard}>
        Back to the board
      </button>
    </div>
  );
}
