import { describe, expect, it } from 'vitest';
import { matchFields, type StoredField } from '../../../../demo/server/contract/forms/fieldMatching';
import { checkedForm } from '../../../../demo/server/contract/forms/formFields';
import { newIdentifier } from '../../../../demo/server/contract/forms/identifiers';
import { checkedOpening } from '../../../../demo/server/contract/forms/openingFields';
import { checkOpen, type Opening, stateOf } from '../../../../demo/server/contract/forms/openState';
import { tidyText } from '../../../../demo/server/store/search/tidyText';
import type { FormDraft } from '../../../../src/domain/forms/form';
import { refusalOf } from './refused';

const field = { nom_du_champ: 'Nom', type_de_champ: 'text', is_required: true };

const draft: FormDraft = {
  nom_du_formulaire: 'Camp d’été',
  description: '',
  form_extend: false,
  form_static: true,
  champs: [field],
};

describe('text of several lines', () => {
  it('keeps tabs and uniform line ends, without hidden characters or changes of direction', () => {
    expect(tidyText(' a\r\nb\rc\u2028d\u2029e\tf ')).toBe('a\nb\nc\nd\ne\tf');
    expect(tidyText('E\u0301\u0000\u001b\u202e\u200b\u00adx')).toBe('Éx');
    expect([tidyText(null), tidyText(undefined), tidyText('')]).toEqual(['', '', '']);
  });

  it('stays unchanged if it is too long for every field', () => {
    expect(tidyText(` ${'a'.repeat(19_999)}`)).toBe('a'.repeat(19_999));
    expect(tidyText(` ${'a'.repeat(20_000)}`)).toBe(` ${'a'.repeat(20_000)}`);
  });
});

describe('a form before it is stored', () => {
  const errors = (change: Partial<FormDraft>, kept?: string[]) =>
    refusalOf(() => checkedForm({ ...draft, ...change }, kept)).errors;

  it('has tidy texts, and options only if the type takes them', () => {
    const fields = [
      { ...field, id: 4, nom_du_champ: ' Prénom  usuel ', option: 'a,b', placeholder: ' ' },
      { ...field, type_de_champ: ' select ', option: ' S, M ', placeholder: ' Choisir ', is_required: false },
      { ...field, type_de_champ: 'radio', option: ' ' },
    ];
    expect(
      checkedForm({ ...draft, nom_du_formulaire: ' Camp  d’Été ', description: ' a\r\nb ', champs: fields }),
    ).toEqual({
      form: {
        nom_du_formulaire: 'Camp d’Été',
        description: 'a\nb',
        form_extend: false,
        form_static: true,
        recherche: ' camp d ete ',
      },
      fields: [
        {
          id: 4,
          columns: { ...field, nom_du_champ: 'Prénom usuel', option: null, placeholder: null },
        },
        {
          id: undefined,
          columns: {
            ...field,
            type_de_champ: 'select',
            option: 'S, M',
            placeholder: 'Choisir',
            is_required: false,
          },
        },
        { id: undefined, columns: { ...field, type_de_champ: 'radio', option: null, placeholder: null } },
      ],
    });
  });

  it('keeps an unknown type with its options only if the form already has it', () => {
    const fields = [{ ...field, type_de_champ: 'dessin', option: 'a' }];
    expect(errors({ champs: fields })).toEqual({
      champs: 'Type de champ non supporté\u00a0: dessin',
      'champs.0.type_de_champ': 'Type de champ non supporté\u00a0: dessin',
    });
    expect(checkedForm({ ...draft, champs: fields }, ['dessin']).fields[0]?.columns.option).toBe('a');
    const long = 'd'.repeat(60);
    expect(errors({ champs: [{ ...field, type_de_champ: long }] })?.champs).toBe(
      `Type de champ non supporté\u00a0: ${'d'.repeat(50)}`,
    );
  });

  it('is refused with a sentence for each of its texts', () => {
    const long = (max: number) => `Pas plus de ${max.toLocaleString('fr-FR')} caractères.`;
    expect(errors({ nom_du_formulaire: ' ' })).toEqual({
      nom_du_formulaire: 'Le nom du formulaire est requis',
    });
    expect(
      errors({
        nom_du_formulaire: 'a'.repeat(256),
        description: 'a'.repeat(5001),
      }),
    ).toEqual({ nom_du_formulaire: long(255), description: long(5000) });
    const fields = [
      field,
      { ...field, nom_du_champ: ' ' },
      {
        nom_du_champ: 'a'.repeat(1001),
        type_de_champ: 'select',
        is_required: false,
        option: 'a'.repeat(10_001),
        placeholder: 'a'.repeat(501),
      },
    ];
    expect(errors({ champs: fields })).toEqual({
      champs: 'Tous les champs doivent avoir un nom',
      'champs.1.nom_du_champ': 'Tous les champs doivent avoir un nom',
      'champs.2.nom_du_champ': long(1000),
      'champs.2.placeholder': long(500),
      'champs.2.option': long(10_000),
    });
  });

  it('has at least one field, and at most 500', () => {
    expect(errors({ champs: [] })).toEqual({ champs: 'Ajoutez au moins un champ au formulaire' });
    expect(errors({ champs: Array(501).fill(field) })).toEqual({
      champs: 'Pas plus de 500 champs par formulaire.',
    });
    expect(checkedForm({ ...draft, champs: Array(500).fill(field) }).fields).toHaveLength(500);
  });

  it('contains its opening, or says what is wrong with it', () => {
    expect(checkedForm({ ...draft, ouvert_du: '2026-01-01T08:00' }).form.ouvert_du).toBe('2026-01-01T08:00');
    expect(errors({ ouvert_du: 'demain', nom_du_formulaire: '' })).toEqual({
      ouvert_du: 'Une date et une heure de la forme AAAA-MM-JJTHH:MM sont attendues.',
      nom_du_formulaire: 'Le nom du formulaire est requis',
    });
  });
});

