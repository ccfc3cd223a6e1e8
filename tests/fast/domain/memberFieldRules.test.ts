import { describe, expect, it } from 'vitest';
import { MERGE_FIELDS } from '../../../src/domain/duplicates/mergeFields';
import { memberOfAnswer } from '../../../src/domain/forms/memberOfAnswer';
import { EXPORT_COLUMNS, IMPORT_COLUMNS } from '../../../src/domain/members/fileColumns';
import { memberSchema, memberTextSchemas } from '../../../src/domain/members/member';
import { fieldsBy, fieldsWith, memberFieldRules } from '../../../src/domain/members/memberFieldRules';
import { MEMBER_ORDERINGS } from '../../../src/domain/members/memberFilters';
import { MATCH_PLACES, searchText } from '../../../src/domain/search/memberSearch';

const ORDERED = ['fact', 'search'] as const;

describe('The row of a field', () => {
  it('leads to files, the comparison of two records, searches and orders', () => {
    for (const fields of [EXPORT_COLUMNS, MERGE_FIELDS])
      expect.soft(fields).toEqual(expect.arrayContaining([...IMPORT_COLUMNS]));
    expect(MEMBER_ORDERINGS).toEqual(expect.arrayContaining([...fieldsWith('isSortable')]));
    for (const text of MATCH_PLACES.filter((place) => place !== 'telephone'))
      expect.soft(searchText({ [text]: 'Zwyx' }), text).toContain(' zwyx ');
  });

  it('leads to the schema, which keeps the text of every field', () => {
    const values = Object.fromEntries(IMPORT_COLUMNS.map((field) => [field, field]));
    expect(memberSchema.parse({ id: 1, ...values })).toMatchObject(values);
    expect(['nom', 'prenom', ...Object.keys(memberTextSchemas)]).toEqual(fieldsWith('maxLength'));
  });

  it('has its label as the question that asks for a text', () => {
    for (const field of fieldsWith('maxLength')) {
      const { label } = memberFieldRules[field];
      const question = {
        champ: 1,
        nom_du_champ: `Votre ${label.toLowerCase()}\u00a0?`,
        type_de_champ: 'text',
      };
      expect.soft(memberOfAnswer([{ ...question, valeur: 'Zwyx' }]), label).toEqual({ [field]: 'Zwyx' });
    }
  });

  it.each(ORDERED)('has a place of its own by %s', (part) => {
    const places = fieldsBy(part).map((field) => memberFieldRules[field][part]);
    expect(new Set(places).size).toBe(places.length);
    expect(places).toEqual([...places].sort((one, other) => Number(one) - Number(other)));
  });
});
