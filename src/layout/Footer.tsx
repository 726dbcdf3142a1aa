import { site } from 'virtual:site';
import { href } from '../ui/href.ts';

/** Partners, links, legal links, and copyright, at the end of every page. */
export function Footer() {
  const { logos, columns, links, copyright } = site.footer;
  return (
    <footer className="footer" id="footer">
      <div className="footer-inner">
        {logos.length > 0 && (
          <div className="footer-logos">
            {logos.map(({ src, alt, width, height, href: to }) => (
              <a key={to} href={href(to)}>
                {src ? <img src={href(src)} alt={alt} width={width} height={height} loading="lazy" /> : alt}
              </a>
            ))}
          </div>
        )}
        {columns.map(({ title, items }) => (
          <div key={title}>
            <p className="footer-title">{title}</p>
            <ul>
              {items.map(({ label, href: to }) => (
                <li key={label}>
                  <a href={href(to)}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="footer-legal">
        {copyright && <p>{copyright}</p>}
        <ul>
          {site.chatUrl && (
            <li>
              <a href={site.chatUrl}>Community chat</a>
            </li>
          )}
          {links.map(({ label, href: to }) => (
            <li key={label}>
              <a href={href(to)}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
