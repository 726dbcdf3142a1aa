import { runIn } from './support/run-in.ts';

runIn('Firefox');
