import type { RuleColumns } from '../content/data/certificate-rules.ts';
import { Line } from './Line.tsx';

/** The certificate profile, from data/certificate-rules.json: one view of its rows. */
export function CertificateRules({ columns, rows }: RuleColumns) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, so it must be reachable by keyboard
    <div className="table-scroll" tabIndex={0} role="group" aria-label="Certificate rules">
      <table>
        <thead>
          <tr>
            {columns.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={columns[index]}>
                  <Line text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same for the Markdown twin of a page. */
export function certificateRulesMarkdown({ columns, rows }: RuleColumns): string {
  return [columns, columns.map(() => '---'), ...rows.map(({ cells }) => cells)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
