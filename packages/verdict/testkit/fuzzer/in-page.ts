/** The result for one file. */
export interface Outcome {
  /** The heading that the inspector shows. */
  heading: string;
  /** What it says about the signature. */
  sentence: string;
  /** Results that must never occur; empty if all is well. */
  wrong: string;
  milliseconds: number;
}

/** Runs on the page: passes files to the inspector one after the other, as a reader would. */
export async function inspectAll(files: Array<{ name: string; base64: string }>): Promise<Outcome[]> {
  const until = async (isThere: () => boolean, limit: number) => {
    const end = performance.now() + limit;
    while (!isThere()) {
      if (performance.now() > end) return false;
      await new Promise((done) => setTimeout(done, 4));
    }
    return true;
  };
  const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector);
  const outcomes: Outcome[] = [];
  for (const { name, base64 } of files) {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const input = find<HTMLInputElement>('.drop-panel input[type=file]');
    if (!input) throw new Error('the inspector takes no more files');
    const data = new DataTransfer();
    data.items.add(new File([bytes], name));
    input.files = data.files;
    const start = performance.now();
    input.dispatchEvent(new Event('change', { bubbles: true }));
    const answered = await until(() => find('.verdict, .outcome') !== null, 60_000);
    const harmed =
      'harmed' in window || find('.inspector :is(script, iframe, object, [onerror], img[src="x"])') !== null;
    const wrong = !answered
      ? 'no answer'
      : harmed
        ? 'markup of the file is in the page'
        : find('.failure')
          ? `the tool crashed: ${find('.failure')?.textContent}`
          : '';
    outcomes.push({
      heading: find('.verdict .verdict-state, .outcome h3')?.textContent ?? '',
      sentence: find('.card-panel dd')?.textContent ?? '',
      wrong,
      milliseconds: performance.now() - start,
    });
    if (wrong) break;
    const again = [...document.querySelectorAll<HTMLButtonElement>('.file-bar button')].find(
      ({ textContent }) => textContent === 'Inspect another file',
    );
    again?.click();
    if (!(await until(() => find('.drop-panel') !== null, 5000)))
      throw new Error(`after ${name} no other file can be chosen`);
  }
  return outcomes;
}
