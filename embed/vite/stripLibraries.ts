import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { leaveOut } from './leaveOut.ts';
import { unusedReact } from './unusedReact.ts';

const reactClient = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

interface Change {
  /** Matches the end of the module's path. */
  module: RegExp;
  was: RegExp;
  becomes: string;
}

/*
 * What the script-tag files change in libraries: they remove features that Parvis never uses, and mend a loop that a
 * page's own script can break. The numbers are the gzip bytes that a page with a members list saves. Together they are
 * what keeps this list within its limit (tests/tools/size.mjs).
 */
const changes: readonly Change[] = [
  // SWR's checks of the environment, which have a single answer in a browser with React 18 or later: 82 bytes.
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
  // SWR's Suspense mode: 358 bytes.
  {
    module: /\/swr\/dist\/use-swr-\w+\.mjs$/,
    was: /const \{ cache, compare, suspense, ([^}]+), strictServerPrefetchWarning \} = config;/,
    becomes: 'const suspense = false, strictServerPrefetchWarning = false, { cache, compare, $1 } = config;',
  },
  // zod's asynchronous methods: 80 bytes.
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
  // zod's support for template literals, JSON Schema and discriminated unions: 349 bytes.
  {
    module: /\/zod\/v4\/core\/schemas\.js$/,
    was: /^ {4}util\.defineLazyInternal\(inst, "(?:pattern|propValues)", (?:.*\);|[\s\S]*?^ {4}\}\);)$/gm,
    becomes: '',
  },
  // No saving: a page may have added an enumerable property to Object.prototype. zod would take it for a method and fail.
  {
    module: /\/zod\/v4\/core\/util\.js$/,
    was: /for \(const key in table\) \{/,
    becomes: 'for (const key of Object.keys(table)) {',
  },
  // React's hydration of server-rendered markup: 89 bytes.
  {
    module: reactClient,
    was: /^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = function [\s\S]*?^};\n/m,
    becomes: '',
  },
  // What a reference to a fragment can do: 2258 bytes.
  {
    module: reactClient,
    was: /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^};\n/gm,
    becomes: '',
  },
  // React's search for the DOM node of a component: 387 bytes.
  {
    module: reactClient,
    was: /^ReactDOMSharedInternals\.findDOMNode = function [\s\S]*?^};\n/m,
    becomes: '',
  },
  // React's own loading indicator, which uses the Navigation API: 237 bytes.
  {
    module: reactClient,
    was: /^(function defaultOnDefaultTransitionIndicator\(\) \{)[\s\S]*?^}/m,
    becomes: '$1}',
  },
];

/** Applies the changes. The build stops when a new version of a library no longer matches one of them. */
export function stripLibraries(): Plugin {
  return {
    name: 'parvis:strip-libraries',
    enforce: 'pre',
    transform: {
      filter: { id: changes.map(({ module }) => module) },
      handler(code, id) {
        let text = code;
        for (const { module, was, becomes } of changes) {
          if (!module.test(id)) continue;
          const changed = text.replace(was, becomes);
          if (changed === text) this.error(`${id} has changed: nothing in it matches ${was}.`);
          text = changed;
        }
        // 8.3 KB.
        return leaveOut(basename(id), text, unusedReact);
      },
    },
  };
}
