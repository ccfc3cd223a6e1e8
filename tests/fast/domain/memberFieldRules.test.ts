import { describe, expect, it } from 'vitest';
import { MERGE_FIELDS } from '../../../src/domain/duplicates/mergeFields';
import { memberOfAnswer } from '../../../src/domain/forms/memberOfAnswer';
import { entryTraits } from '../../../src/domain/import/knownPeople';
import { type LineRules, normaliseLine } from '../../../src/domain/import/normaliseLine';
import { EXPORT_COLUMNS, IMPORT_COLUMNS } from '../../../src/domain/members/fileColumns';
import { memberSchema, memberTextSchemas } from '../../../src/domain/members/member';
import {
  fieldsBy,
  fieldsOfKind,
  fieldsWith,
  isOfKind,
  memberFieldRules,
} from '../../../src/domain/members/memberFieldRules';
import { MEMBER_ORDERINGS } from '../../../src/domain/members/memberFilters';
import { recordOf } from '../../../src/domain/records';
import { MATCH_PLACES, searchText } from '../../../src/domain/search/memberSearch';
import { similarityOf } from '../../../src/domain/search/similarity';

const ORDERED = ['fact', 'search'] as const;

describe('The row of a field', () => {
  it('leads to files, the comparison of two records, searches and orders', () => {
    for (const fields of [EXPORT_COLUMNS, MERGE_FIELDS])
      expect.soft(fields).toEqual(expect.arrayContaining([...IMPORT_COLUMNS]));
    expect(MEMBER_ORDERINGS).toEqual(expect.arrayContaining([...fieldsWith('isSortable')]));
    for (const text of MATCH_PLACES.filter((place) => !isOfKind(place, 'phone')))
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
      for (const type_de_champ of ['text', ...(isOfKind(field, 'phone') ? ['tel'] : [])]) {
        const question = { champ: 1, nom_du_champ: `Votre ${label.toLowerCase()}\u00a0?`, type_de_champ };
        expect
          .soft(
            memberOfAnswer([{ ...question, valeur: 'Zwyx' }], () => true),
            label,
          )
          .toEqual({ [field]: 'Zwyx' });
      }
    }
  });

  const imported = (field: (typeof IMPORT_COLUMNS)[number], text: string) =>
    normaliseLine({ ...recordOf(IMPORT_COLUMNS, () => ''), [field]: text }, {} as LineRules).values[field];

  it.each(fieldsOfKind('phone'))(
    'has a kind by which %s is searched, compared and imported as a number',
    (field) => {
      const [typed, stored] = [{ [field]: '06 12 34 56 78' }, { [field]: '+33 612345678' }];
      expect(searchText(stored)).toContain('#0612345678');
      expect(MATCH_PLACES).toContain(field);
      expect(similarityOf(typed, stored)).toBe('telephone');
      expect(entryTraits(typed).phones).toEqual(entryTraits(stored).phones);
      expect(imported(field, '612345678')).toBe('0612345678');
    },
  );

  it.each(fieldsOfKind('email'))('has a kind by which %s is compared and imported as an address', (field) => {
    expect(similarityOf({ [field]: 'Awa@exemple.org' }, { [field]: 'awa@exemple.org ' })).toBe('email');
    expect(imported(field, 'mailto:awa@exemple.org')).toBe('awa@exemple.org');
  });

  it.each(ORDERED)('has a place of its own by %s', (part) => {
    const places = fieldsBy(part).map((field) => memberFieldRules[field][part]);
    expect(new Set(places).size).toBe(places.length);
    expect(places).toEqual([...places].sort((one, other) => Number(one) - Number(other)));
  });
});
