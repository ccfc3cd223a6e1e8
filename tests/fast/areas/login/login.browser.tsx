import { loginArea } from '../../../../src/areas/login/area.ts';
import { expect } from '../../../support/expect.ts';
import { awa, dropped, type FakeBackend, held, json, luc } from '../../../support/fakeBackend.ts';
import { axeCheck, type Mount, mountInLight, mountInShadow } from '../../../support/mount.tsx';
import {
  allByRole,
  byLabel,
  byRole,
  byText,
  eventually,
  focused,
  maybeByRole,
  maybeByText,
  until,
} from '../../../support/queries.ts';
import { eventLog, signIn, widget } from '../../../support/screen.tsx';
import { click, fill, press, setViewport } from '../../../support/user.ts';
import { accountsBackend } from '../frame/fixtures.tsx';

const show = (back: FakeBackend, mount: Mount = mountInShadow) => {
  const host = back.host();
  const log = eventLog();
  return { ...mount(widget(loginArea, { host, emit: log.emit })), host, log };
};
const banner = (root: ShadowRoot | HTMLElement) => maybeByRole(root, 'alert')?.textContent?.trim();
const wrong = { ...awa, password: 'oublié' };

describe('the code of a second factor', () => {
  const asks = (message: string) => () => json({ success: false, message, etat: 'code_requis' }, 401);

  it('is asked for in the same form once the password was right, and sent only then [U4]', async () => {
    const back = accountsBackend();
    const { root } = show(back);
    await until(() => byRole(root, 'heading', 'Connexion'));
    expect(maybeByRole(root, 'textbox', 'Code de vérification')).toBeNull();
    back.next('/api/login', asks('Saisissez le code'));
    await signIn(root, awa);
    const code = await until(() => byLabel(root, 'Code de vérification'));
    await until(() => focused() === code);
    expect([code.autocomplete, banner(root)]).toEqual(['one-time-code', undefined]);
    expect(back.called('/api/login').map(({ body }) => body)).toEqual([
      { email: awa.email, password: awa.password },
    ]);

    back.next('/api/login', asks('Ce code n’est pas valable'));
    await fill(code, '000000');
    await press('Enter');
    await until(() => banner(root) === 'Ce code n’est pas valable');
    await fill(code, '123456');
    await press('Enter');
    await until(() => byText(root, 'Awa Diop'));
    expect(back.called('/api/login').at(-1)?.body).toEqual({
      email: awa.email,
      password: awa.password,
      code: '123456',
    });
  });
});

