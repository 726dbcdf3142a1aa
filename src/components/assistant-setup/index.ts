import { absoluteUrl, hrefOf } from '../../config/address.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { highlightLines } from '../../content/markdown/highlight.ts';
import { CodeTabs } from '../../ui/CodeBlock.tsx';

const NAME = 'content-credentials';
const SERVER = '/downloads/content-credentials-mcp.tgz';

/** The setup of each client that pages show: where the text goes, a file or `Terminal`, and the text. */
function clientSetups(url: string) {
  const server = { command: 'npx', args: ['-y', url] };
  const json = (value: unknown) => ({ lang: 'json', code: JSON.stringify(value, null, 2) });
  const common = json({ mcpServers: { [NAME]: server } });
  return [
    {
      value: 'claude-code',
      label: 'Claude Code',
      title: 'Terminal',
      lang: 'sh',
      code: `claude mcp add ${NAME} -- npx -y ${url}`,
    },
    { value: 'claude-desktop', label: 'Claude Desktop', title: 'claude_desktop_config.json', ...common },
    { value: 'cursor', label: 'Cursor', title: '.cursor/mcp.json', ...common },
    {
      value: 'vs-code',
      label: 'VS Code',
      title: '.vscode/mcp.json',
      ...json({ servers: { [NAME]: { type: 'stdio', ...server } } }),
    },
    {
      value: 'codex',
      label: 'Codex CLI',
      title: '~/.codex/config.toml',
      lang: 'toml',
      code: `[mcp_servers.${NAME}]\ncommand = "npx"\nargs = ["-y", "${url}"]`,
    },
  ];
}

export default defineComponent({
  name: 'AssistantSetup',
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
