import { describe, expect, it } from 'vitest';
import { accountFormSchema } from '../../../../src/areas/frame/signIn/account';
import { commonTexts } from '../../../../src/texts/texts.fr';

const read = (values: Record<string, unknown>) =>
  accountFormSchema(commonTexts.invalidEmail).safeParse(values);

describe('the sign-in values', () => {
  it('are the address without the spaces around it, and the password as it was typed', () => {
    expect(read({ email: ' awa@exemple.fr\n', password: ' a b ' })).toEqual({
      success: true,
      data: { email: 'awa@exemple.fr', password: ' a b ' },
    });
  });

  it('may be an account of an intranet, or have no password', () => {
    expect(read({ email: 'awa@serveur' })).toEqual({
      success: true,
      data: { email: 'awa@serveur', password: '' },
    });
  });

  it('do not accept what is no address', () => {
    const rows = [
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
    ];
    for (const email of rows)
      expect.soft(read({ email, password: 'x' }), String(email)).toEqual({
        success: false,
        error: {
          issues: [
            { path: ['email'], code: 'invalid_format', message: 'Saisissez une adresse e-mail valide' },
          ],
        },
      });
  });
});
