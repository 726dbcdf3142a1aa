import { runIn } from './run-in.ts';

runIn('Chromium');
