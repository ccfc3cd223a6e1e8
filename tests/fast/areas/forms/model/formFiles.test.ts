import { describe, expect, it } from 'vitest';
import { MAX_FIELDS } from '../../../../../src/areas/forms/model/builderReducer';
import { builtFormOf, EMPTY_FORM, newField } from '../../../../../src/areas/forms/model/builtForm';
import { formFile, payloadOf } from '../../../../../src/areas/forms/model/payload';
import { fieldProblems, formProblemsOf } from '../../../../../src/areas/forms/model/problems';
import { MAX_FILE, parseForm } from '../../../../../src/areas/forms/model/readBuiltForm';
import { fileNameOf } from '../../../../../src/ui/output/saveFile';
import { seeded } from './randomActions';

const field = { nom_du_champ: 'Taille', type_de_champ: 'select', option: 'S, M,,L ', placeholder: null };

describe('a form of the server', () => {
  it('is read with is_required or required, and with its choices split, trimmed and without blanks [F37, F11]', () => {
    const { champs: fields } = builtFormOf({
      nom_du_formulaire: 'Camp',
      champs: [
        { ...field, id: 4, required: true },
        { ...field, is_required: false, required: true },
      ],
    });
    expect(fields[0]).toMatchObject({ id: 4, is_required: true, options: ['S', 'M', 'L'], placeholder: '' });
    expect(fields[1]?.is_required).toBe(false);
  });

  it('is sent as the contract says: names trimmed, choices with commas, only where the type takes them [F38, F11]', () => {
    const form = {
      ...EMPTY_FORM,
      nom_du_formulaire: ' Camp ',
      description: ' Été ',
      form_extend: true,
      champs: [
        {
          ...newField(0, 'radio'),
          nom_du_champ: ' Repas ',
          options: [' Oui', '', 'Non, merci'],
          is_required: true,
        },
        { ...newField(1, 'text'), id: 7, nom_du_champ: 'Ville', options: ['x'] },
      ],
    };
    expect(payloadOf(form)).toEqual({
      nom_du_formulaire: 'Camp',
      description: 'Été',
      form_extend: true,
      form_static: false,
      champs: [
        {
          nom_du_champ: 'Repas',
          type_de_champ: 'radio',
          option: 'Oui,Non, merci',
          is_required: true,
          placeholder: 'Choisissez une réponse',
        },
        {
          id: 7,
          nom_du_champ: 'Ville',
          type_de_champ: 'text',
          option: '',
          is_required: false,
          placeholder: 'Votre réponse',
        },
      ],
    });
  });
});

describe('a problem of a form', () => {
  it('is a blank name, a missing field, or a field without a name [F16, F33, F34, F35]', () => {
    expect(formProblemsOf(EMPTY_FORM)).toEqual(['nameless', 'fieldless']);
    const form = { ...EMPTY_FORM, nom_du_formulaire: 'Camp', champs: [newField(0, 'text')] };
    expect(formProblemsOf(form)).toEqual(['namelessField']);
    expect(formProblemsOf({ ...form, champs: [{ ...newField(0, 'text'), nom_du_champ: 'Ville' }] })).toEqual(
      [],
    );
  });

  it('is reported for duplicate names, unknown types, missing choices and commas in choices', () => {
    const named = (key: number, nom_du_champ: string, type_de_champ: string, options: string[] = []) => ({
      ...newField(key, 'text'),
      nom_du_champ,
      type_de_champ,
      options,
    });
    const problems = fieldProblems([
      named(0, 'Âge', 'number'),
      named(1, ' age ', 'text'),
      named(2, 'Signature', 'signature'),
      named(3, 'Repas', 'radio', [' ']),
      named(4, 'Menu', 'select', ['Poulet, riz', 'Végétarien']),
      named(5, ' ', 'text'),
      named(6, 'Ville', 'text'),
    ]);
    expect(Object.fromEntries(problems)).toEqual({
      0: 'duplicate',
      1: 'duplicate',
      2: 'unknownType',
      3: 'optionless',
      4: 'comma',
      5: 'nameless',
    });
  });
});

describe('an exported file', () => {
  it('is named after the form, with underscores for spaces and without characters that file systems refuse [F31]', () => {
    expect(fileNameOf('Inscription au camp')).toBe('Inscription_au_camp.json');
    expect(fileNameOf(' Été 2026 / « bis » ? ')).toBe('Été_2026_-_«_bis_»_-.json');
  });

  it('is read back as the same form, without the ids of this server', async () => {
    const random = seeded(11);
    for (let round = 0; round < 50; round++) {
      const fields = Array.from({ length: Math.floor(random() * 20) }, (_, key) => ({
        ...newField(key, 'select'),
        id: key,
        nom_du_champ: `Champ ${key}`,
        options: ['Oui', 'Non'].slice(0, Math.floor(random() * 3)),
        is_required: random() < 0.5,
      }));
      const form = { ...EMPTY_FORM, nom_du_formulaire: 'Camp', form_static: random() < 0.5, champs: fields };
      const read = parseForm(await formFile(form).text());
      expect(read).toEqual({
        form: { ...form, champs: fields.map((field) => ({ ...field, id: undefined })) },
      });
    }
  });

  it('may have the envelope of an answer, a byte order mark, required instead of is_required, and numbers for texts', () => {
    const file = JSON.stringify({
      data: { nom_du_formulaire: 'Camp', champs: [{ ...field, nom_du_champ: 12, required: true }] },
    });
    const read = parseForm(`\uFEFF${file}`);
    expect(read).toMatchObject({ form: { champs: [{ nom_du_champ: '12', is_required: true }] } });
  });

  it('is refused with a reason when it is any other file', () => {
    const problemOf = (value: unknown) => {
      const read = parseForm(typeof value === 'string' ? value : JSON.stringify(value));
      return 'problem' in read ? read.problem : null;
    };
    expect(problemOf('')).toEqual({ kind: 'notJson' });
    expect(problemOf('<html>')).toEqual({ kind: 'notJson' });
    expect(problemOf('['.repeat(100_000))).toEqual({ kind: 'notJson' });
    for (const content of [null, 4, 'null', [], [{ champs: [] }], {}, { data: [] }, { nom: 'Camp' }])
      expect(problemOf(content)).toEqual({ kind: 'notAForm' });
    expect(problemOf({ champs: [] })).toEqual({ kind: 'nameless' });
    expect(problemOf({ nom_du_formulaire: 'Camp', champs: {} })).toEqual({ kind: 'fieldless' });
    const withFields = (fields: unknown[]) => problemOf({ nom_du_formulaire: 'Camp', champs: fields });
    for (const bad of [null, 'texte', [], {}, { ...field, type_de_champ: 3 }, { ...field, option: {} }])
      expect(withFields([field, bad])).toEqual({ kind: 'badField', position: 2 });
    expect(withFields(Array(MAX_FIELDS + 1).fill(field))).toEqual({ kind: 'tooManyFields', count: 501 });
    expect(problemOf(' '.repeat(MAX_FILE + 1))).toEqual({ kind: 'tooBig' });
  });
});
