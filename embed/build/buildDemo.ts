/*
 * The demo pages: the console on its own page, the page of a shared form, and the playground. They load the built
 * script-tag files, which the server has under ./cdn/, like any host page does: what people try is what integrators get.
 */
import { build, mergeConfig, type Plugin } from 'vite';
import { elementsModule } from '../vite/elementsModule.ts';
import { baseConfig } from './baseConfig.ts';

/** In development the pages import embed/loader/loader.ts; built, they import the built loader. */
export const builtLoader: Plugin = {
  name: 'parvis:built-loader',
  enforce: 'pre',
  resolveId: (source) =>
    source.endsWith('/embed/loader/loader.ts') ? { id: './cdn/parvis.js', external: true } : undefined,
};

/** Builds dist/demo. */
export async function buildDemo(): Promise<void> {
  await build(
    mergeConfig(baseConfig(), {
      root: 'demo',
      plugins: [builtLoader, elementsModule()],
      build: {
        outDir: '../dist/demo',
        emptyOutDir: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: {
            index: 'demo/index.html',
            playground: 'demo/playground/index.html',
            formulaires: 'demo/formulaires/index.html',
          },
          // Entries stay at the top, so that ./cdn/ is the same address for each.
          output: {
            entryFileNames: '[name]-[hash].js',
            chunkFileNames: '[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
          },
        },
      },
    }),
  );
}
