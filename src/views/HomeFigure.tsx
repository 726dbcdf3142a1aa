/** The idea in one drawing: an image, its Content Credentials, and the state of the signature. */
export function HomeFigure() {
  return (
    <svg
      className="home-figure"
      viewBox="0 0 440 380"
      role="img"
      aria-label="An image with its Content Credentials: made with a camera, cropped, color adjusted, one ingredient, valid signature, trusted signer."
    >
      <rect className="f-photo" x="30" y="24" width="250" height="190" rx="14" />
      <path
        className="f-hill"
        d="M30 172 96 112l52 46 46-36 86 62v16a14 14 0 0 1-14 14H44a14 14 0 0 1-14-14z"
      />
      <circle className="f-sun" cx="222" cy="76" r="22" />
      <path
        className="f-pin"
        d="M52 44h34a12 12 0 0 1 12 12v22a12 12 0 0 1-12 12H62L48 104V56a12 12 0 0 1 4-12z"
      />
      <path className="f-check" d="m61 68 8 8 15-17" />
      <path className="f-thread" d="M155 214v30M155 244H96v16M155 244h60v16" />
      <g className="f-card">
        <rect x="196" y="128" width="218" height="224" rx="14" />
        <text className="f-title" x="220" y="164">
          Content Credentials
        </text>
        <path d="M220 182h170" />
        <text x="220" y="210">
          Made with a camera
        </text>
        <text x="220" y="238">
          Cropped, color adjusted
        </text>
        <text x="220" y="266">
          1 ingredient
        </text>
        <path d="M220 284h170" />
        <text className="f-mono" x="220" y="314">
          signature: valid
        </text>
        <text className="f-mono" x="220" y="334">
          signer: trusted
        </text>
      </g>
      <g className="f-node">
        <rect x="52" y="260" width="88" height="40" rx="9" />
        <text x="96" y="285" textAnchor="middle">
          claim
        </text>
      </g>
    </svg>
  );
}
