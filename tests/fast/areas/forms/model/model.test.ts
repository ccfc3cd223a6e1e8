import { describe, expect, it } from 'vitest';
import {
  ALWAYS,
  type Availability,
  availabilityOf,
  availabilityPayload,
  isMostFit,
  sameAvailability,
} from '../../../../../src/areas/forms/model/availability';
import {
  type BuiltField,
  type BuiltForm,
  builtFormOf,
  EMPTY_FORM,
  newField,
  sameForm,
} from '../../../../../src/areas/forms/model/builtForm';
import { defaultPlaceholder, fieldTypeOf, fieldTypes } from '../../../../../src/areas/forms/model/fieldTypes';
import { formFile, payloadOf } from '../../../../../src/areas/forms/model/payload';
import { fieldProblems, formProblemsOf, splitOption } from '../../../../../src/areas/forms/model/problems';
import { parseForm } from '../../../../../src/areas/forms/model/readBuiltForm';

const plainField: BuiltField = {
  ...newField(1, 'select'),
  nom_du_champ: 'Taille',
  options: ['S', 'M'],
  placeholder: '',
};
const form: BuiltForm = { ...EMPTY_FORM, nom_du_formulaire: 'Camp', champs: [plainField] };
const limited: Availability = {
  ouvert_du: '2026-01-01T08:00',
  ouvert_au: '2026-02-01T18:00',
  reponses_max: '50',
  protection: false,
  organisation: '',
  confidentialite: '',
  conservation_mois: '',
  champs_caches: '',
};

describe('the notices of a form', () => {
  const noted = { ...form, availability: { ...ALWAYS, organisation: ' Église ', confidentialite: '' } };

  it('are sent only to a back end that announces them, and travel in an exported file [W16]', async () => {
    expect(payloadOf(noted, { ouverture: true })).not.toHaveProperty('organisation');
    expect(payloadOf(noted, { mentions: true })).toMatchObject({
      organisation: 'Église',
      confidentialite: null,
    });
    const read = parseForm(await formFile(noted, { mentions: true }).text());
    expect(read).toMatchObject({ form: { availability: { organisation: 'Église', confidentialite: '' } } });
  });

  it('count as an edit [W16]', () => {
    expect(sameForm(form, noted)).toBe(false);
  });
});

describe('the months for which answers are kept', () => {
  const kept = (conservation_mois: string) => ({ ...form, availability: { ...ALWAYS, conservation_mois } });

  it('are sent only to a back end that announces them, and travel in an exported file [J7]', async () => {
    expect(payloadOf(kept('12'), { ouverture: true, mentions: true })).not.toHaveProperty(
      'conservation_mois',
    );
    expect(payloadOf(kept(' 12 '), { rgpd: true })).toMatchObject({ conservation_mois: 12 });
    expect(payloadOf(kept(''), { rgpd: true })).toMatchObject({ conservation_mois: null });
    const read = parseForm(await formFile(kept('12'), { rgpd: true }).text());
    expect(read).toMatchObject({ form: { availability: { conservation_mois: '12' } } });
  });

  it('are whole and bounded, where they are shown, and count as an edit [J7]', () => {
    for (const months of ['0', '1,5', '601', 'douze']) {
      expect(formProblemsOf(kept(months), { rgpd: true })).toEqual(['badMonths']);
      expect(formProblemsOf(kept(months))).toEqual([]);
    }
    expect(formProblemsOf(kept('600'), { rgpd: true })).toEqual([]);
    expect(sameForm(form, kept('12'))).toBe(false);
  });
});

describe('the hidden fields of a form', () => {
  const hiding = (champs_caches: string) => ({ ...form, availability: { ...ALWAYS, champs_caches } });
  const announced = { 'champs-caches': true };

  it('are sent only to a back end that announces them, and travel in an exported file [B7]', async () => {
    expect(payloadOf(hiding('source'), { ouverture: true })).not.toHaveProperty('champs_caches');
    expect(payloadOf(hiding(' source ;utm_campaign,'), announced)).toMatchObject({
      champs_caches: ['source', 'utm_campaign'],
    });
    expect(payloadOf(hiding(' '), announced)).toMatchObject({ champs_caches: null });
    const read = parseForm(await formFile(hiding('source, b-2'), announced).text());
    expect(read).toMatchObject({ form: { availability: { champs_caches: 'source, b-2' } } });
  });

  it('have names that an attribute can hold, where they are shown, and count as an edit [B7]', () => {
    const bad = ['été', '1er', '__proto__', 'a'.repeat(41), 'source source', 'a b c d e f'];
    for (const names of bad) {
      expect([names, formProblemsOf(hiding(names), announced)]).toEqual([names, ['badHidden']]);
      expect(formProblemsOf(hiding(names))).toEqual([]);
    }
    expect(formProblemsOf(hiding(`a b c d ${'e'.repeat(40)}`), announced)).toEqual([]);
    expect(sameForm(form, hiding('source'))).toBe(false);
  });
});

