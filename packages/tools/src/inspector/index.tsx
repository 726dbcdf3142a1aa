import { useEffect, useRef, useState } from 'react';
import type { Origin } from '../intake/asset.ts';
import { useGivenFiles } from '../intake/use-given-files.ts';
import { TrustChooser } from '../report/views/TrustChooser.tsx';
import { LeftOutNote } from '../shared/LeftOutNote.tsx';
import { ToolFrame } from '../shared/ToolFrame.tsx';
import { hasHandedFiles, takeHandedFiles } from '../ui/given-files.ts';
import { loadStylesheet } from '../ui/stylesheet.ts';
import { announcementOf } from './announcement.ts';
import { type Files, useFiles } from './files/use-files.ts';
import { type Opened, useOpened } from './files/use-opened.ts';
import { FilesView } from './files/views/FilesView.tsx';
import href from './inspector.css?url';
import { linkedElsewhere, linkedFile, linkedInsecure } from './linked-file.ts';
import { doneOf, omittedFrom, type Place, pairUp } from './state.ts';
import { type Inspector as InspectorState, useInspector } from './use-inspector.ts';
import { Comparison } from './views/Comparison.tsx';
import { FilePlace } from './views/FilePlace.tsx';
import { LinkedUrl } from './views/LinkedUrl.tsx';
import { Opening } from './views/Working.tsx';

/** Awaited by `mount.tsx`. */
export const ready = loadStylesheet(href);

export interface InspectorProps {
  /** A file on this site to read immediately. */
  src?: string;
  /** The manifest store next to it. */
  store?: string;
  /**
   * The inspector is on its own page, so the reader didn't press a button to open it. The SDK is fetched with the first
   * file.
   */
  isPage?: boolean;
}

/** Shows what files' Content Credentials say, and which parts could be verified, without uploading the files. */
export default function Inspector({ src, store, isPage = false }: InspectorProps) {
  const root = useRef<HTMLElement>(null);
  const inspector = useInspector({ isSdkEager: !isPage });
  const { state } = inspector;
  const [first, second] = state.slots;
  const files = useFiles(state.trust);
  const { rows } = files.state;
  const opened = useOpened((ids) => {
    const [one, other] = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    inspector.clear(0);
    if (!one) return;
    inspector.inspect(0, one.source);
    if (other) {
      inspector.compare(true);
      inspector.inspect(1, other.source);
    }
    root.current?.scrollIntoView();
  });
  const { take, isOver } = useIntake({ inspector, files, opened, isFixed: src !== undefined });
  // A page that opens with a file doesn't show the drop zone first.
  const [isOpening, setOpening] = useState(
    () => src !== undefined || linkedFile(location) !== undefined || hasHandedFiles(),
  );
  const [linkedUrl, setLinkedUrl] = useState(() =>
    src === undefined ? (linkedElsewhere(location) ?? linkedInsecure(location)) : undefined,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tool opens
  useEffect(() => {
    const handed = takeHandedFiles();
    if (handed.length > 0) take(handed, 'file');
    const own = src ?? linkedFile(location);
    if (handed.length === 0 && own !== undefined)
      inspector.inspect(0, { from: 'address', address: own, store });
    setOpening(false);
    delete document.documentElement.dataset.opens;
    if (isPage) return;
    // A link that names a file may have scrolled to another part of the page.
    if (src === undefined && own !== undefined) root.current?.scrollIntoView();
    // The button that was pressed has been removed.
    root.current?.focus({ preventScroll: true });
  }, []);

  const isOpen = rows.some(({ id }) => opened.ids.includes(id));
  const isTable = rows.length > 0 && !isOpen;
  const isWorking = first.status === 'fetching' || (first.status === 'reading' && !first.before);
  const [left, right] = [doneOf(first), doneOf(second)];
  const isAsking = linkedUrl !== undefined && !isTable && first.status === 'empty';
  return (
    <ToolFrame
      name="Inspector"
      root={root}
      status={announcementOf(state, isTable ? files.state : undefined)}
      isOver={isOver}
      dropLabel="Drop to inspect"
    >
      {state.leftOut && <LeftOutNote {...state.leftOut} />}
      {isAsking && (
        <LinkedUrl
          address={linkedUrl}
          onFetch={() => {
            setLinkedUrl(undefined);
            inspector.inspect(0, { from: 'address', address: linkedUrl });
          }}
          onDismiss={() => setLinkedUrl(undefined)}
        />
      )}
      {rows.length > 0 && (
        <FilesView
          files={files}
          trust={state.trust}
          sdk={state.sdk}
          isHidden={!isTable}
          onOpen={opened.open}
          onFiles={(given) => take(given, 'file')}
        />
      )}
      {!isTable && !isAsking && !isOpening && (
        <div className="places" data-two={state.isComparing || undefined}>
          <FilePlace
            place={0}
            slot={first}
            inspector={inspector}
            onFiles={take}
            isFixed={src !== undefined}
            onBack={rows.length > 0 ? opened.close : undefined}
          />
          {state.isComparing && <FilePlace place={1} slot={second} inspector={inspector} onFiles={take} />}
        </div>
      )}
      {isOpening && <Opening />}
      {!isTable && left && right && <Comparison left={left} right={right} />}
      <TrustChooser trust={state.trust} isInert={isOpening || isWorking} onChange={inspector.trust} />
    </ToolFrame>
  );
}

type Given = Exclude<Origin, 'address'>;

interface Intake {
  take(files: readonly File[], from: Given, place?: Place): void;
  /** Whether files are being dragged over the window. */
  isOver: boolean;
}

interface IntakeOptions {
  inspector: InspectorState;
  files: Files;
  opened: Opened;
  /** The tool shows a file from the page and doesn't accept others. */
  isFixed: boolean;
}

/** Accepts files that are chosen, dropped, or pasted anywhere in the window. */
export function useIntake({ inspector, files, opened, isFixed }: IntakeOptions): Intake {
  const { slots, isComparing } = inspector.state;

  /** With a table, or with more than two files, every file is a row. A manifest store is paired with its file. */
  const take: Intake['take'] = (given, from, place = 0) => {
    const pairs = pairUp(given);
    if (place === 0 && pairs.length > 0 && (files.state.rows.length > 0 || pairs.length > 2)) {
      if (opened.ids.length > 0) opened.close();
      else inspector.clear(0);
      if (inspector.state.sdk.status === 'waiting') inspector.retrySdk();
      return files.add(pairs.map((pair) => ({ from, ...pair })));
    }
    const shown = pairs.slice(0, place === 0 ? 2 : 1);
    const [first, second] = shown;
    if (!first) return;
    inspector.inspect(place, { from, ...first });
    if (second) {
      inspector.compare(true);
      inspector.inspect(1, { from, ...second });
    }
    inspector.leaveOut(omittedFrom(given, shown));
  };

  const isOver = useGivenFiles((given, from) => {
    if (isFixed) return;
    const isSecondOpen = isComparing && slots[0].status !== 'empty' && slots[1].status === 'empty';
    take(given, from, isSecondOpen ? 1 : 0);
  });

  return { take, isOver: isOver && !isFixed };
}
