/**
 * What a site without `offline.pages` serves as its service worker. No page asks for it; browsers that have an earlier
 * worker do, on the next visit. It deletes what that one kept, and itself.
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
