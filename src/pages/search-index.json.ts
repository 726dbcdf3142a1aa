import { indexFiles } from '../features/search/records.ts';

export const GET = async () => Response.json((await indexFiles()).manifest);
