import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../demo/server/guard/passwords/publishedPassword';
import type { AccountLinks, MemberAccount } from '../../../../../src/domain/accounts/accountRecord';
import type { StateFollows } from '../../../../../src/domain/register/stateChange';
import { present } from '../../../../support/present';
import { signedInServer, TODAY } from '../../signedInServer';

const home = signedInServer(6);

let made = 0;

/** An account that can sign in, of a role. */
async function account(fields: object = {}): Promise<{ id: number; email: string }> {
  made += 1;
  return home.db
    .insertInto('utilisateurs')
    .values({
      ...{ email: `zoe.oneill${made}@courriel.test`, nom_utilisateur: null, nom: 'O’Neill', prenom: 'Zoë' },
      ...{ role: 'utilisateur', mot_de_passe: 'x', desactive_le: null, invite_le: null },
      ...{ invitation_envoyee: null, totp_secret: null, totp_actif_le: null, totp_dernier_pas: null },
      ...{ mot_de_passe_verifie: null, ...fields },
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
}

const person = (fields: object = {}) =>
  home.add({ nom: 'de La Rochefoucauld-Montmorency', prenom: 'Нина', ...fields });
const link = (id: number, record: number | null, seen: number | null = null) =>
  home.call('PUT', `/api/comptes/${id}/fiche/`, { membre_id: record, membre_vu: seen });
const accountOf = async (id: number): Promise<MemberAccount> =>
  (await home.call('GET', `/api/membres/${id}/compte/`)).data;
const links = async (): Promise<AccountLinks> => (await home.call('GET', '/api/comptes/fiches/')).data;
const stored = (id: number) =>
  home.db
    .selectFrom('utilisateurs')
    .select(['membre_id', 'desactive_le'])
    .where('id', '=', id)
    .executeTakeFirst();
const leave = (ids: number[], etat = 'parti') => home.call('POST', '/api/membres/etats/', { ids, etat });
const undo = (operation: number) => home.call('POST', `/api/journal/${operation}/annuler/`);
const bin = async (id: number) => (await home.call('DELETE', `/api/membres/${id}/`)).data.corbeille as number;

async function merge(kept: number, other: number) {
  const seen = async (id: number) => ({ id, updated_at: (await home.member(id)).updated_at });
  return home.call('POST', '/api/doublons/fusionner/', {
    ...{ garde: await seen(kept), autre: await seen(other), choix: [] },
  });
}

/** Managers change members, and no accounts. */
async function managerToken(): Promise<string> {
  const welcome = { email: 'accueil@parvis.test', password: DEMO_PASSWORD };
  await home.db
    .updateTable('utilisateurs')
    .set({ role: 'manager' })
    .where('email', '=', welcome.email)
    .execute();
  return (await home.call('POST', '/api/login', welcome)).data.token;
}

describe('the record of an account', () => {
  it('is linked by an administrator, and is shown on both sides [R3]', async () => {
    const [{ id, email }, record] = [await account(), await person()];
    expect(await accountOf(record)).toEqual({ compte: null, propose: null });
    const answer = await link(id, record);
    expect([answer.status, answer.message]).toEqual([200, 'Compte lié à la fiche.']);
    const { compte } = await accountOf(record);
    expect(compte).toMatchObject({ id, email, role: 'utilisateur', etat: 'actif' });
    expect(compte?.lie_par).toBeTruthy();
    expect(Date.parse(compte?.lie_le ?? '')).toBeGreaterThan(0);
    const shown = (await links()).liens.find((one) => one.compte === id);
    expect(shown?.membre).toEqual({
      ...{ id: record, nom: 'de La Rochefoucauld-Montmorency', prenom: 'Нина', etat: 'actif' },
    });
    expect((await link(id, null, record)).message).toBe('Compte délié de la fiche.');
    expect((await accountOf(record)).compte).toBeNull();
  });

  it('is proposed where one record alone has the address, and never linked by itself [R3]', async () => {
    const { id, email } = await account();
    const record = await person({ email: ` ${email.toUpperCase()} `.trim() });
    const proposed = async () => (await links()).propositions.filter((one) => one.compte === id);
    expect((await proposed()).map(({ membre }) => membre.id)).toEqual([record]);
    expect((await accountOf(record)).propose).toEqual({ id, email });
    expect((await stored(id))?.membre_id).toBeNull();
    const other = await person({ email });
    expect([await proposed(), (await accountOf(record)).propose]).toEqual([[], null]);
    await bin(other);
    expect(await proposed()).toHaveLength(1);
    await link(id, record);
    expect(await proposed()).toEqual([]);
  });

  it('has one account: a second one is refused with a sentence [R3]', async () => {
    const [one, two, record] = [await account(), await account(), await person()];
    await link(one.id, record);
    const answer = await link(two.id, record);
    expect([answer.status, answer.message]).toEqual([
      409,
      `La fiche de Нина de La Rochefoucauld-Montmorency est déjà liée au compte ${one.email}. Déliez d’abord ce compte.`,
    ]);
    expect((await stored(two.id))?.membre_id).toBeNull();
  });

  it('isn’t changed over another link that was made meanwhile', async () => {
    const [{ id }, first, second] = [await account(), await person(), await person()];
    await link(id, first);
    expect((await link(id, second)).status).toBe(409);
    expect((await stored(id))?.membre_id).toBe(first);
    expect((await link(id, second, first)).status).toBe(200);
  });

  it('is no record in the trash, and none of a person who died', async () => {
    const [{ id }, record, dead] = [await account(), await person(), await person()];
    await bin(record);
    await leave([dead], 'decede');
    const refused = await link(id, record);
    expect([refused.status, refused.errors?.membre_id]).toEqual([422, expect.stringContaining('corbeille')]);
    expect((await link(id, dead)).errors?.membre_id).toMatch(/^Le décès de Нина/);
    expect((await link(999_999, dead)).status).toBe(404);
  });

  it('is linked by administrators alone', async () => {
    const [{ id }, record] = [await account(), await person()];
    const before = home.token;
    home.token = await managerToken();
    const answers = [
      await link(id, record),
      await home.call('GET', '/api/comptes/fiches/'),
      await home.call('GET', `/api/membres/${record}/compte/`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await home.call('GET', '/api/profil/fiche/')).data).toEqual({ membre: null });
    home.token = before;
  });

  it('falls with the record in the trash, comes back with it, and stands in the journal without secrets', async () => {
    const [{ id }, record] = [await account(), await person()];
    await link(id, record);
    const entry = await bin(record);
    expect((await stored(id))?.membre_id).toBeNull();
    await home.call('POST', `/api/corbeille/${entry}/restaurer/`);
    expect((await stored(id))?.membre_id).toBe(record);
    const written = await home.db
      .selectFrom('changements')
      .select(['avant', 'apres'])
      .where('objet', '=', 'comptes')
      .where('objet_id', '=', id)
      .execute();
    expect(written.length).toBeGreaterThan(1);
    expect(JSON.stringify(written)).not.toMatch(/mot_de_passe|totp_secret/);
    await home.db.deleteFrom('utilisateurs').where('id', '=', id).execute();
    expect((await accountOf(record)).compte).toBeNull();
  });

  it('moves to the kept record of two, and comes back when the merge is undone [R3]', async () => {
    const [{ id }, kept, other] = [await account(), await person(), await person()];
    await link(id, other);
    const { data, status } = await merge(kept, other);
    expect([status, (await stored(id))?.membre_id]).toEqual([200, kept]);
    await undo(data.operation);
    expect((await stored(id))?.membre_id).toBe(other);
  });

  it('stays that of the kept record where both have one, and the other account is told [R3]', async () => {
    const [mine, theirs, kept, other] = [await account(), await account(), await person(), await person()];
    await link(mine.id, kept);
    await link(theirs.id, other);
    expect((await home.call('GET', `/api/doublons/${kept}/${other}/`)).data.comptes).toEqual({
      un: true,
      autre: true,
    });
    const { data, message } = await merge(kept, other);
    expect(message).toMatch(/compte de l’autre fiche n’est plus lié/);
    expect([(await stored(mine.id))?.membre_id, (await stored(theirs.id))?.membre_id]).toEqual([kept, null]);
    await undo(data.operation);
    expect((await stored(theirs.id))?.membre_id).toBe(other);
  });
});

describe('a linked account', () => {
  it('is named before its person leaves, is disabled with it, and no undo enables it [R1, R3]', async () => {
    const [{ id, email }, record] = [await account(), await person()];
    await link(id, record);
    const { data: feed } = await home.call('POST', '/api/flux/', { genre: 'tous' });
    await home.db.updateTable('flux').set({ utilisateur_id: id }).where('id', '=', feed.id).execute();
    const preview = await home.call('POST', '/api/membres/etats/apercu/', { ids: [record], etat: 'parti' });
    const { personnes, comptes } = preview.data as StateFollows;
    expect([personnes[0]?.compte, comptes.comptes]).toEqual([{ id, email }, 1]);
    const { data } = await leave([record]);
    expect(data).toMatchObject({ comptes: 1, comptes_gardes: [] });
    expect((await stored(id))?.desactive_le).toBeTruthy();
    expect(await home.db.selectFrom('flux').select('id').where('id', '=', feed.id).execute()).toEqual([]);
    const undone = await undo(data.operation);
    expect(undone.data.details).toEqual([{ objet: 'comptes', id, nom: 'O’Neill Zoë', raison: 'desactive' }]);
    expect((await home.member(record)).etat).toBe('actif');
    expect(await stored(id)).toMatchObject({ membre_id: record, desactive_le: expect.any(String) });
  });

  it('of an administrator stays, and that is told before and after', async () => {
    const [{ id, email }, record] = [await account({ role: 'administrateur' }), await person()];
    await link(id, record);
    const preview = await home.call('POST', '/api/membres/etats/apercu/', { ids: [record], etat: 'decede' });
    expect(preview.data.personnes[0].compte).toEqual({ id, email, reste: 'administrateur' });
    const { data } = await leave([record], 'decede');
    expect([data.comptes, present(data.comptes_gardes[0], 'account').message]).toEqual([
      0,
      expect.stringContaining(email),
    ]);
    expect((await stored(id))?.desactive_le).toBeNull();
  });

  it('has the calendar of its record’s services, and never that of an equal address [R3]', async () => {
    const me = await home.db
      .selectFrom('utilisateurs')
      .select(['id', 'email'])
      .where('email', '=', 'admin@parvis.test')
      .executeTakeFirstOrThrow();
    const [equal, linked] = [await person({ email: me.email }), await person()];
    const day = `${TODAY}T10:00:00`;
    const serving = async (record: number, name: string) => {
      const event = { nom_evenement: name, lieu: '', date: day, heure_debut: '10:00', is_recurrent: false };
      const { data } = await home.call('POST', '/api/events/', event);
      const role = await home.call('POST', '/api/roles-intervenants/', { libelle: `Rôle ${name}` });
      const speaker = await home.call('POST', '/api/intervenants/', {
        ...{ nom: name, prenom: 'A', membre_id: record },
      });
      await home.call('POST', `/api/events/${data.id}/assignments/`, {
        ...{ evenement: data.id, intervenant: speaker.data.id, role_intervenant: role.data.id },
        donnees: { member_email: record === equal ? me.email : null },
      });
    };
    await serving(equal, 'Égale');
    await serving(linked, 'Liée');
    const { data: feed } = await home.call('POST', '/api/flux/', { genre: 'services' });
    const { pathname, search } = new URL(feed.adresse);
    const read = async () => (await home.fetch('GET', pathname + search)).text();
    const empty = (await read()).replace(/\r\n /g, '');
    expect(empty).toMatch(/X-WR-CALNAME:Mes services \(vide.*lié à aucune fiche\)/);
    expect(empty).not.toMatch(/BEGIN:VEVENT/);
    await link(me.id, linked);
    const full = await read();
    expect([/SUMMARY:Liée/.test(full), /SUMMARY:Égale/.test(full)]).toEqual([true, false]);
    expect((await home.call('GET', '/api/profil/fiche/')).data.membre.id).toBe(linked);
  });
});
