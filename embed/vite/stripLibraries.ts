import type { Plugin } from 'vite';

const reactClient = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

interface Change {
  /** A pattern for the end of the module's path. */
  module: RegExp;
  was: RegExp;
  becomes: string;
}

/*
 * What the script-tag files change in libraries: checks of the environment that have a single answer in a browser,
 * features that nothing here calls, and a loop that a page's own script can break.
 */
const changes: readonly Change[] = [
  // SWR: a browser, React 18.3 or later, no Suspense.
  {
    module: /\/swr\/dist\/config-context-\w+\.mjs$/,
    was: /const isWindowDefined = [^;]+;/,
    becomes: 'const isWindowDefined = true;',
  },
  {
    module: /\/swr\/dist\/config-context-\w+\.mjs$/,
    was: /const IS_SERVER = [^;]+;/,
    becomes: 'const IS_SERVER = false;',
  },
  {
    module: /\/swr\/dist\/config-context-\w+\.mjs$/,
    was: /const IS_REACT_LEGACY = [^;]+;/,
    becomes: 'const IS_REACT_LEGACY = false;',
  },
  {
    module: /\/swr\/dist\/use-swr-\w+\.mjs$/,
    was: /const \{ cache, compare, suspense, ([^}]+), strictServerPrefetchWarning \} = config;/,
    becomes: 'const suspense = false, strictServerPrefetchWarning = false, { cache, compare, $1 } = config;',
  },
  // zod: everything is parsed synchronously, through zod's own functions.
  {
    module: /\/zod\/v4\/mini\/schemas\.js$/,
    was: / parseAsync\(data, params\) \{[^}]+\{[^}]+\}[^}]+\},/,
    becomes: '',
  },
  {
    module: /\/zod\/v4\/mini\/schemas\.js$/,
    was: / safeParseAsync\(data, params\) \{[^}]+\},/,
    becomes: '',
  },
  // These serve template literals, JSON Schema and discriminated unions, none of which browsers use here.
  {
    module: /\/zod\/v4\/core\/schemas\.js$/,
    was: /^ {4}util\.defineLazyInternal\(inst, "(?:pattern|propValues)", (?:.*\);|[\s\S]*?^ {4}\}\);)$/gm,
    becomes: '',
  },
  // A page may have added an enumerable property to Object.prototype, which zod would take for a method and fail on.
  {
    module: /\/zod\/v4\/core\/util\.js$/,
    was: /for \(const key in table\) \{/,
    becomes: 'for (const key of Object.keys(table)) {',
  },
  // React: there is no server-rendered markup, nothing asks it for DOM nodes, and its loading indicator is never used.
  {
    module: reactClient,
    was: /^exports\.hydrateRoot = function [\s\S]*?^};\n/m,
    becomes: '',
  },
  {
    module: reactClient,
    was: /^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = function [\s\S]*?^};\n/m,
    becomes: '',
  },
  {
    module: reactClient,
    was: /^ReactDOMSharedInternals\.findDOMNode = function [\s\S]*?^};\n/m,
    becomes: '',
  },
  {
    module: reactClient,
    was: /^(function defaultOnDefaultTransitionIndicator\(\) \{)[\s\S]*?^}/m,
    becomes: '$1}',
  },
];

/** Applies the changes; the build stops when a library has changed so that a change no longer fits. */
export function stripLibraries(): Plugin {
  return {
    name: 'parvis:stripServerOnly-libraries',
    enforce: 'pre',
    transform: {
      filter: { id: changes.map(({ module }) => module) },
      handler(code, id) {
        let text = code;
        for (const { module, was, becomes } of changes) {
          if (!module.test(id)) continue;
          const changed = text.replace(was, becomes);
          if (changed === text) this.error(`${id} has changed: nothing in it is like ${was}.`);
          text = changed;
        }
        return text;
      },
    },
  };
}
