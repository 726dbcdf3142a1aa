import { delimiter } from 'node:path';

/** An installed tool: everything a command needs to find it. */
export interface Place {
  /** Variables for the command; PATH is complete. */
  env: NodeJS.ProcessEnv;
  /** A `node_modules` folder that a Node.js program resolves packages from. */
  modules?: string;
  /** Python with the packages. */
  python?: string;
}

/** Why a tool wasn't run here. */
export interface NotRun {
  reason: string;
}

/** PATH with a folder put first. */
export const pathWith = (folder: string): NodeJS.ProcessEnv => ({
  PATH: [folder, process.env.PATH].join(delimiter),
});
