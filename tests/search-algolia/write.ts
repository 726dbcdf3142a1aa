import type { Stored } from './query.ts';

/** The contents of a write request. */
export interface Written {
  operation?: string;
  destination?: string;
  requests?: Array<{ action: string; body: Stored }>;
}

interface Store {
  indices: Map<string, Map<string, Stored>>;
  writes: string[];
}

/**
 * Carries out a write. @param what method and path: `POST /1/indexes/docs/batch`
 * @returns status and response
 */
export function write({ indices, writes }: Store, what: string, body: Written): [number, object] {
  const [, method, name = '', part] = /^(\w+) \/1\/indexes\/([^/]+)(?:\/(\w+))?/.exec(what) ?? [];
  const index = indices.get(name) ?? new Map<string, Stored>();
  const done = { taskID: writes.length + 1, updatedAt: '2026-01-01T00:00:00Z' };
  if (part === 'task') return [200, { status: 'published', pendingTask: false }];
  if (part === 'settings' && method === 'PUT') {
    indices.set(name, index);
    writes.push(`settings ${name}`);
    return [200, done];
  }
  if (part === 'operation' && body.destination) {
    writes.push(`${body.operation} ${name} ${body.destination}`);
    if (body.operation === 'move') {
      indices.set(body.destination, index);
      indices.delete(name);
    }
    return [200, done];
  }
  if (part === 'batch') {
    const objects = body.requests?.map((one) => one.body) ?? [];
    writes.push(`batch ${name} ${objects.length}`);
    for (const object of objects) index.set(object.objectID, object);
    indices.set(name, index);
    return [200, { ...done, objectIDs: objects.map(({ objectID }) => objectID) }];
  }
  return [404, { message: `no such method: ${what}`, status: 404 }];
}