describe('the sign-in form', () => {
  for (const mount of [mountInShadow, mountInLight]) {
    it(`asks for email and password, in ${mount.name} [L2, L3, L4, L6]`, async () => {
      const { root } = show(accountsBackend(), mount);
      await until(() => byRole(root, 'heading', 'Connexion'));
      byText(root, 'Connectez-vous à votre espace de gestion communautaire');
      const email = byLabel(root, 'Adresse e-mail');
      const password = byLabel(root, 'Mot de passe');
      expect([email.type, email.required, email.autocomplete]).toEqual(['email', true, 'username']);
      expect([password.type, password.required, password.autocomplete]).toEqual([
        'password',
        true,
        'current-password',
      ]);
      byRole(root, 'button', 'Se connecter');
      await axeCheck(root);
    });
  }

  it('never takes the focus from the page that contains it', async () => {
    const { root } = show(accountsBackend());
    await until(() => byRole(root, 'heading', 'Connexion'));
    await eventually(() => expect(focused()).toBe(document.body));
  });

  it('shows and hides the password without losing it [L5]', async () => {
    const { root } = show(accountsBackend());
    await until(() => byRole(root, 'heading', 'Connexion'));
    await fill(byLabel(root, 'Mot de passe'), 'à découvert');
    await click(byRole(root, 'button', 'Afficher le mot de passe'));
    expect(byLabel(root, 'Mot de passe').type).toBe('text');
    await click(byRole(root, 'button', 'Masquer le mot de passe'));
    expect([byLabel(root, 'Mot de passe').type, byLabel(root, 'Mot de passe').value]).toEqual([
      'password',
      'à découvert',
    ]);
  });

  it('sends email and password once, by Enter, and says that it is sending [L7, L11, S10]', async () => {
    const back = accountsBackend();
    const answer = held(() => json({ data: { token: 't', user: { id: 1, name: 'Awa' } } }));
    back.next('/api/login', answer.reply);
    const { root, host } = show(back);
    await until(() => byRole(root, 'heading', 'Connexion'));
    await fill(byLabel(root, 'Adresse e-mail'), awa.email);
    await fill(byLabel(root, 'Mot de passe'), awa.password);
    await press('Enter');
    await until(() => byRole(root, 'button', 'Connexion...'));
    expect(host.session.get().busy).toBe(true);
    await press('Enter');
    await click(byRole(root, 'button', 'Connexion...'));
    answer.release();
    await until(() => byText(root, 'Awa'));
    const [first, ...more] = back.called('/api/login');
    expect(first).toMatchObject({ method: 'POST', body: { email: awa.email, password: awa.password } });
    expect(more).toEqual([]);
    expect(host.session.get().busy).toBe(false);
  });

  it('keeps the token and the user for the next visit, and shows the user [L13, L14]', async () => {
    const { root, log } = show(accountsBackend());
    await signIn(root, awa);
    await until(() => byText(root, 'Awa Diop'));
    expect(localStorage.getItem('authToken')).toBe('token-1');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ name: 'Awa Diop' });
    expect(log.of('parvis-session').at(-1)).toMatchObject({ user: { name: 'Awa Diop' } });
  });

  it('reads the user inside data.data too [L12]', async () => {
    const back = accountsBackend();
    back.next('/api/login', () => json({ data: { token: 'x', data: { user: { id: 9, name: 'Ida Roy' } } } }));
    const { root } = show(back);
    await signIn(root, awa);
    await until(() => byText(root, 'Ida Roy'));
  });

  it('sends a password as it was typed, spaces included [L11]', async () => {
    const back = accountsBackend();
    const { root } = show(back);
    await signIn(root, { ...awa, password: ' deux mots ' });
    await until(() => banner(root) !== undefined);
    expect(back.called('/api/login')).toMatchObject([
      { body: { email: awa.email, password: ' deux mots ' } },
    ]);
  });

  it('names the empty fields and sends nothing', async () => {
    const back = accountsBackend();
    const { root } = show(back);
    await until(() => byRole(root, 'heading', 'Connexion'));
    await click(byRole(root, 'button', 'Se connecter'));
    await until(() => byText(root, 'Ce champ est obligatoire'));
    await eventually(() => expect(focused()).toBe(byLabel(root, 'Adresse e-mail')));
    expect(back.called('/api/login')).toEqual([]);
  });

  it('works without storage, with a session in memory', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const back = accountsBackend({ storage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
    const { root } = show(back);
    await signIn(root, awa);
    await until(() => byText(root, 'Awa Diop'));
    expect(localStorage.length).toBe(0);
  });

  it('fits 320 px', async () => {
    await setViewport({ width: 320, height: 700 });
    const { root } = show(accountsBackend());
    await until(() => byRole(root, 'heading', 'Connexion'));
    expect(document.documentElement.scrollWidth).toBe(320);
    await setViewport({ width: 1280, height: 800 });
  });
});

describe('a refused sign-in', () => {
  it('shows the message of the call in a banner that stays, and keeps what was typed [L9, L10, L16]', async () => {
    const { root } = show(accountsBackend());
    await signIn(root, wrong);
    await until(() => banner(root) === 'Identifiants incorrects');
    byRole(root, 'button', 'Mot de passe oublié ?').focus();
    await press('Tab');
    expect(banner(root)).toBe('Identifiants incorrects');
    expect(byLabel(root, 'Adresse e-mail').value).toBe(awa.email);
    await axeCheck(root);
  });

  it('removes the banner when the user types or closes it [L16]', async () => {
    const { root } = show(accountsBackend());
    await signIn(root, wrong);
    await until(() => banner(root) !== undefined);
    await fill(byLabel(root, 'Mot de passe'), 'encore faux');
    await until(() => banner(root) === undefined);
    await press('Enter');
    await until(() => banner(root) !== undefined);
    await click(byRole(root, 'button', 'Fermer le message'));
    await until(() => banner(root) === undefined);
  });

  it('disappears on the way to the password reset [L16]', async () => {
    const { root } = show(accountsBackend());
    await signIn(root, wrong);
    await until(() => banner(root) !== undefined);
    await click(byRole(root, 'button', 'Mot de passe oublié ?'));
    await until(() => byRole(root, 'heading', 'Réinitialisation du mot de passe'));
    expect(banner(root)).toBeUndefined();
  });

  it('has its own message when the answer has none [L10]', async () => {
    const back = accountsBackend();
    back.next('/api/login', () => json({}, 500));
    const { root } = show(back);
    await signIn(root, awa);
    await until(() => banner(root) === 'Erreur lors de la connexion');
  });

  it('says when no server answers', async () => {
    const back = accountsBackend();
    back.next('/api/login', dropped);
    const { root } = show(back);
    await signIn(root, awa);
    await until(() => banner(root) === 'Impossible de se connecter au serveur');
  });
});

