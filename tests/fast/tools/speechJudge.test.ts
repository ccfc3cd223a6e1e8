import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../slow/speech/judge.ts';

describe('faultsOf', () => {
  const error = 'Ce champ est obligatoire';

  it('finds no fault in a field that is read with its error', () => {
    const heard = ['Mot de passe champ de mot de passe.', 'saisie non valable.', `${error}.`];
    expect(faultsOf(heard, ['Mot de passe', error], false)).toEqual([]);
  });

  it('finds words and patterns that were not heard', () => {
    expect(faultsOf(['Se connecter bouton.'], [error, /\d+ membres/], false)).toEqual([
      `not heard: ${error}`,
      String.raw`not heard: /\d+ membres/`,
    ]);
  });

  it('finds a repeated sentence, within an utterance or over two, unless it is known', () => {
    const heard = [`Adresse e-mail zone de saisie requis. ${error}.`, error];
    expect(faultsOf(heard, [], false)).toEqual([`said twice: ${error}`]);
    expect(faultsOf(heard, [], false, [error])).toEqual([]);
  });

  it('allows two controls of the same kind', () => {
    expect(faultsOf(['Oui', 'bouton', 'Non', 'bouton'], [], false)).toEqual([]);
  });

  it('finds silence, except while text is typed', () => {
    expect(faultsOf([], [], false)).toEqual(['nothing was said']);
    expect(faultsOf([], [], true)).toEqual([]);
  });
});
