import { describe, expect, it } from 'vitest';
import { answerProblems, bodyOf, detailOf, fieldsOf } from '../../../../src/areas/form/answering/answers';
import { answerTexts } from '../../../../src/areas/form/answering/texts';
import type { Champ } from '../../../../src/domain/forms/formulaire';
import { FILES_BYTES, problemOf } from '../../../../src/domain/forms/reponse';

const champ = (type_de_champ: string, more: Partial<Champ> = {}): Champ => ({
  id: 1,
  nom_du_champ: 'Question',
  type_de_champ,
  option: '',
  is_required: false,
  required: undefined,
  placeholder: '',
  ...more,
});
const unnamed = (place: number) => `Champ ${place}`;
const file = (name: string, size = 3) => new File(['x'.repeat(size)], name);

describe('an answer', () => {
  it('has the problem of its field, or none [F12]', () => {
    const rows = [
      ['text', 'x'.repeat(1001), 'length'],
      ['textarea', 'x'.repeat(10_000), undefined],
      ['textarea', 'x'.repeat(10_001), 'length'],
      ['email', 'awa@exemple.fr', undefined],
      ['email', 'awa@exemple', 'email'],
      ['number', '-3,5', undefined],
      ['number', '1e9', 'number'],
      ['tel', '+33 (0)6 12.34-56 78', undefined],
      ['tel', 'néant', 'tel'],
      ['date', '2024-02-29', undefined],
      ['date', '2023-02-29', 'date'],
      ['date', '02/01/2024', 'date'],
      ['file', 'nom.pdf', 'kind'],
      ['signature', 'x', 'kind'],
    ] as const;
    for (const [type, value, problem] of rows)
      expect.soft(problemOf(champ(type), value), `${type}: ${value.slice(0, 30)}`).toBe(problem);
  });

  it('is one of the choices, or several for boxes', () => {
    const option = ' rouge, vert,, vert ,<b>bleu</b>';
    expect(problemOf(champ('radio', { option }), 'vert')).toBeUndefined();
    expect(problemOf(champ('select', { option }), 'jaune')).toBe('option');
    expect(problemOf(champ('checkbox', { option }), ['rouge', '<b>bleu</b>'])).toBeUndefined();
    expect(problemOf(champ('checkbox', { option }), ['rouge', 'jaune'])).toBe('option');
    expect(problemOf(champ('checkbox', { option }), 'rouge')).toBe('kind');
  });

  it('is required where the field says so by either key, unless the field can’t be answered [F21, F37]', () => {
    expect(problemOf(champ('text', { is_required: true }), '')).toBe('required');
    expect(problemOf(champ('text', { is_required: undefined, required: true }), undefined)).toBe('required');
    expect(problemOf(champ('checkbox', { is_required: true, option: 'a' }), [])).toBe('required');
    for (const type of ['signature', 'select', 'radio'])
      expect(problemOf(champ(type, { is_required: true }), undefined)).toBeUndefined();
  });

  it('may be a file of the accepted types and size', () => {
    expect(problemOf(champ('file'), file('Fiche.PDF'))).toBeUndefined();
    for (const name of ['virus.exe', 'page.html', 'image.svg', 'pdf', ''])
      expect(problemOf(champ('file'), file(name))).toBe('fileType');
    expect(problemOf(champ('file'), { name: 'a.pdf', size: 0 })).toBe('fileEmpty');
    expect(problemOf(champ('file'), { name: 'a.pdf', size: 10 * 2 ** 20 + 1 })).toBe('fileSize');
    expect(problemOf(champ('text'), file('a.pdf'))).toBe('kind');
  });
});

describe('the fields of a form', () => {
  const champs = [
    champ('text', { id: 4, nom_du_champ: 'Nom' }),
    champ('text', { id: 7, nom_du_champ: 'Nom' }),
    champ('file', { id: undefined, nom_du_champ: '' }),
    champ('checkbox', { id: 9, nom_du_champ: 'Jours', option: 'lundi, mardi, lundi' }),
  ];
  const fields = fieldsOf(champs, unnamed);

  it('have unique keys and names, whatever names the back end gives', () => {
    expect(fields.map(({ key, name }) => [key, name])).toEqual([
      ['4', 'Nom'],
      ['7', 'Nom (2)'],
      ['Champ 3', 'Champ 3'],
      ['9', 'Jours'],
    ]);
    expect(fields[3]?.options).toEqual(['lundi', 'mardi']);
  });

  it('give the host answers by name and the back end answers by id, without empty ones', () => {
    const sent = file('a.pdf');
    const answers = { 4: ' Awa ', 7: '  ', 'Champ 3': sent, 9: ['mardi'] };
    expect(detailOf('camp', fields, answers)).toEqual({
      identifiant: 'camp',
      values: { Nom: 'Awa', Jours: ['mardi'] },
      files: { 'Champ 3': sent },
    });
    expect(bodyOf(fields, answers)).toEqual({ valeurs: '{"4":"Awa","9":["mardi"]}', 'Champ 3': sent });
  });

  it('are refused when their files are too large together', () => {
    const three = fieldsOf(
      [1, 2, 3].map((id) => champ('file', { id })),
      unnamed,
    );
    const heavy = () => Object.assign(file('a.pdf'), {});
    const answers = Object.fromEntries([1, 2, 3].map((id) => [id, heavy()]));
    for (const file of Object.values(answers))
      Object.defineProperty(file, 'size', { value: Math.ceil(FILES_BYTES / 2.9) });
    expect(answerProblems(three, answers, answerTexts)).toEqual({ 3: answerTexts.filesTooLarge });
    expect(
      answerProblems(fieldsOf([champ('text', { is_required: true })], unnamed), {}, answerTexts),
    ).toEqual({
      1: answerTexts.required,
    });
  });
});
