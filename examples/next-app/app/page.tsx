'use client';
import { type FormEvent, useState } from 'react';
import { Credentials } from './credentials';

export default function Page() {
  const [result, setResult] = useState('');

  async function upload(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    const response = await fetch('/api/credentials', { method: 'POST', body });
    setResult(JSON.stringify(await response.json(), null, 2));
  }

  return (
    <main>
      <h1>Content Credentials</h1>
      {/* biome-ignore lint/performance/noImgElement: next/image re-encodes the image and drops its Content Credentials */}
      <img src="/created.jpg" alt="Hills in the evening" width={480} />
      <Credentials src="/created.jpg" />
      <form onSubmit={upload}>
        <label>
          Image <input type="file" name="file" required />
        </label>
        <button type="submit">Ask the server</button>
      </form>
      <pre role="status">{result}</pre>
    </main>
  );
}
