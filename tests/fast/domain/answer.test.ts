import { describe, expect, it } from 'vitest';
import {
  type AnswerValue,
  FILE_MEGABYTES,
  fileEndingOf,
  LINE_LENGTH,
  problemOf,
  TEXT_LENGTH,
} from '../../../src/domain/forms/answer';
import { answerTextsWith } from '../../../src/domain/forms/texts.fr';

const problem = (type: string | null, value: AnswerValue | undefined, more: object = {}) =>
  problemOf({ type_de_champ: type, ...more }, value);

const MEGABYTE = 1024 * 1024;

describe('an answer to a form', () => {
  it('may be any number with a decimal comma or point', () => {
    for (const text of ['7', '12', '-3', '+2', '3,5', '2.25', '+2,125', '1'.repeat(30)])
      expect.soft(problem('number', text), text).toBeUndefined();
  });

  it('is no number with other signs, or too many', () => {
    for (const text of ['1,', ',5', 'a1', '1a', '1.2.3', '- 3', '1'.repeat(31)])
      expect.soft(problem('number', text), text).toBe('number');
  });

  it('may be any phone number', () => {
    for (const text of ['0612', '06 12 34 56 78', '+33 6.12-34/56', '(02) 98 00'])
      expect.soft(problem('tel', text), text).toBeUndefined();
  });

  it('is no phone number with too few digits, too many, or letters', () => {
    for (const text of ['061', '(0) 61', '+ ( ) -', 'tél. 0612', '0612 poste 3', '061234'.repeat(7)])
      expect.soft(problem('tel', text), text).toBe('tel');
  });

  it('may be a day that exists', () => {
    expect(problem('date', '2024-02-29')).toBeUndefined();
    for (const text of ['2023-02-29', '2024-13-01', '0999-01-01', '02024-01-01', '2024-01-01T10:00', 'hier'])
      expect(problem('date', text), text).toBe('date');
  });

  it('is counted in characters, not in the halves of an emoji', () => {
    expect(problem('text', '😀'.repeat(LINE_LENGTH))).toBeUndefined();
    expect(problem('text', '😀'.repeat(LINE_LENGTH + 1))).toBe('length');
    expect(problem('text', 'a'.repeat(LINE_LENGTH + 1))).toBe('length');
    expect(problem('textarea', 'a'.repeat(TEXT_LENGTH))).toBeUndefined();
    expect(problem('textarea', 'a'.repeat(TEXT_LENGTH + 1))).toBe('length');
  });

  it('is one of the choices, or several for boxes to tick', () => {
    const choices = { option: 'S, M' };
    expect(problem('radio', 'M', choices)).toBeUndefined();
    expect(problem('select', 'L', choices)).toBe('option');
    expect(problem('checkbox', ['S', 'M'], choices)).toBeUndefined();
    expect(problem('checkbox', ['S', 'L'], choices)).toBe('option');
  });

  it('has the kind of its field', () => {
    expect(problem('checkbox', 'S', { option: 'S, M' })).toBe('kind');
    expect(problem('radio', ['S'], { option: 'S, M' })).toBe('kind');
    expect(problem('text', ['Awa'])).toBe('kind');
    expect(problem('text', { name: 'a.pdf', size: 1 })).toBe('kind');
    expect(problem('file', 'a.pdf')).toBe('kind');
    expect(problem('dessin', 'un chat')).toBe('kind');
    expect(problem(null, 'un chat')).toBe('kind');
    expect(problem('radio', 'S', { option: ' , ' })).toBe('kind');
    expect(problem('radio', 'S')).toBe('kind');
  });

  it('is required only where the field can be answered', () => {
    const required = { is_required: true };
    for (const none of [undefined, '', []]) {
      expect(problem('text', none, required)).toBe('required');
      expect(problem('text', none)).toBeUndefined();
      expect(problem('dessin', none, required)).toBeUndefined();
      expect(problem('radio', none, required)).toBeUndefined();
    }
  });
});

describe('a file of an answer', () => {
  it('has one of the accepted endings, in any case, at the very end of its name', () => {
    expect(fileEndingOf('Photo.JPG')).toBe('jpg');
    expect(fileEndingOf('rapport.v2.pdf')).toBe('pdf');
    for (const name of ['photo.jpg.exe', 'pdf', 'photo.', 'photo.jpg ', '']) {
      expect(fileEndingOf(name), name).toBeUndefined();
      expect(problem('file', { name, size: 1 }), name).toBe('fileType');
    }
  });

  it('is neither empty nor larger than ten megabytes', () => {
    const sized = (size: number) => problem('file', { name: 'a.pdf', size });
    expect(FILE_MEGABYTES).toBe(10);
    expect(sized(0)).toBe('fileEmpty');
    expect(sized(1)).toBeUndefined();
    expect(sized(10 * MEGABYTE)).toBeUndefined();
    expect(sized(10 * MEGABYTE + 1)).toBe('fileSize');
  });
});

describe('the sentences of a refused answer', () => {
  it('name the limits', () => {
    const answerTexts = answerTextsWith((value) => value.toLocaleString('fr-FR'));
    expect(answerTexts.length.replace(/\s/g, ' ')).toBe(
      'La réponse est trop longue : 1 000 caractères au plus, 10 000 caractères pour un texte long.',
    );
    expect(answerTexts.fileType).toContain('pdf, jpg, jpeg');
    expect(answerTexts.fileSize).toContain('10\u00a0Mo');
    expect(answerTexts.filesTooLarge).toContain('25\u00a0Mo');
  });
});
