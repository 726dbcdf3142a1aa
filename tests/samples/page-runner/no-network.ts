/** Messages about unreachable hosts, which say nothing about what readers get. */
export const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|NewConnectionError|[Cc]ould not resolve|getaddrinfo|Failed to connect|CONNECT tunnel failed|error sending request|SELF_SIGNED_CERT_IN_CHAIN/;

/** Where a message names the host. */
const HOST =
  /(?:[Cc]ould not resolve host: |getaddrinfo \w+ |request to https?:\/\/|Failed to connect to |host=')([\w.-]+)/;

/** Why a command couldn't be run, for the summary of a test; undefined if its message says nothing about the network. */
export function unreachable(stderr: string): string | undefined {
  if (!NO_NETWORK.test(stderr)) return undefined;
  const [, host = 'a host that it downloads from'] = HOST.exec(stderr) ?? [];
  return `${host} can't be reached from here`;
}
