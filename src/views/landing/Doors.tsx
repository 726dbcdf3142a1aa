import './Doors.css';
import { DOORS } from './doors.ts';

interface DoorsProps {
  known: (address: string) => boolean;
  href: (address: string) => string;
}

/** The ways into the docs, as large cards with a drawing each. */
export function Doors({ known, href }: DoorsProps) {
  return (
    <ul className="doors">
      {DOORS.filter(({ address }) => known(address)).map(({ title, text, address, drawing, links }) => (
        <li key={address}>
          {/* The sheet that a file is in all drawings. */}
          <svg viewBox="0 0 72 56" width="72" height="56" aria-hidden="true">
            <path d="M10 4h26l12 12v36H10zM36 4v12h12" />
            <path d={drawing} />
          </svg>
          <h2>
            <a href={href(address)}>{title}</a>
          </h2>
          <p>{text}</p>
          <ul>
            {links
              .filter((link) => known(link.address))
              .map((link) => (
                <li key={link.address}>
                  <a href={href(link.address)}>{link.label}</a>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
