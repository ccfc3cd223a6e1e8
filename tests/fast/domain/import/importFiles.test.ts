import { describe, expect, it } from 'vitest';
import { readCsvFile } from '../../../../demo/server/contract/members/transfer/csvFile';
import { prepareLines } from '../../../../src/areas/members/reading/prepareLines';
import { readFile } from '../../../../src/areas/members/reading/readFile';
import { matchingOf, readingOf } from '../../../../src/areas/members/reading/readSource';
import { CAPABILITIES } from '../../../../src/domain/capabilities';
import { type FileDecisions, isUndecided, rulesOf } from '../../../../src/domain/import/decisions';
import type { NormalLine } from '../../../../src/domain/import/fieldValues';
import { IMPORT_COLUMNS } from '../../../../src/domain/members/fileColumns';
import { importFile } from '../../../support/importFiles';

/* Files as spreadsheets and other programs write them, read as the screen and as the server read them. */

const DEVICE = { today: '2026-11-25', zone: 'Europe/Paris' };
const pause = async () => {};

/** What the screen reads, once the questions are answered. */
async function onScreen(name: string, answers: FileDecisions = {}) {
  const source = await readFile(new File([importFile(name)], `${name}.csv`), pause);
  if ('kind' in source) throw new Error(source.kind);
  const { plan, decisions } = readingOf(source, matchingOf(source, IMPORT_COLUMNS));
  const isAsked = !source.found.isCertain || isUndecided(decisions, {});
  const lines = await prepareLines(source.table, { plan, rules: rulesOf(decisions, answers, DEVICE), pause });
  return { source, decisions, isAsked, lines };
}

async function onServer(name: string) {
  const file = await readCsvFile(importFile(name), DEVICE, { capabilities: CAPABILITIES });
  return file.rows.map((row) => file.read(row));
}

interface Told extends Partial<NormalLine['values']> {
  problems?: string[];
  notes?: string[];
}

const told = ({ values, problems, notes }: NormalLine): Told => ({
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value)),
  ...(problems.length > 0 && { problems: problems.map(({ kind }) => kind) }),
  ...(notes.length > 0 && { notes: notes.map(({ kind }) => kind) }),
});

/** What both read without a question. */
async function read(name: string) {
  const { isAsked, lines } = await onScreen(name);
  expect([name, isAsked]).toEqual([name, false]);
  const server = await onServer(name);
  expect(server.map(told)).toEqual(lines.map(told));
  return lines.map(told);
}

describe('a file of another coding', () => {
  const lefevre = { nom: 'Lefèvre', prenom: 'Hélène', genre: 'feminin', ville: 'Besançon' };

  it('is read by screen and server as its people are called [K6]', async () => {
    const files = ['mac-roman', 'dos', 'utf16-without-mark', 'some-lines', 'twice'];
    for (const name of files) expect.soft((await read(name))[0], name).toEqual(lefevre);
    expect((await read('mac-roman'))[1]).toMatchObject({ nom: 'Gœtz', prenom: 'François', ville: 'Nîmes' });
  });

  it('is asked about on screen, and refused by the server with its words, where it is not certain [K6]', async () => {
    expect((await onScreen('uncertain')).isAsked).toBe(true);
    await expect(onServer('uncertain')).rejects.toThrow(/«\u00a0Schäfer\u00a0».*CSV UTF-8/);
  });
});

