/** A file's contents as delivered by a script: text, or bytes as base64. */
export interface ScriptFile {
  type: string;
  text?: string;
  base64?: string;
}

/** The function that a file's script calls: `offlineFile('data/x.json', { … })`. */
export const REGISTER = 'offlineFile';
/** The folder that contains a script for each file. */
export const FOLDER = '_offline/files/';

/** The address of the script for a file, with `#` and `?` in its name encoded. */
export const scriptOf = (root: string, file: string): string =>
  `${root}${FOLDER}${file.split('/').map(encodeURIComponent).join('/')}.js`;

/** Files whose scripts ran before they were requested, such as the worker's. */
const early = new Map<string, ScriptFile>();
const waiting = new Map<string, (file: ScriptFile) => void>();

/** A file that's already loaded. */
export const earlyFile = (path: string): ScriptFile | undefined => early.get(path);

/** Lets scripts deliver files. */
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
 * Returns a file of the copy. Pages opened from a folder can't fetch files, but they can load scripts.
 * @throws TypeError, like `fetch`, if the copy doesn't contain it
 */
export function loadFile(root: string, path: string): Promise<ScriptFile> {
  return new Promise((done, failed) => {
    const script = document.createElement('script');
    // Release both references: the SDK's WebAssembly is 11 MB as text.
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

/** Returns the bytes of a file. */
export function bytesOf({ text, base64 = '' }: ScriptFile): Uint8Array<ArrayBuffer> {
  if (text !== undefined) return new TextEncoder().encode(text);
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
