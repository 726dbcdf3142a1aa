/**
 * The first script of each page in an offline copy. Browsers give each page opened from a folder its own origin, so it
 * can't fetch, start workers from files, or load modules. This script replaces those features for the copy's files, so
 * that the same code runs as on the online site, which doesn't include this script.
 */
import { base, pages } from 'virtual:offline-copy';
import { bytesOf, earlyFile, loadFile, takeFiles } from './files.ts';
import { fileAt, localAddress } from './local-address.ts';

const script = document.currentScript as HTMLScriptElement;
const copy = { base, root: new URL('..', script.src).href, pages: new Set(pages) };
const local = (address: string) => localAddress(address, copy);

/** Concurrent requests for the same file load its script once. */
const loading = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
const types = new Map<string, string>();

function contentOf(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const known = loading.get(path);
  if (known) return known;
  const content = loadFile(copy.root, path).then((file) => {
    types.set(path, file.type);
    return bytesOf(file);
  });
  loading.set(path, content);
  const forget = () => loading.delete(path);
  content.then(forget, forget);
  return content;
}

function replaceFetch(): void {
  const send = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), document.baseURI);
    if (url.protocol !== 'file:') return send(input, init);
    const path = fileAt(url, copy);
    if (path === undefined) throw new TypeError(`${url.href} isn’t part of this copy of the site.`);
    const bytes = await contentOf(path);
    init?.signal?.throwIfAborted();
    return new Response(bytes, { headers: { 'Content-Type': types.get(path) ?? '' } });
  };
}

/** Starts a worker from its text instead of its file. */
function replaceWorker(): void {
  const addresses = new Map<string, string>();
  const addressOf = (given: string | URL): string | undefined => {
    const path = fileAt(new URL(given, document.baseURI), copy) ?? '';
    const file = earlyFile(path);
    if (!file) return undefined;
    const known = addresses.get(path);
    const address = known ?? URL.createObjectURL(new Blob([bytesOf(file)], { type: file.type }));
    addresses.set(path, address);
    return address;
  };
  const Native = globalThis.Worker;
  globalThis.Worker = class extends Native {
    constructor(given: string | URL, options?: WorkerOptions) {
      const address = addressOf(given);
      // The copy's workers are bundled, and aren't modules.
      super(address ?? given, address === undefined ? options : undefined);
    }
  };
}

const ADDRESSES = new Set(['href', 'src', 'poster', 'action']);

/** Makes addresses that scripts set point into the copy. React sets attributes; our own code sets properties. */
function replaceAddresses(): void {
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function set(name: string, value: string) {
    setAttribute.call(this, name, ADDRESSES.has(name) ? local(String(value)) : value);
  };
  const properties = [
    [HTMLAnchorElement.prototype, 'href'],
    [HTMLLinkElement.prototype, 'href'],
    [HTMLImageElement.prototype, 'src'],
  ] as const;
  for (const [prototype, name] of properties) {
    const property = Object.getOwnPropertyDescriptor(prototype, name);
    if (!property?.set) continue;
    const { set } = property;
    Object.defineProperty(prototype, name, {
      ...property,
      set(this: Element, value: string) {
        set.call(this, local(String(value)));
      },
    });
  }
}

takeFiles();
replaceFetch();
replaceWorker();
replaceAddresses();
// Where the search finds its index. No link starts with it, so nothing is prefetched.
document.documentElement.dataset.base = copy.root;
// Links load full pages, as in browsers without this API.
Reflect.deleteProperty(globalThis, 'navigation');
