/**
 * Reading how far the page is scrolled makes the browser lay out what it has parsed so far. On a slow device a page takes several short
 * tasks that way, most of them while the rest of the HTML is on its way, instead of one long task before the first frame.
 * One text everywhere, so one hash in the policy covers it. A page that the router swaps in doesn't run it.
 */
const CODE = 'scrollY';

export const LAY_OUT = `<script>${CODE}</script>`;

/** {@link LAY_OUT} in a view. */
export function LayOut() {
  return <script dangerouslySetInnerHTML={{ __html: CODE }} />;
}
