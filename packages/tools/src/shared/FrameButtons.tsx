/** Reloads what runs in a frame, or opens it in a tab of its own. */
export function FrameButtons({ page, onReload }: { page: string; onReload: () => void }) {
  return (
    <>
      <button type="button" className="button button-quiet" onClick={onReload}>
        Reload
      </button>
      <a className="button button-quiet" href={page} target="_blank" rel="noopener">
        New tab
      </a>
    </>
  );
}
