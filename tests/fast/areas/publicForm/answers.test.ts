import { describe, expect, it } from 'vitest';
import { bodyOf, detailOf } from '../../../../src/areas/publicForm/submission';
import { FILES_BYTES, problemOf } from '../../../../src/domain/forms/answer';
import type { FieldDefinition } from '../../../../src/domain/forms/form';
import { answerProblems, fieldsOf } from '../../../../src/questions/answers';
import { refusedAnswerTexts } from '../../../../src/questions/texts.fr';

const field = (type_de_champ: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
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
      expect.soft(problemOf(field(type), value), `${type}: ${value.slice(0, 30)}`).toBe(problem);
  });

  it('is one of the choices, or several for boxes', () => {
    const option = ' rouge, vert,, vert ,<b>bleu</b>';
    expect(problemOf(field('radio', { option }), 'vert')).toBeUndefined();
    expect(problemOf(field('select', { option }), 'jaune')).toBe('option');
    expect(problemOf(field('checkbox', { option }), ['rouge', '<b>bleu</b>'])).toBeUndefined();
    expect(problemOf(field('checkbox', { option }), ['rouge', 'jaune'])).toBe('option');
    expect(problemOf(field('checkbox', { option }), 'rouge')).toBe('kind');
  });

  it('is required where the field says so by either key, unless the field can’t be answered [F21, F37]', () => {
    expect(problemOf(field('text', { is_required: true }), '')).toBe('required');
    expect(problemOf(field('text', { is_required: undefined, required: true }), undefined)).toBe('required');
    expect(problemOf(field('checkbox', { is_required: true, option: 'a' }), [])).toBe('required');
    for (const type of ['signature', 'select', 'radio'])
      expect(problemOf(field(type, { is_required: true }), undefined)).toBeUndefined();
  });

  it('may be a file of the accepted types and size', () => {
    expect(problemOf(field('file'), file('Fiche.PDF'))).toBeUndefined();
    for (const name of ['virus.exe', 'page.html', 'image.svg', 'pdf', ''])
      expect(problemOf(field('file'), file(name))).toBe('fileType');
    expect(problemOf(field('file'), { name: 'a.pdf', size: 0 })).toBe('fileEmpty');
    expect(problemOf(field('file'), { name: 'a.pdf', size: 10 * 2 ** 20 + 1 })).toBe('fileSize');
    expect(problemOf(field('text'), file('a.pdf'))).toBe('kind');
  });
});

describe('the fields of a form', () => {
  const askedFields = [
    field('text', { id: 4, nom_du_champ: 'Nom' }),
    field('text', { id: 7, nom_du_champ: 'Nom' }),
    field('file', { id: undefined, nom_du_champ: '' }),
    field('checkbox', { id: 9, nom_du_champ: 'Jours', option: 'lundi, mardi, lundi' }),
  ];
  const fields = fieldsOf(askedFields, unnamed);

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
      [1, 2, 3].map((id) => field('file', { id })),
      unnamed,
    );
    const heavy = () => Object.assign(file('a.pdf'), {});
    const answers = Object.fromEntries([1, 2, 3].map((id) => [id, heavy()]));
    for (const file of Object.values(answers))
      Object.defineProperty(file, 'size', { value: Math.ceil(FILES_BYTES / 2.9) });
    expect(answerProblems(three, answers, refusedAnswerTexts)).toEqual({
      3: refusedAnswerTexts.filesTooLarge,
    });
    expect(
      answerProblems(fieldsOf([field('text', { is_required: true })], unnamed), {}, refusedAnswerTexts),
    ).toEqual({
      1: refusedAnswerTexts.required,
    });
  });
});
