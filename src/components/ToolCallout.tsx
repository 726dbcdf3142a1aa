interface ToolCalloutProps {
  /** The name of its island. */
  name: string;
  /** The island's properties. */
  props?: object;
  title: string;
  /** What the tool does with a reader's files, and what opening it costs. */
  about: string;
  /** The button's label. */
  open: string;
  /** The URL of the tool's own page, if the site has one. */
  page?: string | undefined;
  /** What to do without JavaScript. */
  otherwise: string;
}

/** Where a tool opens, and what's shown until then. It isn't loaded until the reader asks for it. */
export function ToolCallout({ name, props, title, about, open, page, otherwise }: ToolCalloutProps) {
  return (
    <div data-island={name} data-when="ask" data-props={props && JSON.stringify(props)}>
      <div className="callout" role="note">
        <p className="callout-title">{title}</p>
        <p>{about}</p>
        <p className="needs-script">
          <button type="button" className="button">
            {open}
          </button>
          {page !== undefined && <a href={page}>Open full screen</a>}
        </p>
        <noscript>
          <p>{otherwise}</p>
        </noscript>
      </div>
    </div>
  );
}
