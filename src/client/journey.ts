import href from './journey.css?url';

/** Lets the picture on the home page move. Without script, it shows its end, and its styles don't delay the first frame. */
export function start(): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
