import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type ParseResult, parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/**
 * Every export of the product is imported by another file of the product. A test is no reason for an export: it calls what
 * the product calls, writes the figure that it expects, and derives the types that it needs. The few exceptions are
 * imported or named from outside of these files, and stand below by who does it: a path for all exports of a file, with
 * `#` for one of them.
 */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'hosts import them': [
    'src/index.ts',
    'embed/index.ts',
    'embed/loader/loader.ts#define',
    'embed/loader/loader.ts#preload',
    'embed/loader/loader.ts#ready',
    'embed/loader/loader.ts#version',
  ],
  'a library imports them': ['embed/vite/noBrowserLocation.ts'],
  'the declarations of the package name them': [
    'embed/element/elementFor.tsx#ParvisElement',
    'src/areas/areaComponent.tsx#AreaComponentProps',
    'src/areas/areaComponent.tsx#CommonHandlers',
  ],
  'the compiler writes its type for the package': ['embed/build/package/flatMessages.ts#flatMessages'],
  'widgets read them from the module of a screen': [
    'src/areas/accounts/AccountsArea.tsx#prefetchPlan',
    'src/areas/apps/AppsArea.tsx#prefetchPlan',
    'src/areas/attendance/AttendanceArea.tsx#prefetchPlan',
    'src/areas/birthdays/BirthdaysArea.tsx#prefetchPlan',
    'src/areas/console/ConsoleArea.tsx#prefetchPlan',
    'src/areas/dashboard/DashboardArea.tsx#prefetchPlan',
    'src/areas/departments/DepartmentsArea.tsx#prefetchPlan',
    'src/areas/duplicates/DuplicatesArea.tsx#prefetchPlan',
    'src/areas/events/EventsArea.tsx#prefetchPlan',
    'src/areas/forms/FormsArea.tsx#prefetchPlan',
    'src/areas/groups/GroupsArea.tsx#prefetchPlan',
    'src/areas/mails/MailsArea.tsx#prefetchPlan',
    'src/areas/members/MembersArea.tsx#prefetchPlan',
    'src/areas/steps/StepsArea.tsx#prefetchPlan',
    'src/areas/tags/TagsArea.tsx#prefetchPlan',
  ],
  'compiled .tsx files import them': ['src/ui/jsx/jsx-dev-runtime.ts', 'src/ui/jsx/jsx-runtime.ts'],
  'code that a build writes imports them': [
    'embed/element/sheet.ts#removeStyle',
    'embed/element/sheet.ts#updateStyle',
    'demo/static/worker/node/crypto.ts',
    'demo/static/worker/node/readForm.ts',
  ],
  '`npm start` and the benchmarks import them from the built server': [
    'demo/server/main.ts#run',
    'demo/server/main.ts#startServer',
  ],
  'the specification or a decision names this constant': [
    // Decision 8.
    'src/domain/user.ts#USERNAME_MIN_LENGTH',
    // Decision 15.
    'src/domain/color.ts#PALETTE_8',
    // Decision 44: the configured texts stay constants.
    'src/texts/texts.fr.ts#kindTexts',
  ],
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
  // It names every table of texts, also one that no code uses.
  if (file === 'src/messages/tables.ts') return [];
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
  exception.includes('#') ? unusedExport === exception : unusedExport.startsWith(`${exception}#`);

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