describe('a forgotten password', () => {
  async function openReset(back: FakeBackend) {
    const { root } = show(back);
    await until(() => byRole(root, 'heading', 'Connexion'));
    await fill(byLabel(root, 'Adresse e-mail'), awa.email);
    await click(byRole(root, 'button', 'Mot de passe oublié ?'));
    await until(() => byRole(root, 'heading', 'Réinitialisation du mot de passe'));
    return root;
  }

  it('asks only for the email, already filled in, and comes back [L8, L17, L18, L19, L21]', async () => {
    const root = await openReset(accountsBackend());
    const email = byLabel(root, 'Adresse e-mail');
    expect([email.type, email.required, email.value]).toEqual(['email', true, awa.email]);
    await eventually(() => expect(focused()).toBe(email));
    expect(allByRole(root, 'textbox')).toHaveLength(1);
    byRole(root, 'button', 'Envoyer le lien');
    await axeCheck(root);
    await click(byRole(root, 'button', 'Retour à la connexion'));
    await until(() => byRole(root, 'heading', 'Connexion'));
    expect(byLabel(root, 'Adresse e-mail').value).toBe(awa.email);
    await eventually(() => expect(focused()).toBe(byLabel(root, 'Mot de passe')));
  });

  it('sends the link, says so, and leads back [L20, L22, L23, L24, L25, S10]', async () => {
    const back = accountsBackend();
    const answer = held(() => json({ data: {} }));
    back.next('/api/auth/reset-password/', answer.reply);
    const root = await openReset(back);
    await press('Enter');
    await until(() => byRole(root, 'button', 'Envoi en cours...'));
    answer.release();
    const heading = await until(() => byRole(root, 'heading', 'Email envoyé !'));
    byText(root, 'Vérifiez votre boîte mail pour le lien de réinitialisation');
    await until(() => focused() === heading);
    expect(back.called('/api/auth/reset-password/')).toMatchObject([
      { method: 'POST', body: { email: awa.email } },
    ]);
    await axeCheck(root);
    await click(byRole(root, 'button', 'Retour à la connexion'));
    await until(() => byRole(root, 'heading', 'Connexion'));
  });

  it('shows why it failed, in the same place, such as a server without mails [L26, K20]', async () => {
    const back = accountsBackend();
    back.next('/api/auth/reset-password/', () => json({}, 500));
    const root = await openReset(back);
    await press('Enter');
    await until(() => banner(root) === 'Erreur lors de la réinitialisation du mot de passe');
    back.next('/api/auth/reset-password/', () => json({ message: 'Trop de demandes' }, 429));
    await press('Enter');
    await until(() => banner(root) === 'Trop de demandes');
    const refusal = 'Parvis n’envoie pas d’e-mails ici\u00a0: demandez un lien à un administrateur.';
    back.next('/api/auth/reset-password/', () => json({ message: refusal }, 409));
    await press('Enter');
    await until(() => banner(root) === refusal);
    expect(maybeByText(root, 'Email envoyé !')).toBeNull();
    await click(byRole(root, 'button', 'Retour à la connexion'));
    await until(() => byRole(root, 'heading', 'Connexion'));
    expect(banner(root)).toBeUndefined();
  });
});

describe('the widget of a signed-in user', () => {
  it('shows the name and signs out, even when the call fails [S7, S8, S9]', async () => {
    const back = accountsBackend();
    back.remember(luc);
    back.next('/api/logout', () => json({ message: 'non' }, 500));
    const { root, log } = show(back);
    await until(() => byText(root, 'Luc Morel'));
    await axeCheck(root);
    const realError = console.error;
    const logged: unknown[] = [];
    console.error = (...words) => logged.push(...words);
    await click(byRole(root, 'button', 'Se déconnecter'));
    await until(() => byRole(root, 'heading', 'Connexion'));
    console.error = realError;
    expect(logged.join()).toContain('signing out failed');
    expect(maybeByText(root, 'non')).toBeNull();
    expect([localStorage.getItem('authToken'), localStorage.getItem('user')]).toEqual([null, null]);
    expect(back.called('/api/logout')).toMatchObject([{ method: 'POST', authorization: 'Token token-2' }]);
    expect(log.of('parvis-session').at(-1)).toEqual({ user: null });
  });
});
