import { describe, expect, it } from 'vitest';
import { MERGE_FIELDS } from '../../../src/domain/duplicates/mergeFields';
import { memberOfAnswer } from '../../../src/domain/forms/memberOfAnswer';
import { membre, membreTexts } from '../../../src/domain/members/membre';
import { TRIS_MEMBRE } from '../../../src/domain/members/membreChoix';
import { COLONNES_EXPORT, COLONNES_IMPORT } from '../../../src/domain/members/membreColumns';
import { fieldsBy, fieldsWith, membreFields } from '../../../src/domain/members/membreFields';
import { SEARCHED_TEXTS, searchText } from '../../../src/domain/search/memberSearch';

const ORDERED = ['fact', 'search'] as const;

describe('The row of a field', () => {
  it('leads to files, the comparison of two records, searches and orders', () => {
    for (const fields of [COLONNES_EXPORT, MERGE_FIELDS])
      expect.soft(fields).toEqual(expect.arrayContaining([...COLONNES_IMPORT]));
    expect(TRIS_MEMBRE).toEqual(expect.arrayContaining([...fieldsWith('isSortable')]));
    for (const text of SEARCHED_TEXTS) expect.soft(searchText({ [text]: 'Zwyx' }), text).toContain(' zwyx ');
  });

  it('leads to the schema, which keeps the text of every field', () => {
    const values = Object.fromEntries(COLONNES_IMPORT.map((field) => [field, field]));
    expect(membre.parse({ id: 1, ...values })).toMatchObject(values);
    expect(['nom', 'prenom', ...Object.keys(membreTexts)]).toEqual(fieldsWith('maxLength'));
  });

  it('has its label as the question that asks for a text', () => {
    for (const field of fieldsWith('maxLength')) {
      const { label } = membreFields[field];
      const champ = { champ: 1, nom_du_champ: `Votre ${label.toLowerCase()}\u00a0?`, type_de_champ: 'text' };
      expect.soft(memberOfAnswer([{ ...champ, valeur: 'Zwyx' }]), label).toEqual({ [field]: 'Zwyx' });
    }
  });

  it.each(ORDERED)('has a place of its own by %s', (part) => {
    const places = fieldsBy(part).map((field) => membreFields[field][part]);
    expect(new Set(places).size).toBe(places.length);
    expect(places).toEqual([...places].sort((one, other) => Number(one) - Number(other)));
  });
});
