// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { keyList, tableTypes, writtenMessages } from '../../../embed/description/messageTables';
import { configure } from '../../../src/index';
import { checkMessages, type Messages } from '../../../src/messages/messages';
import { pageTexts, setPageMessages } from '../../../src/texts/texts';
import { commonTexts } from '../../../src/texts/texts.fr';

describe('The keys of messages', () => {
  it.each([
    ['src/messages/keys.ts', keyList],
    ['src/messages/tables.ts', tableTypes],
  ])('are all in %s (npm run docs writes it)', async (file, write) => {
    expect(readFileSync(file, 'utf8')).toBe(await write());
  });

  it('of a table that adds to another stand under its name', async () => {
    const line = (await tableTypes()).split('\n').find((each) => each.startsWith('  members:'));
    for (const name of ['filtersTexts', 'membersTexts', 'selectionTexts', "Texts<'title'>"])
      expect(line).toContain(name);
  });

  it('are declared in the package with the sentence that they replace, a function with its values', async () => {
    const flat = [
      'export declare const flatMessages: {',
      '    "members.list": string;',
      '    "members.title": string;',
      '    "members.selected": (count: number, elsewhere: number) => string;',
      '};',
    ].join('\n');
    expect(await writtenMessages(flat)).toContain(
      [
        '  /** Liste des membres */',
        "  readonly 'members.list'?: string | undefined;",
        '  /** Membres */',
        "  readonly 'members.title'?: string | undefined;",
        "  readonly 'members.selected'?: ((count: number, elsewhere: number) => string) | undefined;",
        '};',
      ].join('\n'),
    );
  });

  it('are checked by the compiler', () => {
    const right: Messages = {
      'members.title': 'Fidèles',
      'apps.groupsText': 'Qui se réunit où',
      'members.selected': (count, elsewhere) => `${count.toFixed()} ${elsewhere.toFixed()}`,
    };
    // @ts-expect-error: no such key
    const misspelt: Messages = { 'members.titel': 'Fidèles' };
    // @ts-expect-error: a function replaces a function
    const plain: Messages = { 'members.selected': 'tous' };
    // @ts-expect-error: settings are no application of the hub
    const ofNoTile: Messages = { 'apps.settings': 'Réglages' };
    expect([right, misspelt, plain, ofNoTile].length).toBe(4);
  });
});

describe('A key that no text has', () => {
  let warn: MockInstance<typeof console.warn>;
  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  const given = (keys: string[]) => Object.fromEntries(keys.map((key) => [key, 'x'])) as Messages;
  const warnings = () => warn.mock.calls.map(String);

  it.each([
    ['members.titel', 'members.title'],
    ['member.add', 'members.add'],
    ['title.pageTitle', 'console.pageTitle'],
  ])('is named once, with the nearest key: %s', async (wrong, right) => {
    checkMessages(given([wrong, 'members.title']), '<parvis-members>');
    checkMessages(given([wrong]), '<parvis-events>');
    const sentence = `Parvis: <parvis-members>: no text has the key «${wrong}» of messages, so it replaces nothing. Did you mean «${right}»? Write that key, or remove this one.`;
    await vi.waitFor(() => expect(warnings()).toEqual([sentence]));
  });

  it('is named with what to do where no key is near', async () => {
    configure({ messages: given(['zzzzzzzzzzzz.qqqqqqqqqqqqqqqqqqqqqqq']) });
    await vi.waitFor(() =>
      expect(warnings()).toEqual([
        'Parvis: configure(): no text has the key «zzzzzzzzzzzz.qqqqqqqqqqqqqqqqqqqqqqq» of messages, so it replaces nothing. Remove it; the type Messages of the package lists the keys.',
      ]),
    );
    configure({ messages: undefined });
  });

  it('is not looked for in what is no object, which is named', () => {
    setPageMessages('Fidèles' as never);
    expect(pageTexts(commonTexts)).toBe(commonTexts);
    checkMessages('Fidèles' as never, '<Parvis>');
    expect(warnings()).toEqual([
      'Parvis: <Parvis>: messages is no object; it is ignored. Write an object of sentences by the keys of texts.',
    ]);
    setPageMessages(undefined);
  });

  it('is no reason for a warning when it is right', async () => {
    checkMessages(given(['members.title', 'apps.groups', 'login.organisation', 'members.add']), '<Parvis>');
    checkMessages(given(['members.lst']), '<Parvis>');
    await vi.waitFor(() => expect(warnings().length).toBeGreaterThan(0));
    expect(warnings().join()).toContain('«members.lst»');
    expect(warnings().length).toBe(1);
  });
});
