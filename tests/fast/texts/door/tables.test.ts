import { describe, expect, it } from 'vitest';
import { sources, sourceTexts, tables, textsOf } from './sourceTexts';

/** French outside of tables, by the reason it has to be there: a whole file, or one string of it. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/domain/calendar/texts.fr.ts': 'the server says them too; form and list give them to defineTexts',
  'src/domain/calendar/momentWords.ts':
    'the moment of an event as mails, their pages and the registration say it',
  'src/domain/events/calendarFile.ts': 'calendar files are in French, those of mails and feeds too',
  'src/domain/forms/texts.fr.ts': 'the server says them too; the form gives them to defineTexts',
  'src/domain/members/memberFieldRules.ts':
    'the server writes them into CSV files; tables of screens include them',
  'src/domain/register/importedState.ts':
    'the names of columns and values in files, as those of src/domain/import',
  'src/areas/members/record/consents/WithdrawDialog.tsx': 'the name of a key of the call',
  'src/messages/keys.ts': 'the names of texts, among them keys of the wire',
  'src/areas/settings/options.ts': 'languages are offered by their own names',
};

/** What files and searches hold, as people and programs write it: nothing that a screen says. */
const DATA = /^src\/domain\/(?:import|search|csv)\//;

/** Keys of the keyboard and of the wire that a French dictionary knows too. */
const KEYS = ['Enter', 'Escape', 'du', 'au', 'sans'];

/** A file of texts, the only one of its folder. */
const TEXTS = /\/texts\.fr\.ts$/;
/** What tables are made by. */
const DOOR = 'src/texts/texts.ts';

const LOCALE_FILE = 'src/texts/locale.ts';
/**
 * Time zones have the same names in every language, and the wire names the languages that can be chosen. Mails and their pages
 * are French, as what the server says.
 */
const NO_LANGUAGE = [
  'src/areas/settings/account/OwnGeneral.tsx',
  'src/domain/accounts/userSettings.ts',
  'src/domain/calendar/momentWords.ts',
  'src/domain/calendar/zoneOffsets.ts',
  'src/domain/import/hours.ts',
];
const LOCALE = /'fr(?:-FR)?'|\blang="|\bnew Intl\.|\bIntl\.\w+\(|\.localeCompare\(|\.toLocale\w+\(/;

const outside = sourceTexts.filter(
  ({ file, text, door }) => !door && !KEYS.includes(text) && !DATA.test(file),
);

describe('The texts of the product', () => {
  it('are all in tables that `messages` reaches', () => {
    const plain = outside.filter(({ file }) => !EXCEPTIONS[file]);
    expect(plain.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
    expect(sourceTexts.length - outside.length).toBeGreaterThan(700);
  });

  it('stand outside of tables only where a reason is given', () => {
    const needed = new Set(outside.map(({ file }) => file));
    expect(Object.keys(EXCEPTIONS).filter((file) => !needed.has(file))).toEqual([]);
  });

  it('choose between singular and plural in tables only', () => {
    const users = sources.filter(({ file, code }) => code.includes('plural(') && !TEXTS.test(file));
    expect(users.map(({ file }) => file)).toEqual([]);
  });
});

describe('The tables of texts', () => {
  it('stand in files that are all called texts.fr.ts', () => {
    const outsideOfThem = tables.filter(({ file }) => !TEXTS.test(file) && file !== DOOR);
    expect(outsideOfThem.map(({ file, of }) => `${file}: ${of}`)).toEqual([]);
    const named = sources.filter(({ file }) => /texts[^/]*$/i.test(file) && !TEXTS.test(file));
    expect(named.map(({ file }) => file)).toEqual([DOOR]);
  });

  const defined = tables.filter(({ isExtension }) => !isExtension);
  const extensions = tables.filter(({ isExtension }) => isExtension);

  it('have a name each', () => {
    const names = defined.map(({ of }) => of);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.length).toBeGreaterThan(55);
  });

  it('are extended by keys that neither they nor another extension has', () => {
    const twice = extensions.flatMap(({ of, keys, constant }) => {
      const others = tables.filter(
        (table) => table.constant === of || (table.of === of && table.isExtension),
      );
      const taken = others.filter((table) => table.constant !== constant).flatMap((table) => table.keys);
      return keys.filter((key) => taken.includes(key)).map((key) => `${constant}.${key}`);
    });
    expect(twice).toEqual([]);
    expect(extensions.length).toBeGreaterThan(1);
  });
});

describe('The language', () => {
  it('is known to one module', () => {
    const others = sources.filter(({ file, code }) => file !== LOCALE_FILE && LOCALE.test(code));
    expect(others.map(({ file }) => file).sort()).toEqual(NO_LANGUAGE);
    expect(LOCALE.test(sources.find(({ file }) => file === LOCALE_FILE)?.code ?? '')).toBe(true);
  });
});

describe('The search for texts', () => {
  const doorsOf = (code: string) => textsOf(code).map(({ text, door }) => [text, door]);

  it('tells texts of a table from plain constants', () => {
    expect(doorsOf("const a = defineTexts('a', { b: 'Élan' }); const c = { d: 'Retour' };")).toEqual([
      ['Élan', 'defineTexts'],
      ['Retour', undefined],
    ]);
  });

  it('finds French in templates and in JSX, and no code', () => {
    expect(
      doorsOf(`const a = <p title={\`Sur \${b} pages\`}>Tout va bien</p>; on('ArrowDown', 'GET');`),
    ).toEqual([
      ['Sur  pages', undefined],
      ['Tout va bien', undefined],
    ]);
  });
});
