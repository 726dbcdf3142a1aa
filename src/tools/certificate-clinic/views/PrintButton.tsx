/** Opens the browser's print dialog, which also saves as PDF. `useUnfoldedPrint` opens what is folded. */
export const PrintButton = () => (
  <button type="button" className="button button-quiet" onClick={() => window.print()}>
    Print or save as PDF
  </button>
);
