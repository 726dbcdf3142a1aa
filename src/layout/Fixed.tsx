import { createContext, type ReactNode, useContext } from 'react';

/** Whether a page is rendered with what's the same around all pages. The router's data and the Markdown forms leave it out. */
export const Frame = createContext(true);

/** A part of the frame. */
export const Fixed = ({ children }: { children: ReactNode }) => (useContext(Frame) ? children : null);

/**
 * Reading the scroll position makes the browser lay out what it has parsed so far. On a slow device, layout then
 * happens in several short tasks, most of them while the rest of the HTML arrives, instead of in one long task before
 * the first frame. The text is the same everywhere, so one hash in the policy covers it. A page that the router swaps
 * in doesn't run it.
 */
const CODE = 'scrollY';

export const LAY_OUT = `<script>${CODE}</script>`;

/** {@link LAY_OUT} in a view. */
export function LayOut() {
  return <script dangerouslySetInnerHTML={{ __html: CODE }} />;
}
