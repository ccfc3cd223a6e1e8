/*
 * The npm build: dist/esm/index.js (React components, light DOM, dist/style.css), dist/esm/elements.js and define.js. They share
 * all other modules, and with them the session and the cache. React and all dependencies remain imports. The elements
 * put the text of the same style.css into their shared sheet.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { build, mergeConfig, type Plugin } from 'vite';
import { baseConfig, pkg } from '../baseConfig.ts';

const outDir = 'dist/esm';
const externals = [...Object.keys(pkg.dependencies), ...Object.keys(pkg.peerDependencies)];
const isExternal = (id: string) => externals.some((name) => id === name || id.startsWith(`${name}/`));
const placeholder = /typeof __PARVIS_STYLES__\s*===\s*(['"`])string\1|__PARVIS_STYLES__/g;

/** Puts the text of style.css into embed/element/sheet.ts. */
function stylesForElements(): Plugin {
  return {
    name: 'parvis:styles-for-elements',
    writeBundle(_options, bundle) {
      const styles = JSON.stringify(readFileSync(`${outDir}/style.css`, 'utf8').trim());
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || !output.code.includes('__PARVIS_STYLES__')) continue;
        // The question whether there is a text has its answer, so that the text stands there once.
        const filled = output.code.replace(placeholder, (found) =>
          found.startsWith('typeof') ? 'true' : styles,
        );
        writeFileSync(`${outDir}/${output.fileName}`, filled);
      }
    },
  };
}

/** Builds dist/esm and dist/style.css. */
export async function buildEsm(): Promise<void> {
  await build(
    mergeConfig(baseConfig(), {
      plugins: [stylesForElements()],
      build: {
        outDir,
        emptyOutDir: true,
        minify: false,
        // The files of the CDN have it so too. Comments and indentation are half of the styles.
        cssMinify: true,
        lib: {
          entry: { index: 'src/index.ts', elements: 'embed/index.ts', define: 'embed/defineAll.ts' },
          formats: ['es'],
          cssFileName: 'style',
        },
        rolldownOptions: {
          external: isExternal,
          output: {
            // Server components render the components of the index, and what it imports follows it. Bundlers without server
            // components warn of every file that has the directive, so the entries of elements, which no server renders, go
            // without it.
            banner: ({ name, isEntry }: { name: string; isEntry: boolean }) =>
              isEntry && name === 'index' ? "'use client';" : '',
            // Editors show the comments of the declarations.
            comments: { jsdoc: false },
            // Without indentation the package is 33 KB smaller. Names stay, so that a stack trace can be read.
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
            // A bundler drops what an app doesn't import module by module. Of modules that were joined it keeps more.
            preserveModules: true,
            preserveModulesRoot: process.cwd(),
            entryFileNames: '[name].js',
          },
        },
      },
    }),
  );
  renameSync(`${outDir}/style.css`, 'dist/style.css');
  // `import 'parvis/types/react'` is for the compiler. This empty file is there for bundlers that keep the import.
  writeFileSync(`${outDir}/types.js`, 'export {};\n');
}
