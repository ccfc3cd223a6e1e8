/*
 * The demo pages: the console on its own page, those of a shared form, of a registration and of a helper's link, and the playground. Like any host page, they
 * load the built script-tag files, which the server serves under ./cdn/. So the demo shows what integrators get.
 */
import { readFileSync } from 'node:fs';
import { build, mergeConfig, type Plugin } from 'vite';
import { elementsModule } from '../vite/elementsModule.ts';
import { baseConfig } from './baseConfig.ts';
import { loaderName } from './cdn/buildCdn.ts';

/**
 * Replaces the loader's sources, which the pages import in development, by the built loader, under a name that browsers
 * keep without asking again. The console's page also names the loader and the chunks of the core, which would otherwise
 * wait for each other.
 */
export const builtLoader = (): Plugin => ({
  name: 'parvis:built-loader',
  enforce: 'pre',
  resolveId: (source) =>
    source.endsWith('/embed/loader/loader.ts') ? { id: `./cdn/${loaderName()}`, external: true } : undefined,
  transformIndexHtml(_html, { path }) {
    if (path !== '/index.html') return [];
    const { core } = JSON.parse(readFileSync('.cache/loader-graph.json', 'utf8')) as { core: string[] };
    return [loaderName(), ...core].map((file) => ({
      tag: 'link',
      injectTo: 'head' as const,
      attrs: { rel: 'modulepreload', crossorigin: '', href: `./cdn/${file}` },
    }));
  },
});

/** Builds dist/demo. */
export async function buildDemo(): Promise<void> {
  await build(
    mergeConfig(baseConfig(), {
      root: 'demo',
      plugins: [builtLoader(), elementsModule()],
      build: {
        outDir: '../dist/demo',
        emptyOutDir: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: {
            index: 'demo/index.html',
            playground: 'demo/playground/index.html',
            formulaires: 'demo/formulaires/index.html',
            inscriptions: 'demo/inscriptions/index.html',
            pointage: 'demo/pointage/index.html',
            'parvis-sw': 'demo/parvis-sw.ts',
          },
          // The entries are at the top, so that ./cdn/ is the same address for all of them.
          output: {
            // The address of a worker must stay the same: browsers look for a newer one there.
            entryFileNames: ({ name }: { name: string }) =>
              name === 'parvis-sw' ? '[name].js' : '[name]-[hash].js',
            chunkFileNames: '[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
          },
        },
      },
    }),
  );
}
