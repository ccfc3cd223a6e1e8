/** Accounts of people who were invited to a server, for its tests. */
import { expect } from 'vitest';
import { accountCalls } from '../../../../../src/api/endpoints/administration/accounts';
import type { UserAccount } from '../../../../../src/domain/accounts/account';
import { CONFIRMATION_ASKED, purposeOf } from '../../../../../src/domain/accounts/confirmation';
import { present } from '../../../../support/present';
import type { TestServer } from '../../../../support/server';
import { ask, dataOf } from '../../ask';
import { codeOf } from './authenticator';
import { linkIn } from './mailedLink';

export const SECRET = 'trois mots au hasard';

/** What the confirmation of a call of the accounts is for. */
export function purposeOfCall(method: string, path: string): string {
  const [, id, action] = /^\/api\/comptes\/(?:(\d+)\/)?(?:([a-z-]+)\/)?$/.exec(path) ?? [];
  const endpoint = Object.values(accountCalls).find(
    (one) =>
      one.method === method && one.path === `/api/comptes/${id ? '{id}/' : ''}${action ? `${action}/` : ''}`,
  );
  return purposeOf(present(endpoint, `call ${method} ${path}`), id);
}

/** The calls that tests of accounts make, as an administrator unless they give another token. */
export function people(given: () => TestServer, clock: { at: number }) {
  let admin = '';
  let made = 0;
  const login = (email: string, password = SECRET, code?: string, agent?: string) =>
    ask(given(), '/api/login', {
      body: { email, password, ...(code !== undefined && { code }) },
      headers: agent ? { 'user-agent': agent } : {},
    });
  const tokenOf = async (email: string, password = SECRET, code?: string) =>
    dataOf<{ token: string }>(await login(email, password, code)).token;
  const callOnce = (method: string, path: string, body?: unknown, token = admin) =>
    ask(given(), path, { method, body, token });
  /** Confirms one action as the screens do. */
  const confirm = (pour: string, token = admin, mot_de_passe = token === admin ? given().password : SECRET) =>
    callOnce('POST', '/api/profil/confirmation/', { pour, mot_de_passe }, token);
  /** The call, confirmed with the password where the server asks for it. */
  async function call(method: string, path: string, body?: unknown, token = admin) {
    const answer = await callOnce(method, path, body, token);
    if (answer.body?.etat !== CONFIRMATION_ASKED) return answer;
    await confirm(purposeOfCall(method, path), token);
    return callOnce(method, path, body, token);
  }
  const submit = (path: string, fields: Record<string, string>) =>
    ask(given(), path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const choose = (invitation: string, mot_de_passe = SECRET) =>
    submit('/nouveau-mot-de-passe', { invitation, mot_de_passe });
  const mailsTo = (email: string) => given().mails.filter(({ to }) => to === email);
  /** The token of the last invitation. A notice to the person who invited may come before it or after. */
  const invited = () => {
    const mail = given().mails.findLast(({ text }) => text.includes('?invitation='));
    return present(linkIn(mail).searchParams.get('invitation'), 'invitation');
  };
  async function invite(role = 'utilisateur') {
    const email = `invite${++made}@eglise.fr`;
    const answer = await call('POST', '/api/comptes/', { email, nom: 'Durand', prenom: 'Marie', role });
    return dataOf<UserAccount>(answer);
  }
  async function person(role = 'utilisateur') {
    const account = await invite(role);
    await choose(invited());
    return account;
  }
  /** The same, signed in; the mails so far are forgotten. */
  async function signedIn(role = 'utilisateur') {
    const { id, email } = await person(role);
    const token = await tokenOf(email);
    given().mails.length = 0;
    return { id, email, token };
  }
  /** A person with a second factor, its secret, the first code and the recovery codes. */
  async function protectedPerson() {
    const { id, email } = await person();
    const token = await tokenOf(email);
    const proposed = await call('POST', '/api/profil/second-facteur/', { mot_de_passe: SECRET }, token);
    const { secret, adresse } = dataOf<{ secret: string; adresse: string }>(proposed);
    expect(adresse).toContain(`secret=${secret}`);
    const first = codeOf(secret, clock.at);
    const confirmed = await call('PUT', '/api/profil/second-facteur/', { code: first }, token);
    return { id, email, token, secret, first, codes: dataOf<{ codes: string[] }>(confirmed).codes };
  }

  return {
    /** Signs the administrator in; call it before each test. */
    async begin() {
      admin = await given().login();
      return admin;
    },
    isGood: async (token: string) => (await ask(given(), '/api/verify-token', { token })).status === 200,
    ...{
      login,
      tokenOf,
      call,
      callOnce,
      confirm,
      submit,
      choose,
      mailsTo,
      invited,
      invite,
      person,
      signedIn,
      protectedPerson,
    },
  };
}

export type People = ReturnType<typeof people>;
