import { describe, expect, it } from 'vitest';
import { ALWAYS } from '../../../../../src/areas/forms/model/availability';
import { MAX_FILE, parseForm, readBuiltForm } from '../../../../../src/areas/forms/model/readBuiltForm';

describe('a form from a file', () => {
  const file = { nom_du_formulaire: 'Camp', champs: [{ nom_du_champ: 'Nom', type_de_champ: 'text' }] };
  const read = (value: unknown, most?: number) => {
    const found = readBuiltForm(value, most);
    return 'form' in found ? found.form : found.problem;
  };

  it('may be wrapped in data, unless the outer object has fields itself', () => {
    expect(read({ data: file })).toMatchObject({ nom_du_formulaire: 'Camp' });
    expect(read({ ...file, data: { nom_du_formulaire: 'Autre', champs: [] } })).toMatchObject({
      nom_du_formulaire: 'Camp',
    });
    expect(read({ data: [file] })).toEqual({ kind: 'notAForm' });
  });

  it('is refused with its problem', () => {
    for (const value of [undefined, null, 'x', [], {}]) expect(read(value)).toEqual({ kind: 'notAForm' });
    expect(read({ champs: [] })).toEqual({ kind: 'nameless' });
    expect(read({ nom_du_formulaire: 'Camp' })).toEqual({ kind: 'fieldless' });
    expect(read({ ...file, champs: [...file.champs, ...file.champs] }, 1)).toEqual({
      kind: 'tooManyFields',
      count: 2,
    });
    expect(read(file, 1)).toMatchObject({ nom_du_formulaire: 'Camp' });
    for (const odd of [null, [], 'x', {}, { type_de_champ: 4 }, { type_de_champ: 'text', nom_du_champ: {} }])
      expect(read({ ...file, champs: [odd] }), JSON.stringify(odd)).toEqual({
        kind: 'badField',
        position: 1,
      });
    expect(read({ ...file, champs: [...file.champs, null] })).toEqual({ kind: 'badField', position: 2 });
    expect(parseForm(JSON.stringify(file).padEnd(MAX_FILE))).toHaveProperty('form');
    expect(parseForm(JSON.stringify(file).padEnd(MAX_FILE + 1))).toEqual({ problem: { kind: 'tooBig' } });
    expect(parseForm(`\ufeff${JSON.stringify(file)}`)).toHaveProperty('form');
    expect(parseForm(`${JSON.stringify(file)}\ufeff`)).toEqual({ problem: { kind: 'notJson' } });
  });

  it('has the texts and numbers of its fields, and true only where the file says true', () => {
    const fields = [
      {
        id: 4,
        nom_du_champ: 5,
        type_de_champ: 'select',
        option: ' S , M',
        is_required: true,
        placeholder: null,
      },
      { id: 'x', type_de_champ: 'select', options: ['a,b', ' ', 3, {}], is_required: 'oui' },
      { type_de_champ: 'text', is_required: null, required: true },
      { type_de_champ: 'text', is_required: false, required: true },
    ];
    expect(
      read({ nom_du_formulaire: 'Camp', description: 12, form_extend: true, form_static: 1, champs: fields }),
    ).toEqual({
      nom_du_formulaire: 'Camp',
      description: '12',
      form_extend: true,
      form_static: false,
      availability: ALWAYS,
      champs: [
        {
          key: 0,
          id: 4,
          nom_du_champ: '5',
          type_de_champ: 'select',
          options: ['S', 'M'],
          is_required: true,
          placeholder: '',
        },
        {
          key: 1,
          id: undefined,
          nom_du_champ: '',
          type_de_champ: 'select',
          options: ['a,b', ' ', '3', ''],
          is_required: false,
          placeholder: '',
        },
        expect.objectContaining({ key: 2, is_required: true }),
        expect.objectContaining({ key: 3, is_required: false }),
      ],
    });
    expect(read({ ...file, form_static: true })).toMatchObject({ form_extend: false, form_static: true });
  });

  it('has its availability beside its fields or in an object of its own, in minutes', () => {
    const opened = { ouvert_du: '2026-01-01T08:00:59', ouvert_au: 'le 2026-01-01T08:00', reponses_max: 50 };
    const availability = {
      ouvert_du: '2026-01-01T08:00',
      ouvert_au: '',
      reponses_max: '50',
      protection: false,
    };
    expect(read({ ...file, ...opened, protection: false })).toMatchObject({ availability });
    expect(read({ ...file, ouvert_du: 'x', availability: { ...opened, protection: false } })).toMatchObject({
      availability,
    });
    expect(read({ ...file, protection: 'non' })).toMatchObject({ availability: { protection: true } });
    for (const odd of ['2026-01-01', '20x6-01-01T08:00', '2026-1-01T08:00', '2026-01-01 08:00'])
      expect(read({ ...file, ouvert_du: odd })).toMatchObject({ availability: { ouvert_du: '' } });
  });
});
