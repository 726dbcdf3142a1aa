export interface DiagramProps {
  /** The drawing's inner SVG markup from `diagrams/<name>.svg`. */
  svg: string;
  viewBox: string;
  alt: string;
  caption?: string;
  /** The arrowhead is defined once per page, and all drawings refer to it. */
  definesArrow: boolean;
}

const ARROW =
  '<defs><marker id="d-arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path class="d-arrowhead" d="M0 0 10 5 0 10z"/></marker></defs>';

/** A drawing up to this wide fits a phone as it is; a wider one scrolls there. */
const NARROW = 420;

/** One of our drawings, inlined so that it uses the page's fonts and colors. */
export function Diagram({ svg, viewBox, alt, caption, definesArrow }: DiagramProps) {
  const width = viewBox.split(' ')[2];
  return (
    <figure className={`diagram ${Number(width) <= NARROW ? 'd-narrow' : 'd-wide'}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the drawing scrolls, so it must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div className="diagram-scroll" tabIndex={0} role="group" aria-label="Diagram">
        <svg
          viewBox={viewBox}
          width={width}
          role="img"
          aria-label={alt}
          dangerouslySetInnerHTML={{ __html: (definesArrow ? ARROW : '') + svg }}
        />
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
