import { LANGUAGE_TASKS } from './languages.ts';

/** Whether the page of an address exists; the section in it doesn't matter. */
type Known = (address: string) => boolean;

/** One card per language, with links to its first tasks. */
export function LanguageList({ known, href }: { known: Known; href: (address: string) => string }) {
  return (
    <ul className="landing-languages">
      {LANGUAGE_TASKS.filter(({ address }) => known(address)).map(({ name, packageName, address, tasks }) => (
        <li key={name}>
          <h3>
            <a href={href(address)}>{name}</a>
          </h3>
          {packageName && <code>{packageName}</code>}
          <ul className="entries">
            {tasks
              .filter((task) => known(task.address))
              .map((task) => (
                <li key={task.address}>
                  {/* The same words stand in every card, so a list of links needs the language too. */}
                  <a href={href(task.address)} aria-label={`${task.label}: ${name}`}>
                    {task.label}
                  </a>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
