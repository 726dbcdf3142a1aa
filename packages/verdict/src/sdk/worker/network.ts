/** Maximum size in bytes of a manifest store or DID document from a host. */
const MAX_ANSWER_BYTES = 50_000_000;
/**
 * Responses cached for the worker's lifetime, so that reading a file again, for example with other trust settings,
 * doesn't contact a host twice.
 */
const MAX_CACHED = 20;

/** Everything in a worker besides `fetch` that could contact a host. */
const OTHER_WAYS = [
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'RTCPeerConnection',
  'importScripts',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
];

interface CachedAnswer {
  bytes: ArrayBuffer;
  type: string;
}

async function bytesOf(response: Response): Promise<ArrayBuffer> {
  let size = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > MAX_ANSWER_BYTES) controller.error(new Error(`more than ${MAX_ANSWER_BYTES} bytes`));
      else controller.enqueue(chunk);
    },
  });
  return await new Response(response.body?.pipeThrough(limit)).arrayBuffer();
}

/**
 * Removes network access from a worker scope. WebAssembly contacts hosts only through functions of its scope, so this
 * holds no matter how the SDK handles its settings, or how a file manipulates the SDK.
 * @returns allows requests to these origins, such as `https://example.org`, until the next call. Only GET requests
 * without cookies, referrer, redirects, or headers other than `Accept` are allowed.
 */
export function guardNetwork(
  scope: typeof globalThis & { fetch: typeof fetch },
): (origins: readonly string[]) => void {
  const send = scope.fetch.bind(scope);
  const answers = new Map<string, CachedAnswer>();
  let allowed: ReadonlySet<string> = new Set();

  const guarded = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { href, origin } = new URL(request.url);
    if (request.method !== 'GET' || !allowed.has(origin)) throw new TypeError(`not allowed: ${origin}`);
    let answer = answers.get(href);
    if (!answer) {
      const response = await send(href, {
        headers: { Accept: request.headers.get('Accept') ?? '*/*' },
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'error',
      });
      if (!response.ok) return response;
      answer = { bytes: await bytesOf(response), type: response.headers.get('Content-Type') ?? '' };
      if (answers.size < MAX_CACHED) answers.set(href, answer);
    }
    const response = new Response(answer.bytes.slice(0), { headers: { 'Content-Type': answer.type } });
    // The SDK panics if a response doesn't have the URL that it came from.
    return Object.defineProperty(response, 'url', { value: href });
  };

  const fix = (name: string, value: unknown) =>
    Object.defineProperty(scope, name, { value, writable: false, configurable: false });
  fix('fetch', guarded);
  for (const name of OTHER_WAYS) if (name in scope) fix(name, undefined);
  return (origins) => {
    allowed = new Set(origins);
  };
}
