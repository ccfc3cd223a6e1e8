import type { Plugin } from 'vite';

/**
 * Keeps `import('./x')` as it is written. Vite wraps it in code that preloads styles and chunks relative to the page.
 * Here the styles are inside the chunks and the loader preloads, so that the wrapper would only add weight.
 */
export function plainImports(): Plugin {
  return {
    name: 'parvis:plain-imports',
    configResolved(config) {
      const plugins = config.plugins as Plugin[];
      const isWrapper = ({ name }: Plugin) => /build-import-analysis|import-analysis-build/.test(name);
      plugins.splice(0, plugins.length, ...plugins.filter((plugin) => !isWrapper(plugin)));
    },
  };
}
