/** Opens the browser's print dialog, which can also save a PDF. `useUnfoldedPrint` opens collapsed sections. */
export const PrintButton = () => (
  <button type="button" className="button button-quiet" onClick={() => window.print()}>
    Print or save as PDF
  </button>
);
