/** Converts an origin into a host for the client: `https://search.example.org`, `http://127.0.0.1:8080`. */
export function hostOf(origin: string) {
  const { protocol, hostname, port } = new URL(origin);
  return {
    url: hostname,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    accept: 'readWrite' as const,
    ...(port && { port: Number(port) }),
  };
}
