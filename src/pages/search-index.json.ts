import { searchFiles } from './_search-files.ts';

export const GET = async () => Response.json((await searchFiles()).manifest);
