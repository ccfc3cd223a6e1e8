import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/*
 * Sends the CSS of every imported .css file to embed/element/sheet.ts, the constructable sheets that all shadow roots share,
 * instead of <head> or style.css. The dev server keeps Vite's pipeline and HMR, and only the destination changes. The
 * build puts the minified text into the chunk that uses it, so that the styles of a lazy chunk reach roots that are
 * already open.
 */

const sheetModule = fileURLToPath(new URL('../element/sheet.ts', import.meta.url));
const prefix = '\0shadow-css:';
const viteSink = /(removeStyle as __vite__removeStyle\s*\} from )"[^"]+"/;

const serve: Plugin = {
  name: 'parvis:shadow-css-serve',
  apply: 'serve',
  enforce: 'post',
  transform: (code, id) =>
    /\.css($|\?)/.test(id) && code.includes('__vite__updateStyle')
      ? code.replace(viteSink, `$1${JSON.stringify(`/@fs/${sheetModule.replace(/^\//, '')}`)}`)
      : undefined,
};

function build(): Plugin {
  const classMaps = new Map<string, Record<string, string>>();
  return {
    name: 'parvis:shadow-css-build',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      css: {
        modules: { getJSON: (file, classes) => void classMaps.set(file.split('?')[0] ?? file, classes) },
      },
    }),
    // With filters, the bundler doesn't call these hooks for every module.
    resolveId: {
      filter: { id: /\.css$/ },
      async handler(source, importer) {
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        return resolved ? `${prefix}${resolved.id}.js` : undefined;
      },
    },
    load: {
      filter: { id: /^\0shadow-css:/ },
      async handler(id) {
        const file = id.slice(prefix.length, -'.js'.length);
        const inlined = `${file}?inline`;
        await this.load({ id: inlined });
        const classes = classMaps.get(file) ?? {};
        return {
          moduleSideEffects: true,
          code: [
            `import css from ${JSON.stringify(inlined)};`,
            `import { updateStyle } from ${JSON.stringify(sheetModule)};`,
            `updateStyle(${JSON.stringify(file.split('/').slice(-2).join('/'))}, css);`,
            `export default ${JSON.stringify(classes)};`,
          ].join('\n'),
        };
      },
    },
  };
}

/** Vite plugins that turn imported CSS into the shared constructable sheets, when serving and when building. */
export function shadowCss(): Plugin[] {
  return [serve, build()];
}
