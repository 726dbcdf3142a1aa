import { HeadingText } from '@content-credentials/tools/ui/inline-code';

/** A heading with the same anchor as on written pages. */
export function Heading({
  level = 2,
  id,
  text,
  flags = [],
}: {
  level?: 2 | 3;
  id: string;
  text: string;
  flags?: readonly string[];
}) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={level === 3 ? 'api-member' : undefined}>
      <HeadingText text={text} />
      <Flags flags={flags} />
      {/* biome-ignore lint/a11y/useAnchorContent: its mark is drawn by the stylesheet, its name is the label */}
      <a className="anchor" href={`#${id}`} aria-label={`Link to “${text}”`} />
    </Tag>
  );
}

/** Labels next to a name: optional, deprecated. */
export function Flags({ flags }: { flags: readonly string[] }) {
  return flags.map((flag) => (
    <span key={flag}>
      {' '}
      <small className={`api-flag api-${flag}`}>{flag}</small>
    </span>
  ));
}
