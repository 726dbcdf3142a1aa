import type { AstroIntegration } from 'astro';

/**
 * Before a build, Astro starts a development server to read the content. That server bundles React for browsers that
 * never request it, which takes a second after each configuration change.
 */
export function noPrebundling(): AstroIntegration {
  return {
    name: 'no-prebundling',
    hooks: {
      'astro:config:setup'({ command, updateConfig }) {
        if (command !== 'build') return;
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'no-prebundling',
                configResolved({ environments }) {
                  for (const { optimizeDeps } of Object.values(environments)) {
                    optimizeDeps.include = [];
                    optimizeDeps.noDiscovery = true;
                  }
                },
              },
            ],
          },
        });
      },
    },
  };
}
