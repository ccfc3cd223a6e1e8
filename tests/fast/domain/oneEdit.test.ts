import { describe, expect, it } from 'vitest';
import { isOneEditApart } from '../../../src/domain/search/isOneEditApart';

const APART = [
  ['a letter too many', 'martin', 'marttin'],
  ['a letter missing at the end', 'martin', 'marti'],
  ['a letter missing at the beginning', 'nguessan', 'guessan'],
  ['another letter', 'martin', 'mertin'],
  ['another first letter', 'ng', 'bg'],
  ['two swapped', 'martin', 'matrin'],
  ['the last two swapped', 'diallo', 'dialol'],
  ['two swapped beyond the first plane', 'a𝒳𝒴b', 'a𝒴𝒳b'],
] as const;

const NOT = [
  ['the same', 'martin', 'martin'],
  ['two letters more', 'martin', 'martinez'],
  ['two other letters', 'martin', 'mertan'],
  ['two swapped and another one', 'martin', 'matron'],
  ['the first and the third swapped', 'abc', 'cba'],
  ['a letter moved by two', 'abcd', 'bcad'],
] as const;

describe('Two words', () => {
  it('are one typing error apart, whichever comes first', () => {
    for (const [what, one, other] of APART)
      expect.soft([isOneEditApart(one, other), isOneEditApart(other, one)], what).toEqual([true, true]);
  });

  it('are not, when they are equal or further apart', () => {
    for (const [what, one, other] of NOT)
      expect.soft([isOneEditApart(one, other), isOneEditApart(other, one)], what).toEqual([false, false]);
  });
});
