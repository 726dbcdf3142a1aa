import { useEffect } from 'react';
import { takeHandedFiles } from '../../browser/handed-files.ts';
import { TrustChooser } from '../report/views/TrustChooser.tsx';
import { LeftOutNote } from '../shared/LeftOutNote.tsx';
import { loadStylesheet } from '../shared/stylesheet.ts';
import { askedFile } from './asked-file.ts';
import href from './inspector.css?url';
import { useAnnouncement } from './use-announcement.ts';
import { useInspector } from './use-inspector.ts';
import { useIntake } from './use-intake.ts';
import { Comparison } from './views/Comparison.tsx';
import { FilePlace } from './views/FilePlace.tsx';

/** Waited for by `mount.tsx`. */
export const ready = loadStylesheet(href);

export interface InspectorProps {
  /** A file of this site to read at once. */
  src?: string;
  /** The manifest store that lies beside it. */
  store?: string;
  /** The tool is the page, and nobody pressed a button to open it: the SDK is fetched with the first file. */
  isPage?: boolean;
}

/** Shows what the Content Credentials of a file say, and what could be checked of them, without sending it anywhere. */
export default function Inspector({ src, store, isPage = false }: InspectorProps) {
  const inspector = useInspector({ isSdkEager: !isPage });
  const { state } = inspector;
  const announcement = useAnnouncement(state);
  const { root, take } = useIntake(inspector);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tool opens
  useEffect(() => {
    const files = takeHandedFiles();
    if (files.length > 0) take(files, 'file');
    const asked = src ?? askedFile(location);
    if (files.length === 0 && asked !== undefined)
      inspector.inspect(0, { from: 'address', address: asked, store });
    if (isPage) return;
    // A link that names a file may have led to another part of the page.
    if (src === undefined && asked !== undefined) root.current?.scrollIntoView();
    // The button that was pressed is gone.
    root.current?.focus({ preventScroll: true });
  }, []);

  const [first, second] = state.slots;
  return (
    <section className="inspector" aria-label="Inspector" ref={root} tabIndex={-1}>
      {/* Whatever stands before the tool, its headings do not leave out a level. */}
      <h2 className="sr-only">Inspector</h2>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <TrustChooser trust={state.trust} onChange={inspector.trust} />
      {state.leftOut && <LeftOutNote {...state.leftOut} />}
      <div className="places" data-two={state.isComparing || undefined}>
        <FilePlace place={0} slot={first} inspector={inspector} onFiles={take} isFixed={src !== undefined} />
        {state.isComparing && <FilePlace place={1} slot={second} inspector={inspector} onFiles={take} />}
      </div>
      {first.status === 'done' && second.status === 'done' && <Comparison left={first} right={second} />}
    </section>
  );
}
