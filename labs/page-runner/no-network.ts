/** Messages about unreachable hosts, which say nothing about what readers get. */
export const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|NewConnectionError|[Cc]ould not resolve|getaddrinfo|Failed to connect|CONNECT tunnel failed|error sending request|SELF_SIGNED_CERT_IN_CHAIN/;
