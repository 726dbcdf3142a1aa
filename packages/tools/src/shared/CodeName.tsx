import { CodeText } from '../ui/InlineCode.tsx';
import { ShowText, type ShowTextProps } from './ShowText.tsx';

/** The form of status codes, labels, and actions. */
const NAME = /^[\w.-]{1,80}$/;

/** Such names, each with its number if there are several, separated by commas. */
const NAMES = /^[\w.-]{1,80}(?: × \d+)?(?:, [\w.-]{1,80}(?: × \d+)?){0,40}$/;

/** Text from a file that can be a list of names, which wrap like code. */
export const NameText = ({ children, ...how }: ShowTextProps) =>
  children.length <= 200 && NAMES.test(children) ? (
    <CodeText text={children} />
  ) : (
    <ShowText {...how}>{children}</ShowText>
  );

/** A status code, label, or action from a file. It wraps after a dot or before a capital, never in the middle of a word. */
export const CodeName = ({ children, ...how }: ShowTextProps) => (
  <code>{NAME.test(children) ? <CodeText text={children} /> : <ShowText {...how}>{children}</ShowText>}</code>
);
