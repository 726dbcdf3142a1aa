import type { Named } from '../../layout/data.ts';
import './StartHere.css';
import { type Condition, FIRST_ANSWERS, QUESTIONS } from './questions.ts';
import { STEPS } from './steps.ts';

/** `{ does: ['read'] }` as `data-does="read"`, which StartHere.css compares with the chosen answers. */
const conditionAttributes = (condition: Condition): Record<`data-${string}`, string> =>
  Object.fromEntries(Object.entries(condition).map(([id, values]) => [`data-${id}`, values.join(' ')]));

/**
 * Up to six questions, and the pages to read for the reader's answers, in order. All pages are in the document, and
 * the stylesheet hides those that the answers exclude, so this works without JavaScript.
 */
export function StartHere({
  pages,
  href,
}: {
  pages: ReadonlyMap<string, Named>;
  href: (address: string) => string;
}) {
  return (
    <div className="start-here">
      <div className="start-questions">
        {QUESTIONS.map(({ id, text, answers, when }) => (
          <fieldset key={id} {...conditionAttributes(when ?? {})}>
            <legend>{text}</legend>
            {answers.map(({ value, label }) => (
              <label key={value}>
                <input type="radio" name={id} value={value} defaultChecked={value === FIRST_ANSWERS[id]} />
                {label}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <div className="start-way">
        <h3>Read in this order</h3>
        <ol>
          {STEPS.flatMap(({ address, when }) => {
            const page = pages.get(address);
            return page
              ? [
                  <li key={address} {...conditionAttributes(when)}>
                    <a href={href(address)}>{page.label}</a>
                  </li>,
                ]
              : [];
          })}
        </ol>
      </div>
    </div>
  );
}
