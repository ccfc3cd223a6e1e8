import { describe, expect, it } from 'vitest';
import { accountSchema } from '../../../src/areas/login/account';
import { commonTexts } from '../../../src/texts/common';

const read = (values: Record<string, unknown>) => accountSchema(commonTexts.invalidEmail).safeParse(values);

describe('what is typed to sign in', () => {
  it('is read as an address without the spaces around it and the password as it is', () => {
    expect(read({ email: ' awa@exemple.fr\n', password: ' a b ' })).toEqual({
      success: true,
      data: { email: 'awa@exemple.fr', password: ' a b ' },
    });
  });

  it('takes the accounts of an intranet, and a form without a password', () => {
    expect(read({ email: 'awa@serveur' })).toEqual({
      success: true,
      data: { email: 'awa@serveur', password: '' },
    });
  });

  it.each([
    undefined,
    null,
    7,
    '',
    '  ',
    'awa',
    '@exemple.fr',
    'awa@',
    'awa @exemple.fr',
    'awa@ex fr',
    'a@b@c',
  ])('refuses %s as an address, under its field', (email) => {
    expect(read({ email, password: 'x' })).toEqual({
      success: false,
      error: {
        issues: [{ path: ['email'], code: 'invalid_format', message: 'Saisissez une adresse e-mail valide' }],
      },
    });
  });
});
