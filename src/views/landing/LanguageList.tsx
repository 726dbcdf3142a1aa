import '../languages.css';
import { LANGUAGE_TASKS } from './languages.ts';

/** Whether an address's page exists, regardless of the section. */
type Known = (address: string) => boolean;

/** The languages on the home page, each with links to its first tasks. */
export function LanguageList({ known, href }: { known: Known; href: (address: string) => string }) {
  return (
    <ul className="languages">
      {LANGUAGE_TASKS.filter(({ address }) => known(address)).map(({ name, packageName, address, tasks }) => (
        <li key={name}>
          <strong>
            <a href={href(address)}>{name}</a>
          </strong>
          <code>{packageName}</code>
          <span>
            {tasks
              .filter((task) => known(task.address))
              .map((task) => (
                // Every language has the same link texts, so in a list of links, they need the language's name.
                <a key={task.address} href={href(task.address)} aria-label={`${task.label}: ${name}`}>
                  {task.label}
                </a>
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
