import { z } from 'zod';
import { httpsUrl, text } from './links.ts';
import { rule } from './rule.ts';

/** The site's public repository, for "Edit this page". */
export const repository = z.strictObject({
  /** Address of the repository's page. */
  url: httpsUrl,
  /** Branch that readers edit. Default: `main`. */
  branch: text.default('main'),
  /**
   * What follows the address in an edit link. Default: `edit/{branch}/{path}` (GitHub); for GitLab, use
   * `-/edit/{branch}/{path}`.
   */
  editPath: text
    .check(
      rule((value) =>
        value.includes('{path}')
          ? undefined
          : 'add `{path}`, which stands for the file: `edit/{branch}/{path}`',
      ),
    )
    .default('edit/{branch}/{path}'),
});
export type Repository = z.output<typeof repository>;

/** Address for reporting a problem; `{title}` and `{body}` are replaced, the second only if it's there. */
export const issueUrl = httpsUrl.check(
  rule((value) =>
    value.includes('{title}')
      ? undefined
      : 'it needs `{title}`, such as `https://github.com/owner/name/issues/new?title={title}&body={body}`',
  ),
);

/** Where GitHub takes reports for a repository; undefined for another host, which has its own form. */
export const issuesOf = ({ url }: Repository): string | undefined =>
  new URL(url).hostname === 'github.com'
    ? `${url.replace(/\/$/, '')}/issues/new?title={title}&body={body}`
    : undefined;

/** Address where a reader can edit a file; `file` is relative to the repository's root, with `/`. */
export function editUrl(repo: Repository, file: string): string {
  const path = file.split('/').map(encodeURIComponent).join('/');
  const place = repo.editPath.replaceAll('{branch}', repo.branch).replaceAll('{path}', path);
  return `${repo.url.replace(/\/$/, '')}/${place.replace(/^\//, '')}`;
}
