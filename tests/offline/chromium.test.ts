import { runIn } from './support/run-in.ts';

runIn('Chromium');
