import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../../src/api/endpoint';
import { formCalls } from '../../../../src/api/endpoints/forms';
import { parseResponse } from '../../../../src/api/http/parseResponse';
import { publicForm } from '../../../../src/areas/publicForm/publicForm';
import type { FieldDefinition } from '../../../../src/domain/forms/form';

describe('the calls of the public form', () => {
  it('accept every receipt but a page', () => {
    for (const page of ['<!doctype html><title>Portail</title>', '\n <html>'])
      expect(() => parseResponse(publicForm.answer, 200, page)).toThrow('contract');
    for (const receipt of [undefined, 'ok', { data: null }, { success: true }])
      expect(() => parseResponse(publicForm.answer, 201, receipt)).not.toThrow();
  });

  it('are those of the contract', () => {
    const callOf = ({ id, method, path, anonymous, multipart, file }: Endpoint) => ({
      ...{ id, method, path, anonymous, multipart, file },
    });
    expect(callOf(publicForm.public)).toEqual(callOf(formCalls.public));
    expect(callOf(publicForm.answer)).toEqual(callOf(formCalls.answer));
    expect(publicForm.public.anonymous && publicForm.answer.anonymous).toBe(true);
  });

  const form = {
    nom_du_formulaire: 'Camp',
    description: null,
    champs: [{ id: 1, nom_du_champ: ' Nom ', type_de_champ: 'text', required: true }, { nom_du_champ: null }],
  };

  it.each([[{ data: { data: { ...form, id: 1 } } }], [{ data: { ...form, id: 1 } }], [{ ...form, id: 1 }]])(
    'read what the contract reads, in any envelope [F37]',
    (body) => {
      const byHand = parseResponse(publicForm.public, 200, body);
      const empty = { option: '', placeholder: '', type_de_champ: '' };
      expect(byHand).toEqual({
        nom_du_formulaire: 'Camp',
        description: '',
        champs: [
          { ...empty, id: 1, nom_du_champ: 'Nom', type_de_champ: 'text', is_required: true },
          { ...empty, id: undefined, nom_du_champ: '', is_required: false },
        ],
        organisation: '',
        confidentialite: '',
        champs_caches: [],
        tampon: undefined,
      });
      const read = parseResponse(formCalls.public, 200, body);
      const shared = ({ id, is_required, required }: FieldDefinition) => [
        id,
        is_required ?? Boolean(required),
      ];
      expect(read.champs?.map(shared)).toEqual(byHand.champs.map(shared));
    },
  );

  it('refuse any other answer', () => {
    const rows = [
      [{ data: 42 }],
      [{ data: { champs: [] } }],
      [{ data: { nom_du_formulaire: 'x', champs: 'y' } }],
      ['<html>'],
    ] as const;
    for (const [body] of rows)
      expect
        .soft(() => parseResponse(publicForm.public, 200, body), JSON.stringify(body))
        .toThrow('contract');
  });
});
