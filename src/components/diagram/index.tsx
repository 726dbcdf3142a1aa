import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '@content-credentials/verdict/nearest';
import { z } from 'zod';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';

/** Attributes that a drawing can't have: colors and styles come from the site's CSS, and ids would clash. */
const FORBIDDEN_SVG =
  /\s(style|id|fill|stroke|class="(?![d ]))=|<(style|script|image|foreignObject)\b|\son\w+=/;

interface Drawing {
  viewBox: string;
  /** The inner markup of the SVG. */
  svg: string;
}

/**
 * A drawing in `diagrams/`, ready to insert in a page, with the form that a phone shows if `<name>.phone.svg` exists.
 * @throws Error if it's missing or sets its own appearance
 */
function readDrawing(sourceDir: string, name: string): Drawing & { phone?: Drawing } {
  const phone = `${name}.phone`;
  return {
    ...readOne(sourceDir, name),
    ...(existsSync(join(sourceDir, 'diagrams', `${phone}.svg`)) && { phone: readOne(sourceDir, phone) }),
  };
}

function readOne(sourceDir: string, name: string): Drawing {
  const folder = join(sourceDir, 'diagrams');
  const file = join(folder, `${name}.svg`);
  if (!existsSync(file)) {
    const names = existsSync(folder) ? readdirSync(folder).map((f) => f.replace(/\.svg$/, '')) : [];
    const close = nearest(name, names);
    throw new Error(`there's no drawing diagrams/${name}.svg${close ? `; did you mean \`${close}\`?` : ''}`);
  }
  const source = readFileSync(file, 'utf8');
  const [, viewBox, inner] = /<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(source) ?? [];
  if (!viewBox || inner === undefined)
    throw new Error(`diagrams/${name}.svg needs one <svg viewBox="0 0 W H"> element`);
  const forbidden = FORBIDDEN_SVG.exec(inner)?.[0];
  if (forbidden)
    throw new Error(`diagrams/${name}.svg uses \`${forbidden.trim()}\`; use the d-… classes instead`);
  return { viewBox, svg: inner.replace(/>\s+</g, '><').trim() };
}

/** The arrowhead is defined once per page, and all drawings refer to it. */
const ARROW =
  '<defs><marker id="d-arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path class="d-arrowhead" d="M0 0 10 5 0 10z"/></marker></defs>';

/** A drawing up to this wide fits a phone as it is; a wider one has a form for phones, or scrolls there. */
const NARROW = 420;

const widthOf = ({ viewBox }: Drawing) => viewBox.split(' ')[2];

function Svg({ drawing, alt, form }: { drawing: Drawing; alt: string; form: string }) {
  return (
    <svg
      className={form}
      viewBox={drawing.viewBox}
      width={widthOf(drawing)}
      role="img"
      aria-label={alt}
      dangerouslySetInnerHTML={{ __html: drawing.svg }}
    />
  );
}

export default defineComponent({
  name: 'Diagram',
  attributes: z.object({ name: writtenText, alt: writtenText, caption: writtenText.optional() }),
  load: ({ name, alt, caption }, { sourceDir, isFirst }) => ({
    ...readDrawing(sourceDir, name),
    alt,
    caption,
    definesArrow: isFirst('diagram'),
  }),
  View: ({ svg, viewBox, phone, alt, caption, definesArrow }) => {
    const drawing = { svg, viewBox };
    const form = Number(widthOf(drawing)) <= NARROW ? 'd-narrow' : 'd-wide';
    return (
      <figure className="diagram">
        {/* Not in a drawing, because arrows need it even while that drawing is hidden. */}
        {definesArrow && (
          <svg
            className="d-defs"
            width="0"
            height="0"
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: ARROW }}
          />
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the drawing scrolls, so it must be reachable by keyboard */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
        <div className="diagram-scroll" tabIndex={0} role="group" aria-label="Diagram">
          <Svg drawing={drawing} alt={alt} form={phone ? `${form} d-desk` : form} />
          {phone && <Svg drawing={phone} alt={alt} form="d-narrow d-phone" />}
        </div>
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    );
  },
});
