import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React and Astro write HTML, which reads names without case and takes all these forms as one:
    // popoverTarget and dateTime, <img/>, hidden="" and open="".
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // HTML allows any sign but white space, and `Manifest.title` is the address of a property.
    'valid-id': ['error', { relaxed: true }],
    // Our own files need no second proof that they are ours; what comes from elsewhere does.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The limit of 70 is for the page's own title; head.test.ts checks that, the site's name not counted.
    'long-title': 'off',
  },
});
