/** A file as a script brings it: text, or bytes as base64. */
export interface ScriptFile {
  type: string;
  text?: string;
  base64?: string;
}

/** What a file's script calls: `offlineFile('data/x.json', { … })`. */
export const REGISTER = 'offlineFile';
/** Below it is, for each file, a script with its contents. */
export const FOLDER = '_offline/files/';

/** The address of the script that brings a file, with `#` and `?` of its name encoded. */
export const scriptOf = (root: string, file: string): string =>
  `${root}${FOLDER}${file.split('/').map(encodeURIComponent).join('/')}.js`;

/** Those that scripts brought before anything asked, such as the worker. */
const early = new Map<string, ScriptFile>();
const waiting = new Map<string, (file: ScriptFile) => void>();

/** A file that is there already. */
export const earlyFile = (path: string): ScriptFile | undefined => early.get(path);

/** Lets scripts bring files. */
export function takeFiles(): void {
  Object.assign(globalThis, {
    [REGISTER]: (path: string, file: ScriptFile) => {
      const take = waiting.get(path);
      if (take) take(file);
      else early.set(path, file);
    },
  });
}

/**
 * A file of the copy. Pages opened from a folder can't fetch; they can load scripts.
 * @throws TypeError, as `fetch` does, if the copy doesn't have it
 */
export function loadFile(root: string, path: string): Promise<ScriptFile> {
  return new Promise((done, failed) => {
    const script = document.createElement('script');
    // Both have to be forgotten: the SDK's WebAssembly has 11 MB as text.
    const end = () => {
      waiting.delete(path);
      script.remove();
    };
    waiting.set(path, (file) => {
      end();
      done(file);
    });
    script.addEventListener('error', () => {
      end();
      failed(new TypeError(`This copy of the site doesn’t contain ${path}.`));
    });
    script.src = scriptOf(root, path);
    document.head.append(script);
  });
}

/** The bytes of a file. */
export function bytesOf({ text, base64 = '' }: ScriptFile): Uint8Array<ArrayBuffer> {
  if (text !== undefined) return new TextEncoder().encode(text);
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
