import { describe, expect, it } from 'vitest';
import { readDate } from '../../../../src/domain/import/dates';
import { dayOrderOf } from '../../../../src/domain/import/dayOrder';
import { readGender } from '../../../../src/domain/import/genders';
import { nameOrderOf, splitName } from '../../../../src/domain/import/wholeName';

const TODAY = '2026-11-25';

describe('the order of day and month', () => {
  const orderOf = (cells: string[], header = 'Naissance') => dayOrderOf(cells, header);

  it('is that which the column proves [K7]', () => {
    expect(orderOf(['03/04/1980', '12/25/1982'])).toMatchObject({ order: 'monthFirst', proof: 'cells' });
    expect(orderOf(['03/04/1980', '25/12/1982'])).toMatchObject({ order: 'dayFirst', proof: 'cells' });
    expect(orderOf(['03/04/1980'], 'Date de naissance (MM/JJ/AAAA)')).toMatchObject({
      order: 'monthFirst',
      proof: 'format',
    });
    const one = ['12/25/1980', ...Array.from({ length: 40 }, (_, at) => `25/0${1 + (at % 9)}/1980`)];
    expect(orderOf([...one, '03/04/1980'])).toMatchObject({ order: 'dayFirst', proof: 'cells' });
  });

  it('is asked for with the dates of the file where nothing proves it, or one contradicts another [K7]', () => {
    expect(orderOf(['03/04/1980', '05/05/1980', '11/02/1984'], 'Birth Date')).toEqual({
      examples: ['03/04/1980', '11/02/1984'],
    });
    expect(orderOf(['03/04/1980', '12/25/1982', '25/12/1982'])).toEqual({ examples: ['03/04/1980'] });
    expect(orderOf(['25/12/1982', '03/04/1980'], 'Birth Date (MM/DD/YYYY)')).toEqual({
      examples: ['03/04/1980'],
    });
  });

  it('is proposed, not proven, by a French header [K7]', () => {
    expect(orderOf(['03/04/1980'])).toEqual({ order: 'dayFirst', examples: ['03/04/1980'] });
  });

  it('decides nothing where every date has one reading', () => {
    expect(orderOf(['1980-04-03', '05/05/1980', '03.04.1980', '0/0/00'])).toEqual({ examples: [] });
  });
});

describe('a date with an hour', () => {
  const read = (written: string, zone = 'Europe/Paris') =>
    readDate(written, { today: TODAY, dayOrder: 'dayFirst', zone });

  it('is its day when the hour is zero, in every writing [K7]', () => {
    const rows = [
      '12/05/1980 00:00:00',
      '12/05/1980 0:00',
      '12/05/1980 00h00',
      '12/05/1980 0h',
      '12/05/1980 à 00:00',
      '12/05/1980 12:00:00 AM',
      '1980-05-12T00:00:00',
      '1980-05-12 00:00:00.000',
      '1980-05-12T00:00:00Z',
      '1980-05-12T00:00:00+01:00',
      '1980-05-12T00:00:00.000-0500',
      '1980-05-12 00:00:00+02',
      '1980-05-12T00:00:00 UTC',
      '1980-05-12Z',
    ];
    for (const written of rows)
      for (const zone of ['Europe/Paris', 'America/New_York', 'Pacific/Kiritimati'])
        expect.soft(read(written, zone), `${written} ${zone}`).toEqual({ date: '1980-05-12' });
  });

  it('is the day of the organisation when another hour has a zone [K7]', () => {
    expect(read('2009-02-27T23:00:00Z')).toEqual({ date: '2009-02-28' });
    expect(read('2009-02-27T23:00:00Z', 'America/New_York')).toEqual({ date: '2009-02-27' });
    expect(read('27/06/2009 22:00:00 +0000')).toEqual({ date: '2009-06-28' });
    expect(read('2009-02-28T03:30:00+05:30', 'UTC')).toEqual({ date: '2009-02-27' });
    expect(read('1901-06-30T23:50:39Z')).toEqual({ date: '1901-07-01' });
  });

  it('keeps its written day when another hour has none, and says so [K7]', () => {
    expect(read('2009-02-27 23:00:00')).toEqual({ date: '2009-02-27', remark: 'hour' });
  });

  it('is unreadable with an hour that no clock has', () => {
    for (const written of ['12/05/1980 25:00', '12/05/1980 10:61', '1980-05-12 demain', '1980-05-12 7'])
      expect.soft(read(written), written).toEqual({ problem: 'unreadable' });
  });

  it('is unknown where a program writes so, and in doubt on the first day of Unix [K7]', () => {
    const rows = [
      '0000-00-00',
      '0000-00-00 00:00:00',
      '00/00/0000',
      '0/0/00',
      '1900-01-01',
      '01/01/1900 00:00',
      '01/01/0001',
      '0001-01-01T00:00:00',
      '30/12/1899',
      '1899-12-30T00:00:00Z',
      '1901-01-01',
      '01/01/4501',
      '31/12/9999',
    ];
    for (const written of rows) expect.soft(read(written), written).toEqual({ isUnknown: true });
    expect(read('01/01/1970')).toEqual({ date: '1970-01-01', remark: 'perhapsUnknown' });
  });
});