describe('the availability of a form', () => {
  it('is read from the server’s form, and has no limits where that names none', () => {
    const server = { nom_du_formulaire: 'Camp' };
    expect(availabilityOf(server)).toEqual({ ...ALWAYS, protection: false });
    const numbers = { reponses_max: 50, conservation_mois: 12 };
    const stored = { ...limited, ...numbers, protection: true, champs_caches: ['source', 'campagne'] };
    expect(availabilityOf({ ...server, ...stored })).toEqual({
      ...limited,
      conservation_mois: '12',
      protection: true,
      champs_caches: 'source, campagne',
    });
    expect(ALWAYS).toEqual({
      ouvert_du: '',
      ouvert_au: '',
      reponses_max: '',
      protection: true,
      organisation: '',
      confidentialite: '',
      conservation_mois: '',
      champs_caches: '',
    });
  });

  it('is sent with null for empty values', () => {
    const { ouvert_du, ouvert_au, protection } = limited;
    expect(availabilityPayload(limited)).toEqual({ ouvert_du, ouvert_au, protection, reponses_max: 50 });
    expect(availabilityPayload({ ...ALWAYS, reponses_max: ' ' })).toEqual({
      ouvert_du: null,
      ouvert_au: null,
      reponses_max: null,
      protection: true,
    });
  });

  it('is the same when all its parts are, apart from spaces around the maximum', () => {
    expect(sameAvailability(limited, { ...limited, reponses_max: ' 50 ' })).toBe(true);
    for (const change of [{ ouvert_du: '' }, { ouvert_au: '' }, { reponses_max: '5' }, { protection: true }])
      expect(sameAvailability(limited, { ...limited, ...change }), JSON.stringify(change)).toBe(false);
  });

  it('has a maximum from one to a million, or none', () => {
    for (const most of ['', '  ', '1', ' 50 ', '1000000']) expect(isMostFit(most), most).toBe(true);
    for (const most of ['0', '1000001', '-1', '1.5', 'x1', '1x', '00000001'])
      expect(isMostFit(most), most).toBe(false);
  });
});

describe('the types of fields', () => {
  it('each have an icon and a placeholder, and some have choices', () => {
    expect(fieldTypes.map(({ type, icon }) => `${type}:${icon}`).join(' ')).toBe(
      'text:text email:mail number:number tel:phone date:calendar textarea:paragraph select:select radio:radio checkbox:checkbox file:file',
    );
    expect(fieldTypes.filter(({ takesOptions }) => takesOptions).map(({ type }) => type)).toEqual([
      'select',
      'radio',
      'checkbox',
    ]);
    expect(fieldTypeOf('dessin')).toBeUndefined();
    expect([defaultPlaceholder('dessin'), newField(3, 'email').placeholder]).toEqual(['', 'nom@exemple.fr']);
  });
});

describe('the server’s form', () => {
  it('is opened in the builder with its values, and with empty ones where it has none', () => {
    expect(builtFormOf({ nom_du_formulaire: 'Camp' })).toEqual({
      ...EMPTY_FORM,
      nom_du_formulaire: 'Camp',
      availability: { ...ALWAYS, protection: false },
    });
    expect(builtFormOf({ nom_du_formulaire: 'Camp', champs: [{}] }).champs).toEqual([
      {
        key: 0,
        id: undefined,
        nom_du_champ: '',
        type_de_champ: '',
        options: [],
        is_required: false,
        placeholder: '',
      },
    ]);
    expect(
      builtFormOf({
        nom_du_formulaire: 'Camp',
        description: 'Été',
        form_extend: true,
        form_static: true,
        champs: [{ id: 4, nom_du_champ: 'Nom', type_de_champ: 'text', placeholder: 'Awa' }],
      }),
    ).toMatchObject({
      description: 'Été',
      form_extend: true,
      form_static: true,
      champs: [{ id: 4, nom_du_champ: 'Nom', type_de_champ: 'text', placeholder: 'Awa' }],
    });
  });
});