describe('the lines of a file', () => {
  it('are refused where cells are too many or moved, and may have blank ones at the end [K5]', async () => {
    const problems = async (name: string) => (await read(name)).map((line) => line.problems);
    expect(await problems('moved-columns')).toEqual([undefined, ['tooManyCells'], undefined]);
    expect(await problems('moved-within')).toEqual([undefined, ['moved'], undefined]);
  });

  it('begin below the row of names, whatever the title above it [K5]', async () => {
    const { lines } = await onScreen('title-line');
    expect(lines.map(({ line, values }) => [line, values.nom, values.prenom])).toEqual([
      [4, 'Mercier', 'Odile'],
      [5, 'Mercier', 'Rémi'],
    ]);
    await read('title-line');
  });

  it('have whole names split as the column shows, the gender by title, and one for the others [K5]', async () => {
    const { lines, isAsked, decisions } = await onScreen('whole-names', { genre: 'masculin' });
    expect([isAsked, decisions.withoutGenre.count]).toEqual([false, 2]);
    expect(lines.map(({ values: { nom, prenom, genre } }) => [nom, prenom, genre])).toEqual([
      ['DUPRÉ', 'Jean-Luc', 'masculin'],
      ['DE LA TOUR', 'Anne', 'masculin'],
      ['LEROY', 'Zoé', 'feminin'],
    ]);
    expect((await onScreen('whole-names-open')).isAsked).toBe(true);
    await expect(onServer('whole-names-open')).rejects.toThrow('Les colonnes nom, prenom sont manquantes');
  });

  it('have their dates in the order of the column [K7]', async () => {
    expect((await read('month-first')).map(({ date_naissance }) => date_naissance)).toEqual([
      '1980-03-04',
      '1982-12-25',
      '2011-07-31',
      '2014-11-02',
    ]);
    const asked = await onScreen('day-or-month', { dayOrder: 'monthFirst' });
    expect([asked.isAsked, asked.lines[0]?.values.date_naissance]).toEqual([true, '1980-03-04']);
    expect((await onServer('day-or-month')).map(told).map(({ problems }) => problems)).toEqual([
      ['ambiguousDate'],
      ['ambiguousDate'],
    ]);
  });

  it('have dates without their hours of zero [K7]', async () => {
    expect((await read('dates-with-hour')).map(({ date_naissance }) => date_naissance)).toEqual([
      '1980-05-12',
      '1979-11-03',
      '2009-02-28',
      '2012-07-14',
    ]);
  });

  it('lose what a spreadsheet put around their values, in every column [K8]', async () => {
    expect(await read('around-numbers')).toEqual([
      {
        nom: 'Vial',
        prenom: 'Marc',
        genre: 'masculin',
        date_naissance: '1961-03-25',
        telephone: '0612345678',
        ville: '01000 Bourg',
        adresse: '12 rue Basse',
      },
      expect.objectContaining({
        genre: 'feminin',
        telephone: '0612345678',
        problems: ['rounded'],
        notes: ['perhapsUnknown', 'phone'],
      }),
      expect.objectContaining({ genre: 'masculin', problems: ['error', 'formula'], notes: ['unknownDate'] }),
    ]);
    const phones = (await read('phones')).map(({ telephone }) => telephone);
    expect([phones[11], phones[12], phones[15]]).toEqual(['0612345678', '0612345678', '0612345678']);
    expect((await read('phones'))[2]?.problems).toEqual(['rounded']);
  });
});

