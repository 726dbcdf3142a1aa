import { createServer } from 'node:http';

/** Reloads the page as soon as the server responds again, whatever the response. */
const AGAIN = `setInterval(() => fetch(location.href).then((r) => r.headers.has('x-not-started') || location.reload(), () => {}), 500)`;

/** Responds to every request with a page that shows why the dev server couldn't start. */
export function serveError(message: string, port: number, host = 'localhost'): void {
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>The site has an error</title>
<body style="font: 1rem/1.5 system-ui; max-width: 60rem; margin: 3rem auto; padding: 0 1rem">
<h1>The site has an error</h1><p>Fix it, and this page loads again.</p>
<pre style="white-space: pre-wrap">${text}</pre><script>${AGAIN}</script></body></html>`;
  createServer((_request, response) => {
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'X-Not-Started': '1' });
    response.end(html);
  }).listen(port, host);
}