describe('a gender', () => {
  it('is read in words, titles and numbers [K5]', () => {
    const men = ['M', 'h', 'Homme', 'M.', 'Monsieur', 'Mr', 'male', 'Masculin', '1'];
    const women = ['F', 'Femme', 'Mme', 'Mlle', 'Madame', 'female', 'w', 'Féminin', '2'];
    for (const word of men) expect.soft(readGender(word), word).toBe('masculin');
    for (const word of women) expect.soft(readGender(word), word).toBe('feminin');
    expect([readGender('0'), readGender('inconnu'), readGender('3'), readGender('toString')]).toEqual([
      '',
      '',
      undefined,
      undefined,
    ]);
    expect([readGender('1', 'womenFirst'), readGender('2', 'womenFirst')]).toEqual(['feminin', 'masculin']);
  });
});

describe('a whole name', () => {
  const split = (name: string, order?: 'lastFirst' | 'firstFirst') => {
    const { nom, prenom, isDoubtful } = splitName(name, order);
    return [nom, prenom, isDoubtful];
  };

  it('is split by its comma or its capitals whatever the order of the column [K5]', () => {
    expect(split('Dupré, Jean Luc')).toEqual(['Dupré', 'Jean Luc', false]);
    expect(split('DE LA TOUR Anne', 'firstFirst')).toEqual(['DE LA TOUR', 'Anne', false]);
    expect(split('Anne d’ESTAING', 'lastFirst')).toEqual(['d’ESTAING', 'Anne', false]);
    expect(split('Jean-Luc DUPRÉ MARTIN', 'lastFirst')).toEqual(['DUPRÉ MARTIN', 'Jean-Luc', false]);
  });

  it('is split by the order of the column, with its particles, and remarked where there are several ways [K5]', () => {
    expect(split('Jean de La Fontaine', 'firstFirst')).toEqual(['de La Fontaine', 'Jean', true]);
    expect(split('de Gaulle Charles', 'lastFirst')).toEqual(['de Gaulle', 'Charles', false]);
    expect(split('Baruk Selim', 'lastFirst')).toEqual(['Baruk', 'Selim', false]);
    expect(split('Marie Anne Baruk', 'firstFirst')).toEqual(['Baruk', 'Marie Anne', true]);
    expect(split('Prince', 'lastFirst')).toEqual(['Prince', '', false]);
  });

  it('has the order that its column shows, else none [K5]', () => {
    expect(nameOrderOf(['Jean Dupré', 'Zoé Martin', 'Baruk Selim'], 'Nom complet').order).toBe('firstFirst');
    expect(nameOrderOf(['Dupré Jean', 'Martin Zoé'], 'Name').order).toBe('lastFirst');
    expect(nameOrderOf(['Baruk Selim'], 'Nom et prénom').order).toBe('lastFirst');
    expect(nameOrderOf(['Baruk Selim'], 'Prénom NOM').order).toBe('firstFirst');
    expect(nameOrderOf(['Baruk Selim', 'Oriol Tess'], 'Membre')).toEqual({
      examples: ['Baruk Selim', 'Oriol Tess'],
    });
  });
});
