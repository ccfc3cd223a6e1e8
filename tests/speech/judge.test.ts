import { describe, expect, it } from 'vitest';
import { faultsOf } from './judge.ts';

describe('faultsOf', () => {
  const error = 'Ce champ est obligatoire';

  it('finds nothing in a field, its error and where it is', () => {
    const heard = ['Mot de passe champ de mot de passe.', 'saisie non valable.', `${error}.`];
    expect(faultsOf(heard, ['Mot de passe', error], false)).toEqual([]);
  });

  it('finds what was not heard, by words or by pattern', () => {
    expect(faultsOf(['Se connecter bouton.'], [error, /\d+ membres/], false)).toEqual([
      `not heard: ${error}`,
      String.raw`not heard: /\d+ membres/`,
    ]);
  });

  it('finds a sentence said twice, in one go or in two, unless it is known', () => {
    const heard = [`Adresse e-mail zone de saisie requis. ${error}.`, error];
    expect(faultsOf(heard, [], false)).toEqual([`said twice: ${error}`]);
    expect(faultsOf(heard, [], false, [error])).toEqual([]);
  });

  it('lets two controls be of one kind', () => {
    expect(faultsOf(['Oui', 'bouton', 'Non', 'bouton'], [], false)).toEqual([]);
  });

  it('finds silence, but not while one types', () => {
    expect(faultsOf([], [], false)).toEqual(['nothing was said']);
    expect(faultsOf([], [], true)).toEqual([]);
  });
});
