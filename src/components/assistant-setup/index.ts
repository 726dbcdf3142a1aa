import { z } from 'zod';
import { absoluteUrl, hrefOf } from '../../config/address.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { highlightLines } from '../../content/markdown/highlight.ts';
import { CodeTabs } from '../../ui/CodeTabs.tsx';
import { clientSetups } from './clients.ts';

const SERVER = '/downloads/content-credentials-mcp.tgz';

export default defineComponent({
  name: 'AssistantSetup',
  description: 'How to connect the MCP server in common clients, with the address of this site',
  usage: '<AssistantSetup />',
  attributes: z.object({}),
  async load(_, { nextNumber, policy }) {
    const { url } = policy;
    const server = url === undefined ? hrefOf(SERVER, policy) : absoluteUrl(SERVER, { ...policy, url });
    const tabs = await Promise.all(
      clientSetups(server).map(async (setup) => ({
        ...setup,
        lines: await highlightLines(setup.code, setup.lang),
      })),
    );
    return { name: `tabs-${nextNumber()}`, tabs };
  },
  View: ({ name, tabs }) => CodeTabs({ name, kind: 'assistant', legend: 'Client', tabs }),
});