describe('the opening of a form', () => {
  const opening = (change: Partial<FormDraft>, before?: Parameters<typeof checkedOpening>[1]) =>
    checkedOpening({ ...draft, ...change }, before);

  it('is stored in minutes without seconds, and stays unchanged when it isn’t sent', () => {
    expect(opening({})).toEqual({ columns: {}, errors: {} });
    expect(
      opening({
        ouvert_du: ' 2026-01-01T08:00 ',
        ouvert_au: '2026-02-01T23:59:59',
        reponses_max: 1,
        protection: false,
      }),
    ).toEqual({
      columns: {
        ouvert_du: '2026-01-01T08:00',
        ouvert_au: '2026-02-01T23:59',
        reponses_max: 1,
        protection: false,
      },
      errors: {},
    });
    expect(opening({ ouvert_du: '', ouvert_au: null, reponses_max: null, protection: null }).columns).toEqual(
      {
        ouvert_du: null,
        ouvert_au: null,
        reponses_max: null,
      },
    );
  });

  it('is refused at what is no minute', () => {
    const rows = [
      'demain',
      '2026-02-30T08:00',
      '2026-01-01T24:00',
      '2026-01-01T10:60',
      '2026-01-01',
      'x2026-01-01T08:00',
      '2026-01-01T08:00:00:00',
      '2026-01-01T08:00Z',
    ];
    for (const text of rows)
      expect.soft(opening({ ouvert_du: text }), text).toEqual({
        columns: {},
        errors: { ouvert_du: 'Une date et une heure de la forme AAAA-MM-JJTHH:MM sont attendues.' },
      });
  });

  it('ends after it begins, together with the stored values', () => {
    const before = { ouvert_du: '2026-01-02T08:00', ouvert_au: null, reponses_max: null, protection: true };
    const reversed = {
      ouvert_au: 'La fermeture est avant l’ouverture\u00a0: corrigez l’une des deux dates.',
    };
    expect(opening({ ouvert_au: '2026-01-02T07:59' }, before).errors).toEqual(reversed);
    expect(opening({ ouvert_au: '2026-01-02T08:00' }, before).errors).toEqual({});
    expect(opening({ ouvert_au: '2026-01-02T07:59' }).errors).toEqual({});
    expect(opening({ ouvert_du: null, ouvert_au: '2026-01-02T07:59' }, before).errors).toEqual({});
  });

  it('may be limited to between one and a million answers', () => {
    for (const reponses_max of [0, -1, 1.5, 1_000_001])
      expect(opening({ reponses_max })).toEqual({
        columns: {},
        errors: {
          reponses_max: `Un nombre entier de 1 à ${(1_000_000).toLocaleString('fr-FR')} est attendu.`,
        },
      });
    expect(opening({ reponses_max: 1_000_000 }).errors).toEqual({});
  });
});

