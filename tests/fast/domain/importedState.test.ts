import { describe, expect, it } from 'vitest';
import { readStatus } from '../../../src/domain/import/genders';
import { readState, stateColumnsOf } from '../../../src/domain/register/importedState';

const RULES = { today: '2026-11-25', zone: 'Europe/Paris' };
const COLUMNS = { etat: 0, etat_depuis: 1, etat_motif: 2 };
const read = (...row: string[]) => readState(row, COLUMNS, RULES);

describe('The state in a line of a file', () => {
  it('is read as programs and people write it [R1]', () => {
    const words = {
      actif: ['actif', 'Active', 'MEMBRE ACTIF'],
      parti: ['Parti', 'partie', 'Parti(e)', 'Ancien membre', 'ancienne membre', 'Sorti(e)', "'Parti"],
      decede: ['Décédé', 'DECEDEE', 'Décédé(e)', 'décédé·e', 'defunt', 'Deceased'],
    };
    for (const [etat, written] of Object.entries(words))
      for (const word of written) expect.soft(read(word), word).toMatchObject({ etat });
  });

  it('may have its day in the same cell, and a reason where the person left [R1]', () => {
    expect(read('décédée le 03/11/2026')).toMatchObject({ etat: 'decede', etat_depuis: '2026-11-03' });
    expect(read('Parti depuis le 2020-05-31', '', 'Démission')).toEqual({
      ...{ etat: 'parti', etat_depuis: '2020-05-31', etat_motif: 'demission' },
    });
    expect(read('Parti', '13/02/2019', 'Autre motif')).toMatchObject({
      ...{ etat_depuis: '2019-02-13', etat_motif: 'autre' },
    });
  });

  it('is nothing where the line says nothing, and a problem where it can’t be read', () => {
    expect(read('', '', '')).toBeUndefined();
    expect(readState(['Parti'], {}, RULES)).toBeUndefined();
    const problems = [
      [read('en voyage'), 'etat', false],
      [read('', '03/11/2026'), 'etat_depuis', false],
      [read('Parti', '31/02/2020'), 'etat_depuis', false],
      [read('Décédée', '25/12/2026'), 'etat_depuis', true],
      [read('Parti', '', 'Fâché'), 'etat_motif', false],
      [read('Décédé', '', 'Démission'), 'etat_motif', false],
    ] as const;
    for (const [found, field, isToCome] of problems) expect.soft(found).toMatchObject({ field, isToCome });
  });

  it('stands in a column whose cells are mostly states', () => {
    const header = ['Nom', 'État', 'Date de sortie', 'Raison'];
    const rows = (...states: string[]) => states.map((state) => ['Roy', state]);
    const found = { etat: 1, etat_depuis: 2, etat_motif: 3 };
    expect(stateColumnsOf(header, rows('Parti', '', 'Actif', 'voir Léa'))).toEqual(found);
    expect(stateColumnsOf(header, rows('Bavière', 'Hesse', 'Actif'))).toBeUndefined();
    expect(stateColumnsOf(['Nom'], rows('Parti'))).toBeUndefined();
  });
});

describe('The marital status in a file', () => {
  it('is widowed only where the back end knows states [R1]', () => {
    for (const word of ['VEUF', 'veuve', 'Veuf(ve)', 'Veuf/veuve', 'widowed']) {
      expect.soft(readStatus(word, true), word).toBe('veuf');
      expect.soft(readStatus(word), word).toBeUndefined();
    }
    expect(readStatus('Mariée', true)).toBe('marie');
  });
});