describe('two built forms', () => {
  it('are the same when only keys and ids differ', () => {
    expect(sameForm(form, { ...form, champs: [{ ...plainField, key: 9, id: 4, options: ['S', 'M'] }] })).toBe(
      true,
    );
  });

  it('differ in each part', () => {
    const rows = [
      { nom_du_formulaire: 'Autre' },
      { description: 'x' },
      { form_extend: true },
      { form_static: true },
      { availability: limited },
      { champs: [] },
      { champs: [plainField, plainField] },
    ];
    for (const change of rows)
      expect.soft(sameForm(form, { ...form, ...change }), JSON.stringify(change)).toBe(false);
  });

  it('differ in each part of a field', () => {
    const rows = [
      { nom_du_champ: 'Pointure' },
      { type_de_champ: 'radio' },
      { is_required: true },
      { placeholder: 'x' },
      { options: ['S'] },
      { options: ['S', 'L'] },
      { options: ['S', 'M', 'L'] },
    ];
    for (const change of rows)
      expect
        .soft(sameForm(form, { ...form, champs: [{ ...plainField, ...change }] }), JSON.stringify(change))
        .toBe(false);
  });
});

describe('the payload of a form', () => {
  it('has the availability only where the back end announces it, and ids of stored fields', () => {
    const sent = payloadOf({ ...form, availability: limited });
    expect(sent).toEqual({
      nom_du_formulaire: 'Camp',
      description: '',
      form_extend: false,
      form_static: false,
      champs: [
        {
          nom_du_champ: 'Taille',
          type_de_champ: 'select',
          option: 'S,M',
          is_required: false,
          placeholder: '',
        },
      ],
    });
    expect(Object.keys(sent.champs[0] ?? {})).not.toContain('id');
    expect(payloadOf({ ...form, availability: limited }, { ouverture: true })).toMatchObject({
      ouvert_du: limited.ouvert_du,
    });
    const known = { ...plainField, id: 4, placeholder: ' Choisir ' };
    expect(payloadOf({ ...form, champs: [known] }).champs[0]).toMatchObject({
      id: 4,
      placeholder: 'Choisir',
    });
  });
});

describe('the reason why a form can’t be saved', () => {
  it('is listed in the order of the form, with the availability only where it is shown', () => {
    const availability = { ...limited, ouvert_au: '2025-01-01T08:00', reponses_max: '0' };
    expect(formProblemsOf({ ...form, nom_du_formulaire: ' ', champs: [] })).toEqual([
      'nameless',
      'fieldless',
    ]);
    expect(formProblemsOf({ ...form, availability })).toEqual([]);
    expect(formProblemsOf({ ...form, availability }, { ouverture: true })).toEqual(['reversed', 'badMost']);
    expect(
      formProblemsOf(
        { ...form, availability: { ...limited, ouvert_au: limited.ouvert_du } },
        { ouverture: true },
      ),
    ).toEqual([]);
    expect(
      formProblemsOf({ ...form, availability: { ...limited, ouvert_au: '' } }, { ouverture: true }),
    ).toEqual([]);
    expect(formProblemsOf({ ...form, champs: [plainField, { ...plainField, nom_du_champ: ' ' }] })).toEqual([
      'namelessField',
    ]);
  });

  it('is the most serious problem of a field', () => {
    const field = (key: number, change: Partial<BuiltField>): BuiltField => ({
      ...plainField,
      key,
      ...change,
    });
    const problems = fieldProblems([
      field(1, { nom_du_champ: 'Âge' }),
      field(2, { nom_du_champ: ' age ' }),
      field(3, { nom_du_champ: ' ' }),
      field(4, { nom_du_champ: 'a', type_de_champ: 'dessin' }),
      field(5, { nom_du_champ: 'b', options: [' ', ''] }),
      field(6, { nom_du_champ: 'c', options: ['S, M', 'L'] }),
      field(7, { nom_du_champ: 'd', options: [' ', 'L'] }),
      field(8, { nom_du_champ: 'e', type_de_champ: 'text', options: [] }),
      field(9, { nom_du_champ: 'f', options: [',L,', 'M,', 'S'] }),
      field(10, { nom_du_champ: 'g', options: ['S,M'] }),
    ]);
    expect([...problems]).toEqual([
      [1, 'duplicate'],
      [2, 'duplicate'],
      [3, 'nameless'],
      [4, 'unknownType'],
      [5, 'optionless'],
      [6, 'comma'],
      [10, 'comma'],
    ]);
    expect(splitOption(' a ,, b')).toEqual(['a', 'b']);
  });
});
