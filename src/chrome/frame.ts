import { createContext } from 'react';

/** Whether a page is rendered with what's the same around all pages: the router and the Markdown forms leave it out. */
export const Frame = createContext(true);
