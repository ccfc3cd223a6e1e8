import type { Plugin } from 'vite';

/*
 * The numbers are the gzip bytes that a page with a members list saves. Each part is small, and together they keep this
 * list within its limit (tests/tools/size.mjs).
 */

/** Declarations of areas, attributes and events: their documentation is for manifests. 1346 bytes. */
const declaration = /\/src\/areas\/(?:[\w-]+\/area|attributes|widgetEvent)\.ts$/;
const documentation = /\bdoc(?::\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\w+\.doc),?|,)/g;

/** The endpoint table: only types and the server read the schemas of what is sent. 786 bytes, 1373 in all files. */
const contract = /\/src\/api\/endpoints\/\w+\.ts$/;
const verbs = new Set(['get', 'post', 'put', 'patch', 'del']);

/** How long the texts of a member may be: only the server refuses longer ones. 79 bytes. */
const lengthsOfMembers = /\/src\/domain\/members\/membreFields\.ts$/;
const maxLength = /, maxLength: \w+/g;

/** Errors for developers who misplace components of Parvis; elements place them correctly. 145 bytes. */
const guarded =
  /\/src\/(?:api\/(?:clientContext|http\/parseResponse)|session\/useSession|ui\/widgetRoot\/useWidgetRoot)\.ts$/;
const guard =
  /if \((?:!\w+|\w+ instanceof Promise)\)\s*(?:\{\s*)?throw new Error\(\s*'Parvis: [^']*',?\s*\);(?:\s*\})?/g;

/** Modules of libraries that never run here, and what replaces them. */
const standIns = [
  // React 18 and later has this hook. 301 bytes.
  { source: /^use-sync-external-store\/shim/, code: "export { useSyncExternalStore } from 'react';" },
  // wouter's default location; src/routing always gives its own. 339 bytes.
  {
    source: /^\.\/use-browser-location\.js$/,
    code: 'export const useBrowserLocation = null, useSearch = null;',
  },
];

/** zod keeps its settings on globalThis, where several copies share them. Here there is one, and the page stays clean. */
const zodCore = /\/zod\/v4\/core\/core\.js$/;

/** React's functions that preload files. 452 bytes. */
const reactDom = /\/react-dom\/cjs\/react-dom\.production\.js$/;
const reactHints =
  /^exports\.(?:preconnect|prefetchDNS|pre(?:init|load)(?:Module)?) = function[\s\S]*?^};\n/gm;

/** React's helpers for children. 830 bytes. */
const react = /\/react\/cjs\/react\.production\.js$/;
const reactChildren = 'exports.Children = Children;';

/** In a page with an AMD loader (RequireJS in Moodle or Magento) papaparse would register there and export nothing. */
const papaparse = /\/papaparse\/papaparse(?:\.min)?\.js$/;
const amd =
  /(?:typeof define\s*={2,3}\s*(["'])function\1|(["'])function\2\s*={2,3}\s*typeof define)\s*&&\s*define\.amd/;

const prefix = '\0parvis:stand-in:';

/**
 * Removes from the script-tag files what browsers don't need: the documentation in the declarations of areas, the schemas
 * of what is sent, errors that cannot occur in elements, and unused parts of libraries.
 */
export function stripServerOnly(): Plugin {
  return {
    name: 'parvis:strip-server-only',
    enforce: 'pre',
    resolveId: {
      filter: { id: standIns.map(({ source }) => source) },
      handler: (source) => prefix + standIns.findIndex((standIn) => standIn.source.test(source)),
    },
    load: {
      filter: { id: /^\0parvis:stand-in:/ },
      handler: (id) => standIns[Number(id.slice(prefix.length))]?.code,
    },
    transform: {
      filter: { id: [declaration, contract, lengthsOfMembers, guarded, zodCore, papaparse, react, reactDom] },
      handler(code, id) {
        if (contract.test(id)) return withoutSent(code, this.parse(code, { lang: 'ts' }));
        if (lengthsOfMembers.test(id)) return code.replace(maxLength, '');
        if (guarded.test(id)) return code.replace(guard, '');
        if (zodCore.test(id)) return `const page = {};\n${code.replaceAll('globalThis', 'page')}`;
        if (reactDom.test(id)) return code.replace(reactHints, '');
        if (react.test(id)) return code.replace(reactChildren, '');
        if (papaparse.test(id)) return code.replace(amd, 'false');
        return code.replaceAll(documentation, '');
      },
    },
  };
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Removes `params` and `body` from the endpoint table: `get('/api/membres/', answer, { params, file: true })`. */
function withoutSent(code: string, program: object): string {
  const cuts: Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach(visit);
      return;
    }
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as Node;
    if (node.type === 'CallExpression' && verbs.has((node.callee as Node).name as string)) {
      const options = (node.arguments as Node[])[2];
      for (const property of (options?.properties ?? []) as Node[]) {
        if (/^(?:params|body)$/.test(String((property.key as Node)?.name))) cuts.push(property);
      }
      return;
    }
    Object.values(node).forEach(visit);
  };
  visit(program);
  return cuts.reduceRight((text, { start, end }) => {
    const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
    return text.slice(0, start) + text.slice(end + comma);
  }, code);
}
