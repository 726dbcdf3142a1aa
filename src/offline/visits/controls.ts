import type { ToolsAnswer, ToVisits } from './names.ts';
import { areToolsStored, visitedCount } from './visited.ts';

const REASONS = {
  full: 'This device doesn’t have enough space, so the tools weren’t kept.',
  network: 'The download failed, so the tools weren’t kept. Try again when you’re online.',
};

/** Sends the worker a request and waits for its reply. */
async function ask(message: ToVisits): Promise<ToolsAnswer> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.addEventListener('message', ({ data }: MessageEvent<ToolsAnswer>) => done(data));
    port1.start();
    active?.postMessage(message, [port2]);
  });
}

const countOf = (pages: number) => `${pages} ${pages === 1 ? 'page is' : 'pages are'} kept on this device.`;

/** Shows how much is stored, and the button for the tools if the site offers them. */
export async function start(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-offline-use]:not([data-started])');
  if (!place) return;
  place.dataset.started = '';
  const status = Object.assign(document.createElement('p'), { role: 'status' });
  place.append(status);
  status.textContent = countOf(await visitedCount());
  if (place.dataset.offlineUse !== 'ask') return;

  let isStored = await areToolsStored();
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'button' });
  const show = () => {
    button.textContent = isStored
      ? 'Remove the tools from this device'
      : 'Keep the tools on this device (3 MB)';
    button.disabled = false;
  };
  button.addEventListener('click', async () => {
    button.disabled = true;
    status.textContent = isStored ? 'Removing the tools …' : 'Downloading the tools …';
    const answer = await ask({ type: isStored ? 'remove-tools' : 'keep-tools' });
    isStored = answer.isStored;
    const sentence = isStored
      ? 'The tools are kept on this device.'
      : 'The tools aren’t kept on this device.';
    status.textContent = answer.reason ? REASONS[answer.reason] : sentence;
    show();
  });
  show();
  const line = document.createElement('p');
  line.append(button);
  place.append(line);
}
