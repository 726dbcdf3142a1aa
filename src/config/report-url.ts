/**
 * The address that starts a report: `issueUrl` with its placeholders filled in.
 * @param body what the report starts with; left out if the address has no `{body}`
 */
export function reportUrl(issueUrl: string, title: string, body = ''): string {
  const values: Record<string, string> = { title, body };
  return issueUrl.replace(/\{(title|body)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
