/**
 * Served as the service worker of a site without `offline.pages`. Pages don't register it, but browsers with an earlier
 * worker request it on the next visit. It deletes everything that the earlier worker stored, and unregisters itself.
 */
import { base } from 'virtual:service-worker';
import { prefixOf } from './names.ts';

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  skipWaiting(): Promise<void>;
  registration: { unregister(): Promise<boolean> };
}
const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

async function end(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefixOf(base)));
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}

worker.addEventListener('activate', (event) => event.waitUntil(end()));
