import { describe, expect, it } from 'vitest';
import { fileTypeOf } from '../../../demo/server/forms/answers/fileTypes';
import { bytesOf, checkedAnswers, readSent, type Sent } from '../../../demo/server/forms/answers/readAnswers';
import { matchFields, type StoredField } from '../../../demo/server/forms/fieldMatching';
import { checkedForm, FIELDS_MAX, LENGTHS } from '../../../demo/server/forms/formFields';
import { newIdentifiant, slugOf } from '../../../demo/server/forms/identifiants';
import { checkedOpening } from '../../../demo/server/forms/opening/openingFields';
import { checkOpen, type Opening, stateOf } from '../../../demo/server/forms/opening/openState';
import { tidyText } from '../../../demo/server/text/tidyText';
import type { FormulaireDraft } from '../../../src/domain/forms/formulaire';
import { refusalOf, refusalOfAsync } from './refused';

const field = { nom_du_champ: 'Nom', type_de_champ: 'text', is_required: true };
const draft: FormulaireDraft = {
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
  const errors = (change: Partial<FormulaireDraft>, kept?: string[]) =>
    refusalOf(() => checkedForm({ ...draft, ...change }, kept)).errors;

  it('has tidy texts, and options only if the type takes them', () => {
    const champs = [
      { ...field, id: 4, nom_du_champ: ' Prénom  usuel ', option: 'a,b', placeholder: ' ' },
      { ...field, type_de_champ: ' select ', option: ' S, M ', placeholder: ' Choisir ', is_required: false },
      { ...field, type_de_champ: 'radio', option: ' ' },
    ];
    expect(
      checkedForm({ ...draft, nom_du_formulaire: ' Camp  d’Été ', description: ' a\r\nb ', champs }),
    ).toEqual({
      form: {
        nom_du_formulaire: 'Camp d’Été',
        description: 'a\nb',
        form_extend: false,
        form_static: true,
        recherche: 'camp d ete',
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
    const champs = [{ ...field, type_de_champ: 'dessin', option: 'a' }];
    expect(errors({ champs })).toEqual({
      champs: 'Type de champ non supporté\u00a0: dessin',
      'champs.0.type_de_champ': 'Type de champ non supporté\u00a0: dessin',
    });
    expect(checkedForm({ ...draft, champs }, ['dessin']).fields[0]?.columns.option).toBe('a');
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
        nom_du_formulaire: 'a'.repeat(LENGTHS.nom_du_formulaire + 1),
        description: 'a'.repeat(LENGTHS.description + 1),
      }),
    ).toEqual({ nom_du_formulaire: long(255), description: long(5000) });
    const champs = [
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
    expect(errors({ champs })).toEqual({
      champs: 'Tous les champs doivent avoir un nom',
      'champs.1.nom_du_champ': 'Tous les champs doivent avoir un nom',
      'champs.2.nom_du_champ': long(1000),
      'champs.2.placeholder': long(500),
      'champs.2.option': long(10_000),
    });
  });

  it('has at least one field, and at most 500', () => {
    expect(errors({ champs: [] })).toEqual({ champs: 'Ajoutez au moins un champ au formulaire' });
    expect(errors({ champs: Array(FIELDS_MAX + 1).fill(field) })).toEqual({
      champs: 'Pas plus de 500 champs par formulaire.',
    });
    expect(checkedForm({ ...draft, champs: Array(FIELDS_MAX).fill(field) }).fields).toHaveLength(500);
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
  const opening = (change: Partial<FormulaireDraft>, before?: Parameters<typeof checkedOpening>[1]) =>
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

  it.each([
    'demain',
    '2026-02-30T08:00',
    '2026-01-01T24:00',
    '2026-01-01T10:60',
    '2026-01-01',
    'x2026-01-01T08:00',
    '2026-01-01T08:00:00:00',
    '2026-01-01T08:00Z',
  ])('is refused at «%s»', (text) => {
    expect(opening({ ouvert_du: text })).toEqual({
      columns: {},
      errors: { ouvert_du: 'Une date et une heure de la forme AAAA-MM-JJTHH:MM sont attendues.' },
    });
  });

  it('ends after it begins, together with the stored values', () => {
    const before = { ouvert_du: '2026-01-02T08:00', ouvert_au: null, reponses_max: null, protection: true };
    const reversed = { ouvert_au: 'La fermeture doit suivre l’ouverture.' };
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
        'Ce formulaire n’est pas encore ouvert\u00a0: il ouvre le 1er février 2026 à 08\u00a0h\u00a005.',
    });
    expect(told({ ...always, ouvert_au: '2026-01-11T18:00' }, '2026-02-01T00:00')).toEqual({
      status: 403,
      etat: 'ferme',
      message:
        'Ce formulaire est fermé depuis le 11 janvier 2026 à 18\u00a0h\u00a000\u00a0: il ne prend plus de réponses.',
    });
    expect(told({ ...always, reponses_max: 5 }, '2026-02-01T00:00')).toMatchObject({ etat: 'complet' });
    expect(checkOpen(always, '2026-02-01T00:00')).toBeUndefined();
  });
});

