import { describe, expect, it } from 'vitest';
import { contrast, itemColor, textOn } from '../../../src/domain/color';
import { mailHref } from '../../../src/domain/contact/mailHref';
import { eventStatus } from '../../../src/domain/events/event';
import { roleLabelProblem } from '../../../src/domain/events/speaker';
import { identityOf, userNameOf } from '../../../src/domain/identity';
import { EMAIL_LENGTH, isEmail } from '../../../src/domain/members/email';

describe('the colour of an item', () => {
  it('is read from three, six or eight hex digits [H6]', () => {
    expect(itemColor('#fff')).toBe('#999999');
    expect(itemColor('#ffffffff')).toBe('#999999');
    expect(itemColor('#11223344')).toBe('#11223344');
    expect(itemColor(' #3B82F6 ')).toBe('#3B82F6');
    expect(contrast('#000', '#fff')).toBeCloseTo(21);
  });

  it('is unchanged at the very limit of lightness [H9]', () => {
    expect(itemColor('#b3b2b2')).toBe('#b3b2b2');
    expect(itemColor('#b3b3b3')).toBe('#6b6b6b');
  });

  it('is hashed from text that only contains a colour or a number, the same in every version [H8]', () => {
    const odd = ['bleu ciel', 'x#ffffff', '#ffffffx', '+5', '5.0', '31'];
    expect(odd.map((text) => itemColor(text))).toEqual([
      '#155E75',
      '#1E40AF',
      '#854D0E',
      '#4F46E5',
      '#854D0E',
      '#C2410C',
    ]);
  });

  it('has black text where white would be unreadable', () => {
    expect([textOn('#ffffff'), textOn('#1D4ED8')]).toEqual(['#000000', '#ffffff']);
  });
});

describe('a link to a person', () => {
  it('is made only of a text that is clearly an address, without the spaces around it', () => {
    expect(mailHref(' zoe@mail.exemple.co.fr ')).toBe('mailto:zoe@mail.exemple.co.fr');
    for (const text of ['zoe', 'zoe@fr', 'zoe@exemple.fr, paul@exemple.fr', 'zoe@exemple.fr?bcc=x@y.fr'])
      expect(mailHref(text)).toBeUndefined();
  });
});

describe('an e-mail address', () => {
  it('is a whole text of at most 254 characters [C3]', () => {
    const long = `${'a'.repeat(EMAIL_LENGTH - 5)}@b.fr`;
    expect([isEmail(long), isEmail(`a${long}`)]).toEqual([true, false]);
    for (const bad of ['awa@exemple.fr et paul', 'de awa@exemple.fr', 'awa@exemple.f@r'])
      expect(isEmail(bad)).toBe(false);
  });
});

describe('the label of a role', () => {
  it('has 2 to 255 characters without the spaces around it [C9]', () => {
    expect([roleLabelProblem(''), roleLabelProblem('   ')]).toEqual(['missing', 'missing']);
    expect([roleLabelProblem(' A '), roleLabelProblem('😀')]).toEqual(['short', 'short']);
    expect([roleLabelProblem('AB'), roleLabelProblem('😀'.repeat(255))]).toEqual([undefined, undefined]);
    expect(roleLabelProblem('a'.repeat(256))).toBe('long');
    expect(roleLabelProblem(` ${'a'.repeat(255)} `)).toBeUndefined();
  });
});

describe('the day of an event', () => {
  const status = (date: string) => eventStatus({ id: 1, nom_evenement: 'Culte', date }, '2024-03-05');

  it('is none where the text does not begin with one [E14]', () => {
    expect([status('le 2024-03-04'), status('2024-3-04'), status('04/03/2024')]).toEqual(
      Array(3).fill(undefined),
    );
    expect(status('2024-03-04 10:00')).toBe('past');
  });
});

describe('a user', () => {
  it('is told from another by id, else e-mail, else user name, else name', () => {
    const user = { id: 4, email: 'awa@exemple.fr', username: 'awa', name: 'Awa' };
    expect(identityOf(user)).toBe('4');
    expect(identityOf({ ...user, id: null })).toBe('awa@exemple.fr');
    expect(identityOf({ ...user, id: null, email: null })).toBe('awa');
    expect(identityOf({ name: 'Awa' })).toBe('Awa');
  });

  it('is called by the user name where there is no name [S31]', () => {
    expect(userNameOf({ nom: null, prenom: '', username: 'awa', email: 'awa@exemple.fr' })).toBe('awa');
    expect(userNameOf({ nom: 'Diallo' })).toBe('Diallo');
  });
});
