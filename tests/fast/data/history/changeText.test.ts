import { describe, expect, it } from 'vitest';
import { changeText, fieldChanges } from '../../../../src/data/history/changeText';
import type { RecordedChange } from '../../../../src/domain/journal/operation';

const change = (fields: Partial<RecordedChange>): RecordedChange => ({
  id: 1,
  quand: '2026-03-15T10:00:00Z',
  auteur: null,
  action: 'membres.update',
  nom_table: 'membres',
  avant: null,
  apres: null,
  ...fields,
});

const told = (before: object, after: object, more: Partial<RecordedChange> = {}) =>
  fieldChanges(
    change({ avant: before as Record<string, unknown>, apres: after as Record<string, unknown>, ...more }),
    (key, value) => (key === 'type_de_champ' && value === 'radio' ? 'Choix unique' : undefined),
  ).map(({ label, before, after }) => [label, before, after]);

describe('fieldChanges', () => {
  it('says values in words: dates, ticks, codes, and names for ids [J1]', () => {
    const before = {
      date_naissance: '2001-02-03',
      genre: 'feminin',
      conjoint_id: 12,
      form_static: false,
      frequency: 'weekly',
      ouvert_du: '2026-03-15T18:30',
      date: '2026-03-15T18:30:00',
      type_de_champ: 'radio',
    };
    const after = {
      ...{ date_naissance: null, genre: '', conjoint_id: 13, form_static: true, frequency: 'autre' },
      ...{ ouvert_du: null, date: '2026-03-16T00:00:00', type_de_champ: 'text' },
    };
    expect(told(before, after, { noms: { conjoint_id: { 13: 'Roux Ève' } } })).toEqual([
      ['Date de naissance', '03/02/2001', 'vide'],
      ['Genre', 'Femme', 'vide'],
      ['Conjoint', 'n°\u00a012', 'Roux Ève'],
      ['Formulaire statique', 'Non', 'Oui'],
      ['Fréquence', 'Hebdomadaire', 'autre'],
      ['Ouvert du', '15/03/2026 18:30', 'vide'],
      ['Date', '15/03/2026', '16/03/2026'],
      ['Type', 'Choix unique', 'text'],
    ]);
  });

  it('never shows an object or a column without a name [J1]', () => {
    expect(told({ option: ['Oui'], cle: 'a' }, { option: { un: 'Oui', deux: null }, cle: 'b' })).toEqual([
      ['Choix', 'Oui', 'Oui, vide'],
    ]);
  });
});

describe('changeText', () => {
  const part = (fields: Partial<RecordedChange>) =>
    changeText('membres', change({ nom_table: 'groupes_membres', nom: 'Chorale', ...fields }));

  it('says what was added, changed and removed; a stay that ended is removed [J1]', () => {
    expect(part({ apres: { groupe_id: 1 } })).toBe('Groupe «\u00a0Chorale\u00a0»\u00a0: ajout');
    expect(part({ avant: {}, apres: { date_sortie: '2026-03-15' } })).toMatch(/: retrait$/);
    expect(part({ avant: {}, apres: { date_inscription: '2026-03-15' } })).toMatch(/: changement$/);
    expect(part({ avant: { groupe_id: 1 } })).toMatch(/: retrait$/);
    expect(part({ nom_table: 'inconnue', nom: null, avant: {} })).toBe('Lien\u00a0: retrait');
    expect(part({ nom_table: 'membres', avant: {} })).toBeUndefined();
  });
});
