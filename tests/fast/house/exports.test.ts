import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type ParseResult, parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/**
 * Exports that no other file of the product imports, by the reason they stay: a path for all exports of a file, the
 * file's own name with `#` for one of them.
 */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'hosts import them': ['src/index.ts', 'embed/index.ts', 'embed/loader/loader.ts'],
  'the declarations of the package name them': [
    'all.ts#EventDetails',
    'attributes.ts#Attribute',
    'areaComponent.tsx#AreaComponentProps',
  ],
  'widgets read them from the module of a screen': [
    'AccountsArea.tsx#foresight',
    'AppsArea.tsx#foresight',
    'ConsoleArea.tsx#foresight',
    'DashboardArea.tsx#foresight',
    'DepartmentsArea.tsx#foresight',
    'DuplicatesArea.tsx#foresight',
    'EventsArea.tsx#foresight',
    'FormsArea.tsx#foresight',
    'GroupsArea.tsx#foresight',
    'MembersArea.tsx#foresight',
    'StepsArea.tsx#foresight',
    'TagsArea.tsx#foresight',
  ],
  'code that a build writes imports them': [
    'sheet.ts#removeStyle',
    'sheet.ts#updateStyle',
    'demo/static/worker/node/crypto.ts',
    'demo/static/worker/node/readForm.ts',
  ],
  '`npm start` and the benchmarks import them from the built server': ['main.ts#run', 'main.ts#startServer'],
  'tests walk the whole table of endpoints': ['endpoints.ts#endpoints'],
  'the specification names this constant, and no screen asks for it': ['utilisateur.ts#USERNAME_MIN_LENGTH'],
  'tests compare it with the specification or go up to this limit': [
    'couleur.ts#PALETTE_8',
    'failures.ts#kindTexts',
  ],
  'tests give this rule more cases than its callers could': ['account.ts#account', 'account.ts#runAccount'],
  'tests write down what they give to or take from a tested function': ['elementFor.tsx#ParvisElement'],
};

interface SourceFile {
  code: string;
  module: ParseResult['module'];
}

const names = ['src', 'embed', 'demo'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
);
const sources = ['vite.config.ts', ...names].filter((name) => /(?<!\.d)\.(?:ts|tsx|mjs)$/.test(name));
const files = new Map<string, SourceFile>(
  sources.map((name) => {
    const code = readFileSync(name, 'utf8');
    return [name, { code, module: parseSync(name, code).module }];
  }),
);

/** The file of ours that a specifier means, if it is one. */
function targetOf(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = normalize(join(dirname(from), specifier));
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find((name) => files.has(name));
}

/** `default` and `*` are names too. */
const nameOf = ({ kind, name }: { kind: string; name: string | null }): string =>
  name ?? (kind === 'Default' ? 'default' : '*');

function exportsOf(file: string): string[] {
  const exported = files.get(file)?.module.staticExports ?? [];
  return exported.flatMap(({ entries }) => entries.map(({ exportName }) => nameOf(exportName)));
}

/** What `import … from` and `export … from` take, as `file#name`. */
function namedImports(file: string, { module }: SourceFile): string[] {
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => ({ moduleRequest, importName })),
  );
  const passedOn = module.staticExports.flatMap(({ entries }) => entries);
  return [...imported, ...passedOn].map(
    ({ moduleRequest, importName }) => `${targetOf(file, moduleRequest?.value ?? '')}#${nameOf(importName)}`,
  );
}

/** What `import('…')` takes: no record tells, so every export that the importing file mentions counts. */
function mentionedImports(file: string, { code }: SourceFile): string[] {
  return [...code.matchAll(/\bimport\(\s*'([^'\n]+)'/g)].flatMap(([, specifier = '']) => {
    const target = targetOf(file, specifier) ?? '';
    const mentioned = (name: string) => name === 'default' || new RegExp(`\\b${name}\\b`).test(code);
    return exportsOf(target)
      .filter(mentioned)
      .map((name) => `${target}#${name}`);
  });
}

const used = new Set(
  [...files].flatMap(([file, source]) => [...namedImports(file, source), ...mentionedImports(file, source)]),
);
const unused = sources
  .filter((file) => file !== 'vite.config.ts' && !used.has(`${file}#*`))
  .flatMap((file) => exportsOf(file).map((name) => `${file}#${name}`))
  .filter((name) => !used.has(name));

const exceptions = Object.values(EXCEPTIONS).flat();
const isMeant = (exception: string) => (unusedExport: string) =>
  exception.includes('#') ? unusedExport.endsWith(`/${exception}`) : unusedExport.startsWith(`${exception}#`);

describe('Exports', () => {
  it('are found in every folder', () => {
    expect(files.size).toBeGreaterThan(700);
    expect(used.size).toBeGreaterThan(1500);
  });

  it('are each imported by another file of the product', () => {
    expect(unused.filter((name) => !exceptions.some((exception) => isMeant(exception)(name)))).toEqual([]);
  });

  it('are listed as exceptions only while nothing imports them', () => {
    expect(exceptions.filter((exception) => !unused.some(isMeant(exception)))).toEqual([]);
  });
});
