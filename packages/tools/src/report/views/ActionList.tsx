import type { ActionView } from '@content-credentials/verdict/report/actions';
import { CodeName } from '../../shared/CodeName.tsx';
import { ShowText } from '../../shared/ShowText.tsx';
import { WebLink } from '../../shared/WebLink.tsx';
import { When } from './When.tsx';

/** The maximum number shown; the full report has the rest. */
const ACTIONS_SHOWN = 100;

/** The actions, in order. */
export function ActionList({ actions }: { actions: readonly ActionView[] }) {
  return (
    <section className="panel-part">
      <h5>Actions</h5>
      {actions.length === 0 ? (
        <p>No actions are recorded.</p>
      ) : (
        <ol className="action-list">
          {actions.slice(0, ACTIONS_SHOWN).map((action, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: actions can only be identified by their order
            <Action action={action} key={index} />
          ))}
        </ol>
      )}
      {actions.length > ACTIONS_SHOWN && (
        <p>And {actions.length - ACTIONS_SHOWN} more, in the full report.</p>
      )}
    </section>
  );
}

function Action({ action }: { action: ActionView }) {
  const { words, when, agent, description, reason, source, ingredients } = action;
  return (
    <li>
      <p>
        <strong>{words ?? 'Another action'}</strong> <CodeName limit={80}>{action.action}</CodeName>
      </p>
      {when && (
        <p>
          <When time={when} />
        </p>
      )}
      {source && <p>Source: {source.words ?? <WebLink address={source.address} />}</p>}
      {ingredients.length > 0 && (
        <p>
          With: <ShowText limit={160}>{ingredients.join(', ')}</ShowText>
        </p>
      )}
      {description && (
        <p>
          “<ShowText>{description}</ShowText>”
        </p>
      )}
      {(agent || reason) && (
        <p className="action-how">
          {agent && (
            <span>
              by <ShowText limit={100}>{agent}</ShowText>
            </span>
          )}
          {reason && (
            <span>
              reason: <ShowText limit={100}>{reason}</ShowText>
            </span>
          )}
        </p>
      )}
    </li>
  );
}
