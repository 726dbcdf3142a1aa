import { defineConfig } from 'vite';

export default defineConfig({
  base: './', // relative addresses: the built folder works under any path of any server
});