describe('whether a form takes answers', () => {
  const always: Opening = { ouvert_du: null, ouvert_au: null, reponses_max: null, nombre_reponses: 5 };

  it('depends on the minute, both ends included, and on its maximum', () => {
    const limited = { ...always, ouvert_du: '2026-01-01T08:00', ouvert_au: '2026-01-01T18:00' };
    expect(stateOf(always, '2026-01-01T08:00')).toBe('ouvert');
    expect(stateOf(limited, '2026-01-01T07:59')).toBe('pas_ouvert');
    expect(stateOf(limited, '2026-01-01T08:00')).toBe('ouvert');
    expect(stateOf(limited, '2026-01-01T18:00')).toBe('ouvert');
    expect(stateOf(limited, '2026-01-01T18:01')).toBe('ferme');
    expect(stateOf({ ...always, reponses_max: 5 }, '2026-01-01T08:00')).toBe('complet');
    expect(stateOf({ ...always, reponses_max: 6 }, '2026-01-01T08:00')).toBe('ouvert');
  });

  it('is explained with the day and the time', () => {
    const told = (form: Opening, minute: string) => refusalOf(() => checkOpen(form, minute));
    expect(told({ ...always, ouvert_du: '2026-02-01T08:05' }, '2026-01-01T00:00')).toEqual({
      status: 403,
      etat: 'pas_ouvert',
      message:
        'Ce formulaire n’est pas encore ouvert\u00a0: il ouvre le 1er février 2026 à 8\u00a0h\u00a005.',
    });
    expect(told({ ...always, ouvert_au: '2026-01-11T18:00' }, '2026-02-01T00:00')).toEqual({
      status: 403,
      etat: 'ferme',
      message:
        'Ce formulaire est fermé depuis le 11 janvier 2026 à 18\u00a0h\u00a0: il n’accepte plus de réponses.',
    });
    expect(told({ ...always, reponses_max: 5 }, '2026-02-01T00:00')).toMatchObject({ etat: 'complet' });
    expect(checkOpen(always, '2026-02-01T00:00')).toBeUndefined();
  });
});

describe('the address of a form', () => {
  it('is readable, and never begins or ends with a dash', () => {
    const slugOf = (name: string) => newIdentifier(name).replace(/-[a-z2-9]{6}$/, '');
    expect(slugOf(' Camp d’Été 2026 ! ')).toBe('camp-d-ete-2026');
    expect(slugOf('🎉')).toBe('formulaire');
    expect(slugOf(`${'a'.repeat(39)} b`)).toBe('a'.repeat(39));
    expect(slugOf('a'.repeat(50))).toBe('a'.repeat(40));
  });

  it('cannot be guessed from its name', () => {
    const all = Array.from({ length: 50 }, () => newIdentifier('Camp'));
    expect(new Set(all).size).toBe(50);
    for (const one of all) expect(one).toMatch(/^camp-[2-9b-df-hj-km-np-tv-xz]{6}$/);
  });
});

describe('the stored field that a sent one matches', () => {
  const stored = (...fields: [id: number, name: string, type?: string][]): StoredField[] =>
    fields.map(([id, nom_du_champ, type_de_champ = 'text']) => ({
      id,
      nom_du_champ,
      type_de_champ,
      option: null,
      is_required: false,
      placeholder: null,
    }));
  const sent = (...fields: [name: string, type?: string, id?: number][]) =>
    stored(...fields.map(([name, type]): [number, string, string?] => [0, name, type])).map(
      ({ id: _, ...columns }, at) => ({ id: fields[at]?.[2], columns }),
    );

  it('has its id, whatever else has changed', () => {
    expect(matchFields(sent(['B', 'date', 1], ['A', 'text', 2]), stored([1, 'A'], [2, 'B']))).toEqual([1, 2]);
  });

  it('has its name and type, and its place among several', () => {
    expect(matchFields(sent(['B'], ['A']), stored([1, 'A'], [2, 'B']))).toEqual([2, 1]);
    expect(matchFields(sent(['X'], ['A'], ['A']), stored([1, 'A'], [2, 'A']))).toEqual([undefined, 2, 1]);
    expect(matchFields(sent(['A', 'date'], ['A']), stored([1, 'A'], [2, 'A', 'date']))).toEqual([2, 1]);
  });

  it('has its name when the type has changed', () => {
    expect(matchFields(sent(['C'], ['A', 'date']), stored([1, 'A']))).toEqual([undefined, 1]);
  });

  it('has its place and type when it was renamed and the number of fields is the same', () => {
    expect(matchFields(sent(['A'], ['C']), stored([1, 'A'], [2, 'B']))).toEqual([1, 2]);
    expect(matchFields(sent(['A'], ['C', 'date']), stored([1, 'A'], [2, 'B']))).toEqual([1, undefined]);
    expect(matchFields(sent(['A'], ['C'], ['D']), stored([1, 'A'], [2, 'B']))).toEqual([
      1,
      undefined,
      undefined,
    ]);
  });

  it('is matched at most once', () => {
    expect(matchFields(sent(['A'], ['A'], ['A']), stored([1, 'A']))).toEqual([1, undefined, undefined]);
  });
});
