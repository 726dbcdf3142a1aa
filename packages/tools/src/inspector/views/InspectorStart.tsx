import { useRef } from 'react';
import { DEFAULT_TRUST } from '../../report/trust.ts';
import { TrustChooser } from '../../report/views/TrustChooser.tsx';
import { ToolFrame } from '../../shared/ToolFrame.tsx';
import { DropPanel } from './DropPanel.tsx';

const nothing = () => {};

/** The empty inspector as the build renders it: what the reader sees until the tool replaces it with the same. */
export function InspectorStart() {
  const root = useRef<HTMLElement>(null);
  return (
    <ToolFrame name="Inspector" root={root} status="" isOver={false} dropLabel="">
      <div className="places">
        <DropPanel
          place={0}
          sdk={{ status: 'waiting' }}
          onFiles={nothing}
          onAddress={nothing}
          onRetry={nothing}
          isStart
        />
      </div>
      <TrustChooser trust={DEFAULT_TRUST} onChange={nothing} isInert />
    </ToolFrame>
  );
}
