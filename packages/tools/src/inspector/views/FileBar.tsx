import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { Brief } from '../../shared/ShowText.tsx';
import { useLostFocus } from '../../shared/use-lost-focus.ts';
import type { Slot } from '../state.ts';

export interface FileBarProps {
  slot: Exclude<Slot, { status: 'empty' }>;
  onOther?(): void;
  otherLabel: string;
  onCompare?(): void;
}

/** The file's name, and further actions. */
export function FileBar({ slot, onOther, otherLabel, onCompare }: FileBarProps) {
  const compare = useLostFocus<HTMLButtonElement>(onCompare !== undefined);
  const [short, rest] = otherLabel.split(/(?= file$)/);
  const asset = 'asset' in slot ? slot.asset : undefined;
  const name = asset?.name ?? ('name' in slot ? slot.name : '');
  return (
    <div className="file-bar">
      <p>
        <strong>
          <Brief limit={80}>{name}</Brief>
        </strong>
        {asset && (
          <span>
            {asset.format.label}, {formatBytes(asset.blob.size)}
            {asset.sidecar && (
              <>
                , with <Brief limit={60}>{asset.sidecar.name}</Brief>
              </>
            )}
          </span>
        )}
      </p>
      <div>
        {onCompare && (
          <button ref={compare} type="button" className="button button-quiet" onClick={onCompare}>
            Compare<span className="file-bar-more"> with another</span>
          </button>
        )}
        {onOther && (
          <button type="button" className="button button-quiet" onClick={onOther}>
            {short}
            <span className="file-bar-more">{rest}</span>
          </button>
        )}
      </div>
    </div>
  );
}
