import { TRUST_OPTIONS } from '../trust.ts';

/** Who publishes the lists, under which license, and in which version. */
export function ListCredits() {
  const lists = TRUST_OPTIONS.flatMap(({ list }) =>
    list?.license ? [{ ...list, license: list.license }] : [],
  );
  if (lists.length === 0) return null;
  return (
    <div className="trust-credits">
      {lists.map(({ id, license, source: { url, commit } }) => (
        <p key={id}>
          {license.credit} License:{' '}
          <a href={license.url} rel="noopener license">
            {license.name}
          </a>
          . Source:{' '}
          <a href={url} rel="noopener">
            {new URL(url).pathname.split('/').at(-1)}
          </a>
          {commit && <>, commit {commit.slice(0, 10)}</>}.
        </p>
      ))}
    </div>
  );
}
