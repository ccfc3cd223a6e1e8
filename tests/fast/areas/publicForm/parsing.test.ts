import { describe, expect, it } from 'vitest';
import { publicForm } from '../../../../src/areas/publicForm/publicForm';

describe('the form that visitors load', () => {
  const schema = publicForm.public.answer as unknown as {
    '~standard': { validate(value: unknown): { value?: object; issues?: object[] } };
  };
  const read = (value: unknown) => schema['~standard'].validate(value);

  it('has texts and fields, and a stamp where the back end sent one', () => {
    expect(
      read({
        nom_du_formulaire: 'Camp',
        tampon: 'abc',
        champs: [{ id: '4', is_required: null, required: true }, 3],
      }),
    ).toEqual({
      value: {
        nom_du_formulaire: 'Camp',
        description: '',
        organisation: '',
        confidentialite: '',
        champs_caches: [],
        tampon: 'abc',
        champs: [
          {
            id: undefined,
            nom_du_champ: '',
            type_de_champ: '',
            option: '',
            placeholder: '',
            is_required: true,
          },
          expect.objectContaining({ is_required: false }),
        ],
      },
    });
    expect(read({ nom_du_formulaire: 'Camp', description: 'Été', tampon: '', champs: null })).toEqual({
      value: {
        nom_du_formulaire: 'Camp',
        description: 'Été',
        organisation: '',
        confidentialite: '',
        champs_caches: [],
        tampon: undefined,
        champs: [],
      },
    });
    expect(read({ nom_du_formulaire: 'Camp', champs: [{ id: 4, nom_du_champ: ' Nom ' }] })).toMatchObject({
      value: { champs: [{ id: 4, nom_du_champ: 'Nom' }] },
    });
  });

  it('is refused without a name, or when its fields are no list', () => {
    for (const value of [null, 'x', {}, { nom_du_formulaire: 4 }])
      expect(read(value)).toEqual({
        issues: [{ message: '', path: ['nom_du_formulaire'], expected: 'string' }],
      });
    for (const fields of [{}, 'x', false])
      expect(read({ nom_du_formulaire: 'Camp', champs: fields })).toEqual({
        issues: [{ message: '', path: ['champs'], expected: 'array' }],
      });
  });
});
