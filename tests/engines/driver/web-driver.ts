/** Keys without a character, by their names in the DOM. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\ue003',
  Tab: '\ue004',
  Enter: '\ue007',
  Shift: '\ue008',
  Control: '\ue009',
  Alt: '\ue00a',
  Escape: '\ue00c',
  PageUp: '\ue00e',
  PageDown: '\ue00f',
  End: '\ue010',
  Home: '\ue011',
  ArrowLeft: '\ue012',
  ArrowUp: '\ue013',
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
  Delete: '\ue017',
  Meta: '\ue03d',
};

function keyOf(name: string): string {
  const key = name.length === 1 ? name : KEYS[name];
  if (key === undefined) throw new Error(`no key is called ${name}`);
  return key;
}

/** A session of a WebDriver server, with the commands that the tests need. @see https://www.w3.org/TR/webdriver2/ */
export class WebDriver {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  /** Starts a browser. @param server `http://127.0.0.1:4444` */
  static async start(server: string, capabilities: object): Promise<WebDriver> {
    const url = `${server}/session`;
    const { sessionId } = await command<{ sessionId: string }>('POST', url, {
      capabilities: { alwaysMatch: capabilities },
    });
    return new WebDriver(`${url}/${sessionId}`);
  }

  #post = (path: string, body: object = {}) => command<unknown>('POST', `${this.#url}/${path}`, body);

  async get(url: string): Promise<void> {
    await this.#post('url', { url });
  }

  async back(): Promise<void> {
    await this.#post('back');
  }

  /** Runs a function on the page, or in the current frame, and waits for its promise. */
  async run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const body = { script: `return (${script}).apply(null, arguments);`, args };
    return (await this.#post('execute/sync', body)) as Awaited<Result>;
  }

  /** The server scrolls to the element, and refuses if something covers its center. */
  async click(css: string): Promise<void> {
    const found = await this.#post('element', { using: 'css selector', value: css });
    const [element] = Object.values(found as Record<string, string>);
    await this.#post(`element/${element}/click`);
  }

  /** Presses keys one after the other, and releases each before the next. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#act({ type: 'key', id: 'keyboard', actions });
  }

  /** Presses keys together. */
  async press(names: readonly string[]): Promise<void> {
    const keys = names.map(keyOf);
    const actions = [
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
    await this.#act({ type: 'key', id: 'keyboard', actions });
  }

  #act = (device: object) => this.#post('actions', { actions: [device] });

  async resize(width: number, height: number): Promise<void> {
    await this.#post('window/rect', { x: 0, y: 0, width, height });
  }

  async deleteCookies(): Promise<void> {
    await command('DELETE', `${this.#url}/cookie`);
  }

  async screenshot(): Promise<Uint8Array> {
    return Buffer.from(await command<string>('GET', `${this.#url}/screenshot`), 'base64');
  }

  async quit(): Promise<void> {
    await command('DELETE', this.#url);
  }
}

/** @throws Error with the server's message */
async function command<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
