/*
 * The keys that a host may replace by `messages`: those of every table of texts, and the names and titles of the areas.
 * `npm run docs` writes them into src/messages, as types and as the list that a wrong key is compared with.
 */
import { readdirSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { areas } from '../../src/areas/all';
import { tableNameOf } from '../../src/texts/texts';

interface TextTable {
  /** The first part of its keys. */
  scope: string;
  /** The file and the export that declare it. */
  file: string;
  name: string;
  texts: Readonly<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every table of texts, in the order of the files. */
async function textTables(): Promise<TextTable[]> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join('src', file.replaceAll('\\', '/')))
    .filter((file) => /\/texts\.fr\.ts$/.test(file))
    .sort();
  const tables: TextTable[] = [];
  for (const file of files) {
    const module: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href);
    for (const [name, texts] of Object.entries(module)) {
      const scope = isObject(texts) ? tableNameOf(texts) : undefined;
      if (scope && isObject(texts)) tables.push({ scope, file, name, texts });
    }
  }
  return tables;
}

/** What is read from the area declarations: `members.title`, and `apps.groups` of a tile. */
function declaredTexts(): Map<string, Map<string, string>> {
  const byScope = new Map<string, Map<string, string>>([['apps', new Map()]]);
  for (const { name, title, tile } of areas) {
    const own = byScope.get(name) ?? new Map<string, string>();
    byScope.set(name, own.set('title', title));
    if (!tile) continue;
    byScope.get('apps')?.set(name, tile.name);
  }
  return byScope;
}

/** The keys of each table behind its scope, in order of the alphabet. */
async function keysByScope(tables: readonly TextTable[]): Promise<Map<string, string[]>> {
  const found = new Map<string, Set<string>>();
  const add = (scope: string, keys: Iterable<string>) =>
    found.set(scope, new Set([...(found.get(scope) ?? []), ...keys]));
  for (const { scope, texts } of tables) add(scope, Object.keys(texts));
  for (const [scope, texts] of declaredTexts())
    add(
      scope,
      Array.from(texts, ([key]) => key),
    );
  return new Map([...found].sort(byName).map(([scope, keys]) => [scope, [...keys].sort()]));
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/** src/messages/keys.ts */
export async function keyList(): Promise<string> {
  const lines = [...(await keysByScope(await textTables()))].map(
    ([scope, keys]) => `  ${scope}: '${keys.join(' ')}',`,
  );
  return [
    '/* Every key of `messages` behind the name of its table. `npm run docs` writes this file. */',
    'export const keysByScope: Readonly<Record<string, string>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** src/messages/tables.ts */
export async function tableTypes(): Promise<string> {
  const tables = await textTables();
  const declared = declaredTexts();
  const scopes = Array.from(await keysByScope(tables), ([scope]) => scope);
  const lines = scopes.map((scope) => {
    const own = tables.filter((table) => table.scope === scope).map(typeOfTable);
    const keys = Array.from(declared.get(scope) ?? [], ([key]) => key).sort();
    const ofAreas = keys.length > 0 ? [`Texts<${keys.map((key) => `'${key}'`).join(' | ')}>`] : [];
    return `  ${scope}: ${[...own, ...ofAreas].join(' & ')};`;
  });
  return [
    '/* The tables of texts by the first part of their keys. `npm run docs` writes this file. */',
    '',
    'type Texts<K extends string> = Readonly<Record<K, string>>;',
    '',
    'export interface TextTables {',
    ...lines,
    '}',
    '',
  ].join('\n');
}

const typeOfTable = ({ file, name }: TextTable): string =>
  `typeof import('${posix.relative('src/messages', file).replace(/\.ts$/, '')}').${name}`;

/**
 * The declaration of `Messages` in the package: every key with the sentence that it replaces.
 *
 * @param flat the declaration that the compiler wrote of build/package/flatMessages.ts
 */
export async function writtenMessages(flat: string): Promise<string> {
  const sentences = new Map<string, unknown>();
  for (const [scope, texts] of declaredTexts())
    for (const [key, text] of texts) sentences.set(`${scope}.${key}`, text);
  for (const { scope, texts } of await textTables())
    for (const [key, text] of Object.entries(texts)) sentences.set(`${scope}.${key}`, text);
  const lines = [...flat.matchAll(/^ {4}"?([\w.]+)"?: (.+);$/gm)].flatMap(([, key = '', type = '']) => {
    const sentence = sentences.get(key);
    const said = typeof sentence === 'string' ? [`  /** ${oneLine(sentence)} */`] : [];
    return [...said, `  readonly '${key}'?: ${type.includes('=>') ? `(${type})` : type} | undefined;`];
  });
  return [
    '/** Sentences of the host by key. A function replaces a function. */',
    'export type Messages = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').replaceAll('*/', '* /');
