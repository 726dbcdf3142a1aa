/** A frame around the window while files are dragged over it, because they can be dropped anywhere. */
export function DropHint({ label }: { label: string }) {
  return (
    <p className="drop-anywhere">
      <span>{label}</span>
    </p>
  );
}
