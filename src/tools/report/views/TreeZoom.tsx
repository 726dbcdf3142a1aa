import { MAX_ZOOM, zoomAfter } from '../tree-zoom.ts';

export interface TreeZoomProps {
  zoom: number;
  onZoom(zoom: number): void;
}

/** Makes the tree's thumbnails larger or smaller, down to none. In the tree, the + and - keys do the same. */
export function TreeZoom({ zoom, onZoom }: TreeZoomProps) {
  const button = (key: '+' | '-', label: string) => {
    const next = zoomAfter(zoom, key) ?? zoom;
    return (
      <button
        type="button"
        className="button button-quiet"
        aria-label={label}
        title={`${label} (${key})`}
        // Not disabled, because a disabled button would lose the focus.
        aria-disabled={next === zoom || undefined}
        onClick={() => onZoom(next)}
      >
        {key === '+' ? '+' : '−'}
      </button>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className="tree-zoom" role="group" aria-label="Size of the images">
      {button('-', 'Zoom out')}
      {button('+', 'Zoom in')}
      <span className="sr-only" role="status">
        {zoom === 0 ? 'No images' : `Size ${zoom} of ${MAX_ZOOM}`}
      </span>
    </div>
  );
}
