/** First on every page, so that keyboard users can skip the navigation. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      Skip to main content
    </a>
  );
}
