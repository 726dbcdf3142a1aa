import { z } from 'zod';

/** The tools that can have a page of their own, by the last part of its address. */
export const TOOL_IDS = ['inspect', 'sign', 'certificate'] as const;

export type ToolId = (typeof TOOL_IDS)[number];

/** Below it are the pages of the tools; it lists them. */
export const TOOLS_ADDRESS = '/tools';

export const toolAddress = (id: ToolId): string => `${TOOLS_ADDRESS}/${id}`;

export const toolPages = z.array(z.enum(TOOL_IDS)).default([]);