describe('the heads of other programs', () => {
  const firstOf = async (name: string, answers?: FileDecisions) => {
    const { lines } = await onScreen(name, answers);
    const [line] = lines;
    if (!line) throw new Error(`${name} has no line`);
    return told(line);
  };

  it('are known: Galette, hitobito, CiviCRM, Outlook and Google Contacts, in French and English [K8]', async () => {
    const rows: [string, object][] = [
      [
        'galette',
        {
          nom: 'Gallet',
          prenom: 'Inès',
          genre: 'feminin',
          telephone: '0601020304',
          profession: 'Infirmière',
        },
      ],
      [
        'hitobito-fr',
        {
          nom: 'Favre',
          prenom: 'Léonie',
          adresse: 'Rue Haute 12b',
          ville: 'Lausanne',
          date_naissance: '2001-03-05',
        },
      ],
      [
        'civicrm-en',
        { nom: 'Morvan', prenom: 'Agathe', genre: 'feminin', adresse: '8 rue du Lac', profession: 'Juriste' },
      ],
      [
        'civicrm-fr',
        { nom: 'Sow', prenom: 'Awa', genre: 'feminin', ville: 'Lille', email: 'awa@exemple.test' },
      ],
      [
        'outlook-fr',
        {
          nom: 'Garnier',
          prenom: 'Paul',
          genre: 'masculin',
          telephone: '06 00 00 00 11',
          adresse: '8 rue Haute',
        },
      ],
      [
        'outlook-en',
        {
          nom: 'Young',
          prenom: 'Mark',
          genre: 'masculin',
          date_naissance: '1970-12-25',
          profession: 'Editor',
        },
      ],
      [
        'google-en',
        {
          nom: 'Vasseur',
          prenom: 'Chloé',
          genre: 'feminin',
          email: 'chloe@exemple.test',
          adresse: '3 rue Verte',
        },
      ],
      ['google-fr', { nom: 'Roux', prenom: 'Inès', date_naissance: '1990-05-17', ville: 'Nantes' }],
    ];
    for (const [name, wanted] of rows) expect.soft(await firstOf(name), name).toMatchObject(wanted);
  });

  it('are known in German and English: Planning Center, ChurchTools and Breeze, marital status included [Q11] [K8]', async () => {
    expect(await firstOf('planning-center')).toMatchObject({
      nom: 'Fofana',
      prenom: 'Awa',
      genre: 'feminin',
      date_naissance: '1980-05-30',
      situation_matrimoniale: 'marie',
      telephone: '+33 6 00 00 01 01',
      email: 'awa.fofana@exemple.test',
      adresse: '2 rue A',
      ville: 'Dax',
    });
    const { lines } = await onScreen('churchtools');
    expect(lines.map(told)).toEqual([
      {
        nom: 'Keller',
        prenom: 'Jürg',
        genre: 'masculin',
        date_naissance: '1975-03-05',
        nationalite: 'Deutsch',
        profession: 'Schreiner',
        situation_matrimoniale: 'marie',
        telephone: '06 00 00 02 01',
        email: 'juerg.keller@beispiel.test',
        adresse: 'Hauptstraße 4',
        code_postal: '67000',
        ville: 'Straßburg',
        notes: ['spare'],
      },
      expect.objectContaining({ situation_matrimoniale: 'celibataire', telephone: '03 88 00 00 01' }),
      expect.objectContaining({ nom: 'Vogt', notes: ['situation'] }),
    ]);
    expect(await firstOf('breeze')).toMatchObject({
      telephone: '06 00 00 03 01',
      adresse: '9 High Street',
      ville: 'Nice',
      notes: ['situation'],
    });
  });

  it('say when a second telephone has no place, and take it where the first is empty [K8]', async () => {
    const { lines } = await onScreen('outlook-fr');
    expect(lines[0]?.notes).toContainEqual({ kind: 'spare', field: 'telephone', value: '02 41 00 00 01' });
    const galette = await onScreen('galette');
    expect(galette.lines[1]?.values.telephone).toBe('0474010203');
  });

  it('of CiviCRM leave open what 1 and 2 stand for [K5]', async () => {
    const asked = await onScreen('civicrm-codes', { genderCodes: 'womenFirst' });
    expect([asked.isAsked, asked.decisions.codes]).toEqual([
      true,
      { 1: ['Agathe Morvan'], 2: ['Noé Morvan'] },
    ]);
    expect(asked.lines.map(({ values }) => values.genre)).toEqual(['feminin', 'masculin']);
  });

  it('leave open what 1 stands for beside 0, but not beside 0 and 2 [K5]', async () => {
    const codes = async (rows: string) => {
      const source = await readFile(new File([`Nom;Prénom;Sexe\n${rows}`], 'liste.csv'), pause);
      if ('kind' in source) throw new Error(source.kind);
      return readingOf(source, matchingOf(source, IMPORT_COLUMNS)).decisions.codes;
    };
    expect(await codes('Roy;Léa;1\nRoy;Luc;0\n')).toEqual({ 1: ['Léa Roy'], 2: [] });
    expect(await codes('Roy;Léa;2\nRoy;Luc;1\nRoy;Sam;0\n')).toBeUndefined();
    expect(await codes('Roy;Luc;1\nRoy;Jean;1\n')).toBeUndefined();
  });
});
