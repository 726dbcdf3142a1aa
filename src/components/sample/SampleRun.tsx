import type { SampleFrameProps } from '@content-credentials/tools/sample-frame';
import { CodeText } from '@content-credentials/tools/ui/inline-code';
import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { DOWNLOAD_BYTES } from '@content-credentials/verdict/sdk/sizes';
import { Fragment } from 'react';
import { languageName } from '../../features/samples/run.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';

/** Inputs and set-up are only what earlier programs in the same language on the page don't need. */
export interface SampleRunProps {
  /** Undefined if one command isn't enough. */
  command: string | undefined;
  /** Files to choose on a page, in the order of its file inputs. */
  choose: readonly string[];
  /** The program and the files it needs next to it. */
  files: ReadonlyArray<{ address: string; name: string; label: string }>;
  /** Everything in one folder, ready to install; undefined for programs without an archive. */
  archive: string | undefined;
  /** Where it runs in place; undefined for what needs more than a page. */
  inBrowser: SampleFrameProps | undefined;
  /** Other files that the folder needs, and where readers get them. */
  inputs: ReadonlyArray<{ address: string; name: string; label: string }>;
  /** What to type first, and the section that explains it, which a site may not have. */
  setUp: { lines: string[]; section: { address: string; language: string } | undefined };
}

const SETUP_TITLE = 'Before you run it';

const nameIn = (address: string) => address.slice(address.lastIndexOf('/') + 1);

const setUpLabel = (language: string) => `${languageName(language)} set-up`;

const chosenFiles = (choose: readonly string[]) => (choose.length > 0 ? `, choose ${choose.join(', ')}` : '');

/** The command that runs a sample, and its files to save. At an excerpt, the command waits for the rest of the program. */
export function SampleRun({
  command,
  choose,
  archive,
  files,
  inputs,
  setUp,
  inBrowser,
  isExcerpt,
  href,
}: SampleRunProps & { isExcerpt: boolean; href: (address: string) => string }) {
  return (
    <>
      {command && (
        <span className="run" hidden={isExcerpt}>
          Run:{' '}
          <kbd>
            <CodeText text={command} />
          </kbd>
          {chosenFiles(choose)} ·{' '}
        </span>
      )}
      Download{' '}
      {files.map(({ address, name, label }, index) => (
        <Fragment key={address}>
          {index > 0 && ', '}
          <a href={href(address)} download={name}>
            {label}
          </a>
        </Fragment>
      ))}
      {archive && (
        <>
          {', or everything in '}
          <a href={href(archive)} download>
            {nameIn(archive)}
          </a>
        </>
      )}
      <br />
      {inBrowser && <RunInBrowser frame={inBrowser} isExcerpt={isExcerpt} />}
      <SetUp {...setUp} inputs={inputs} href={href} />
    </>
  );
}

/** What a folder needs before the program runs, so that nobody has to leave the page for it. */
function SetUp({
  lines,
  section,
  inputs,
  href,
}: SampleRunProps['setUp'] & Pick<SampleRunProps, 'inputs'> & { href: (address: string) => string }) {
  const links = [
    ...inputs.map(({ address, name, label }, index) => (
      <Fragment key={name}>
        {index > 0 ? ', ' : 'Input: '}
        <a href={href(address)} {...(address.includes('#') ? {} : { download: name })}>
          {label}
        </a>
      </Fragment>
    )),
    section && (
      <Fragment key="section">
        {inputs.length > 0 && ' · '}
        <a href={href(section.address)}>{setUpLabel(section.language)}</a>
      </Fragment>
    ),
  ];
  if (lines.length === 0 && !section)
    return (
      inputs.length > 0 && (
        <>
          {links}
          <br />
        </>
      )
    );
  return (
    <details>
      <summary>{SETUP_TITLE}</summary>
      {lines.length > 0 && <CodeBlock lang="sh" lines={lines} />}
      {links}
    </details>
  );
}

/** A button that runs a web sample in place. Without script, only the archive stands there. */
function RunInBrowser({ frame, isExcerpt }: { frame: SampleFrameProps; isExcerpt: boolean }) {
  return (
    <div className="run" hidden={isExcerpt}>
      <div
        className="sample-frame needs-script"
        data-island="sample-frame"
        data-when="ask"
        data-props={JSON.stringify(frame)}
      >
        <button type="button" className="button">
          Run in your browser
        </button>{' '}
        Downloads {formatBytes(DOWNLOAD_BYTES)} from this site. Nothing is sent.
      </div>
    </div>
  );
}