describe('the address of a form', () => {
  it('is readable, and never begins or ends with a dash', () => {
    expect(slugOf(' Camp d’Été 2026 ! ')).toBe('camp-d-ete-2026');
    expect(slugOf('🎉')).toBe('formulaire');
    expect(slugOf(`${'a'.repeat(39)} b`)).toBe('a'.repeat(39));
    expect(slugOf('a'.repeat(50))).toBe('a'.repeat(40));
  });

  it('cannot be guessed from its name', () => {
    const all = Array.from({ length: 50 }, () => newIdentifiant('Camp'));
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

describe('a sent file', () => {
  const isOne = (name: string, content: string) => fileTypeOf(name)?.isOne(Buffer.from(content, 'latin1'));

  it.each([
    ['a.pdf', '%PDF-1.7', 'application/pdf'],
    ['a.jpg', '\xff\xd8\xff\xe0', 'image/jpeg'],
    ['a.jpeg', '\xff\xd8\xff\xe1', 'image/jpeg'],
    ['a.png', '\x89PNG\r\n', 'image/png'],
    ['a.webp', 'RIFF0000WEBPVP8 ', 'image/webp'],
    ['a.heic', '0000ftypheic', 'image/heic'],
    ['a.txt', 'bonjour', 'text/plain; charset=utf-8'],
    ['a.csv', 'a;b', 'text/csv; charset=utf-8'],
    ['a.doc', '\xd0\xcf\x11\xe0\xa1', 'application/msword'],
    ['a.docx', 'PK\x03\x04', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.odt', 'PK\x03\x04', 'application/vnd.oasis.opendocument.text'],
    ['a.xls', '\xd0\xcf\x11\xe0', 'application/vnd.ms-excel'],
    ['a.xlsx', 'PK\x03\x04', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['a.ods', 'PK\x03\x04', 'application/vnd.oasis.opendocument.spreadsheet'],
  ])('has the type of its name: %s', (name, content, type) => {
    expect(isOne(name, content)).toBe(true);
    expect(isOne(name, `\0${content}`)).toBe(false);
    expect(fileTypeOf(name)?.type).toBe(type);
  });

  it('has no type when its ending is unknown', () => {
    expect(fileTypeOf('a.exe')).toBeUndefined();
  });
});

describe('an answer that a visitor sends', () => {
  const pdf = (name: string, size = 8) => new File(['%PDF'.padEnd(size)], name);
  const fields = [
    { id: 1, nom_du_champ: 'Nom', type_de_champ: 'text', is_required: true },
    { id: 2, nom_du_champ: 'Repas', type_de_champ: 'checkbox', option: 'Midi, Soir' },
    { id: 3, nom_du_champ: 'Photo', type_de_champ: 'file' },
    { id: 4, nom_du_champ: 'Âge', type_de_champ: 'number' },
  ];
  const checked = async (valeurs: unknown, parts = {}) =>
    checkedAnswers(fields, await readSent({ valeurs, ...parts }));
  const refused = async (valeurs: unknown, parts = {}) =>
    (await refusalOfAsync(() => checked(valeurs, parts))).errors;

  it('is stored by field, with tidy texts, each option once, and files by name', async () => {
    const sent = await checked(
      { 1: ' Awa\r\nDiallo ', 2: ['Soir', ' Midi ', 'Soir', ''], 4: 7 },
      { 3: pdf('C:\\photos/ma  photo.pdf') },
    );
    expect(sent.values).toEqual({
      1: 'Awa\nDiallo',
      2: ['Soir', 'Midi'],
      3: 'ma photo.pdf',
      4: '7',
    });
    expect(sent.files).toMatchObject([{ champ_id: 3, file: { name: 'ma photo.pdf', size: 8 } }]);
    expect(sent.files[0]?.file.bytes.toString()).toBe('%PDF    ');
  });

  it('may be JSON inside a form, and leaves out empty fields', async () => {
    expect((await checked('{"1":"Awa\\u0000","2":[],"4":""}')).values).toEqual({ 1: 'Awa' });
    expect((await checked({ 1: 'Awa' }, { 3: new File([], '') })).files).toEqual([]);
  });

  it('has a file name of at most 150 characters, its ending kept', async () => {
    const { values } = await checked({ 1: 'Awa' }, { 3: pdf(`${'😀'.repeat(200)}.pdf`) });
    expect(values[3]).toBe(`${'😀'.repeat(146)}.pdf`);
  });

  it('is refused when it is no list of answers', async () => {
    const bad = { valeurs: 'Cette valeur n’est pas acceptée.' };
    for (const valeurs of [[], 4, true, '[]', 'null', '"Awa"']) expect(await refused(valeurs)).toEqual(bad);
    for (const value of [{}, [4], true, null]) expect(await refused({ 1: value })).toEqual(bad);
    expect((await refusalOfAsync(() => readSent({ valeurs: '{' }))).status).toBe(400);
  });

  it('is refused with a sentence per field, and for each that the form doesn’t have', async () => {
    const stranger = 'Ce champ ne fait pas partie du formulaire.';
    expect(await refused(undefined)).toEqual({ 1: 'Ce champ est obligatoire' });
    expect(await refused({ 1: 'Awa', 9: 'x' }, { 8: pdf('a.pdf') })).toEqual({ 9: stranger, 8: stranger });
    expect(await refused({ 1: 'Awa', ['k'.repeat(200)]: 'x' })).toEqual({ ['k'.repeat(100)]: stranger });
    expect(await refused({ 1: 'Awa' }, { 3: 'texte' })).toEqual({ 3: stranger });
    expect(await refused({ 1: 'Awa' }, { ['k'.repeat(200)]: 'texte' })).toEqual({
      ['k'.repeat(100)]: stranger,
    });
    expect(await refused({ 1: 'Awa', 4: 'dix' })).toHaveProperty('4');
    expect(await refused({ 1: 'Awa', 3: 'x' }, { 3: pdf('a.pdf') })).toEqual({
      3: 'Cette valeur n’est pas acceptée.',
    });
  });

  it('is refused with a file that is empty or doesn’t fit its name', async () => {
    expect((await refused({ 1: 'Awa' }, { 3: pdf('a.png') }))?.[3]).toContain('Ce type de fichier');
    expect((await refused({ 1: 'Awa' }, { 3: pdf('a.exe') }))?.[3]).toContain('Ce type de fichier');
    expect(await refused({ 1: 'Awa' }, { 3: new File([], 'a.pdf') })).toEqual({ 3: 'Le fichier est vide.' });
  });

  it('contains at most 25 megabytes of files', async () => {
    const photos = [5, 6, 7].map((id) => ({ id, nom_du_champ: 'Photo', type_de_champ: 'file' }));
    const file = (size: number) => ({ name: 'a.pdf', size, bytes: Buffer.from('%PDF') });
    const sent = (last: number): Sent => ({
      values: new Map(),
      files: new Map([
        ['5', file(10 * 2 ** 20)],
        ['6', file(10 * 2 ** 20)],
        ['7', file(last)],
      ]),
    });
    expect(checkedAnswers(photos, sent(5 * 2 ** 20)).files).toHaveLength(3);
    expect(refusalOf(() => checkedAnswers(photos, sent(5 * 2 ** 20 + 1)))).toMatchObject({
      status: 413,
      message: expect.stringContaining('25\u00a0Mo'),
    });
  });

  it('counts the bytes of its texts and files', async () => {
    expect(bytesOf(await readSent({ valeurs: { 1: 'é' }, 3: pdf('a.pdf', 20) }))).toBe(20 + 10);
  });
});
