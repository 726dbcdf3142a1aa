import { formatBytes } from '../../../c2pa/format-bytes.ts';
import { ShowText } from '../../shared/ShowText.tsx';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import type { Picture } from '../types.ts';

/** A file in the place of the board. */
export function ChosenPicture({ picture, onBoard }: { picture: Picture; onBoard(): void }) {
  const { file, format, hasCredentials } = picture;
  const url = useObjectUrl(file);
  return (
    <div className="chosen">
      {url && <img src={url} alt="The file you chose, as your browser displays it" />}
      <p>
        <strong>
          <ShowText limit={60}>{file.name}</ShowText>
        </strong>{' '}
        {format.label}, {formatBytes(file.size)}.{' '}
        {hasCredentials === undefined
          ? 'Looking for Content Credentials…'
          : hasCredentials
            ? 'It has Content Credentials. If you sign it as an edit, it keeps them as its history.'
            : 'It has no Content Credentials yet.'}
      </p>
      <button type="button" className="button button-quiet" onClick={onBoard}>
        Back to the board
      </button>
    </div>
  );
}
