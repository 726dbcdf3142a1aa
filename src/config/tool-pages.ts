/** The tools that can have their own page, by the last segment of its address. */
export const TOOL_IDS = ['inspect', 'sign', 'certificate', 'trust'] as const;

export type ToolId = (typeof TOOL_IDS)[number];

/** The page that lists the tools; their pages are below it. */
export const TOOLS_ADDRESS = '/tools';

export const toolAddress = (id: ToolId): string => `${TOOLS_ADDRESS}/${id}`;
