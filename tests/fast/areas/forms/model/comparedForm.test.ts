import { describe, expect, it } from 'vitest';
import { comparedForm, formOf } from '../../../../../src/areas/forms/builder/comparedForm';
import {
  type BuiltForm,
  EMPTY_FORM,
  newField,
  sameForm,
} from '../../../../../src/areas/forms/model/builtForm';
import { mergedOf } from '../../../../../src/data/save/differences';

/** A form with these fields; `*` marks a required one. */
const form = (...fields: readonly [name: string, id?: number][]): BuiltForm => ({
  ...EMPTY_FORM,
  nom_du_formulaire: 'Camp',
  champs: fields.map(([name, id], key) => ({
    ...newField(key, 'text'),
    id,
    nom_du_champ: name.replace('*', ''),
    is_required: name.endsWith('*'),
  })),
});

/** What is saved when each keeps what only they changed, and the second its own where both did. */
function merged(opened: BuiltForm, present: BuiltForm, mine: BuiltForm): BuiltForm {
  const [before, now, held] = [comparedForm(opened), comparedForm(present), comparedForm(mine)];
  const fields = Object.keys({ ...before, ...now, ...held });
  return formOf(mergedOf({ opened: before, present: now, held, fields }, []), mine, present);
}
const fieldsOf = ({ champs: fields }: BuiltForm) => fields.map(({ nom_du_champ, id }) => [nom_du_champ, id]);

describe('a compared form', () => {
  it('becomes the same form again, fields of one name included', () => {
    const twice = form(['A', 1], ['A', 2], ['B*']);
    expect(sameForm(formOf(comparedForm(twice), twice, twice), twice)).toBe(true);
  });

  it('keeps the fields that either side added, changed or removed [J3]', () => {
    const opened = form(['A', 1], ['B', 2], ['C', 3]);
    const present = form(['A*', 1], ['B', 2], ['C', 3], ['Leur', 4]);
    const result = merged(opened, present, form(['A', 1], ['C*', 3], ['Mien']));
    expect(fieldsOf(result)).toEqual([
      ['A', 1],
      ['C', 3],
      ['Mien', undefined],
      ['Leur', 4],
    ]);
    expect(result.champs.map(({ is_required }) => is_required)).toEqual([true, true, false, false]);
  });

  it('sends each stored field once: renamed here it keeps its answers, deleted there it is new [J3]', () => {
    const opened = form(['A', 1], ['B', 2]);
    const renamed = merged(opened, form(['A', 1], ['B*', 2]), form(['Prénom', 1], ['B', 2]));
    expect(fieldsOf(renamed)).toEqual([
      ['Prénom', 1],
      ['B', 2],
    ]);
    expect(fieldsOf(merged(opened, form(['B', 2]), form(['A*', 1], ['B', 2])))).toEqual([
      ['B', 2],
      ['A', undefined],
    ]);
  });
});
