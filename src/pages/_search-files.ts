import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { href } from '../addresses/href.ts';
import { indexFiles } from '../features/search/records.ts';
import { GeneratedBody } from '../views/generated.tsx';

/** The search's files, with what views print on generated pages. */
export const searchFiles = () =>
  indexFiles((page) => renderToStaticMarkup(createElement(GeneratedBody, { page, href })));
