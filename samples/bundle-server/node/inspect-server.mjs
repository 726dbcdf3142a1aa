// Returns the validation state of an image that's posted to it.
// Usage: PORT=3000 node inspect-server.mjs       curl --data-binary @signed.jpg -H 'Content-Type: image/jpeg' localhost:3000
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Reader } from '@contentauth/c2pa-node';

const settings = { verify: { remote_manifest_fetch: false } }; // a file can't cause requests

createServer(async (request, response) => {
  try {
    const asset = { buffer: await buffer(request), mimeType: request.headers['content-type'] };
    const reader = await Reader.fromAsset(asset, settings);
    response.end(`${reader?.json().validation_state ?? 'no Content Credentials'}\n`);
  } catch (error) {
    response.writeHead(422).end(`${error.message.split('\n')[0]}\n`);
  }
}).listen(process.env.PORT ?? 3000, '127.0.0.1', () => console.log('listening'));
