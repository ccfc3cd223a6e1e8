import { describe, expect, it } from 'vitest';
import { writeLetter } from '../../../../../../demo/server/letters/writeLetter';
import { whole, written } from './whole';

const FACTS = ['samedi 21 novembre 2099', 'Lieu: Temple'];

describe('writeLetter', () => {
  it('puts a blank line between the parts, and none inside of one', () => {
    const letter = writeLetter({
      subject: 'Camp',
      name: 'Awa',
      parts: [
        'Deux lignes\nd’un paragraphe.',
        { event: 'Camp', facts: FACTS },
        { label: 'Oui:', link: '{lien}' },
        { link: '{lien}' },
      ],
    });
    expect(whole(letter)).toBe(
      written(`
        Camp

        Bonjour Awa,

        Deux lignes
        d’un paragraphe.

        Camp
        samedi 21 novembre 2099
        Lieu: Temple

        Oui:
        {lien}

        {lien}`),
    );
  });

  it('leaves nothing where a part does not apply', () => {
    const { text } = writeLetter({ subject: 'Camp', name: undefined, parts: [undefined, 'Oui.', false] });
    expect(text).toBe('Bonjour,\n\nOui.\n');
  });

  it('greets without a name that reads as a message', () => {
    const { text } = writeLetter({ subject: 'Camp', name: 'http://x.fr', parts: ['Oui.'] });
    expect(text).toBe('Bonjour,\n\nOui.\n');
  });
});
