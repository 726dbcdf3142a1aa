import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '@content-credentials/verdict/nearest';

/** Attributes that a drawing can't have: colors and styles come from the site's CSS, and ids would clash. */
const FORBIDDEN_SVG =
  /\s(style|id|fill|stroke|class="(?![d ]))=|<(style|script|image|foreignObject)\b|\son\w+=/;

export interface Drawing {
  viewBox: string;
  /** The inner markup of the SVG. */
  svg: string;
}

/**
 * A drawing in `diagrams/`, ready to insert in a page, with the form that a phone shows if `<name>.phone.svg` exists.
 * @throws Error if it's missing or sets its own appearance
 */
export function readDrawing(sourceDir: string, name: string): Drawing & { phone?: Drawing } {
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
