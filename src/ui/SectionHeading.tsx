import { HeadingText } from '@content-credentials/tools/ui/inline-code';

/** The heading of a part of a generated page, with the same anchor as on written pages. */
export function SectionHeading({ id, title }: { id: string; title: string }) {
  return (
    <h2 id={id}>
      <HeadingText text={title} />
      {/* biome-ignore lint/a11y/useAnchorContent: its mark is drawn by the stylesheet, its name is the label */}
      <a className="anchor" href={`#${id}`} aria-label={`Link to “${title}”`} />
    </h2>
  );
}
