/* What all tabs share: the reference server with the built console, and a server whose answer never ends. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount } from '../../../../demo/server/guard/auth/accounts.ts';
import { hashPassword } from '../../../../demo/server/guard/passwords/passwordHash.ts';
import { present } from '../../../support/present.ts';
import { listenOnFreePort } from '../../../support/processes/ports.ts';
import { startTestServer } from '../../../support/server.ts';

/** A person who can sign in. */
export interface Account {
  id: number;
  email: string;
  password: string;
  token: string;
  /** Recovery codes, where signing in asks for one. */
  codes?: string[];
}

export interface Site {
  url: string;
  /** The administrator’s account; every tab is signed in with it. */
  admin: Account;
  /** The address of an endless answer that arrives byte by byte. */
  drip: string;
  /** Calls the server without the page, as the administrator or with this token; gives the innermost `data` of the answer. */
  ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T>;
  /** Signs a person in and returns the token. */
  signIn(account: Pick<Account, 'email' | 'password'>): Promise<string>;
  /** Creates another administrator, who is signed in. */
  newAccount(): Promise<Account>;
  /** Takes the member's changes out of the journal and dates the record back to 2001. */
  makeOld(member: number): Promise<void>;
  /** Puts a mail that failed into the queue, and returns its recipient. */
  failedMail(): Promise<string>;
  /** Dates the last round of upkeep back, so that the server's clock has to be confirmed. */
  wrongClock(): Promise<void>;
  /** Counts the people with this last name on the lists of events. */
  attendees(lastName: string): Promise<number>;
  close(): Promise<void>;
}

async function startDrip() {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"success": true, "data": ');
    const tap = setInterval(() => response.write(' '), 100);
    response.on('close', () => clearInterval(tap));
  });
  const port = await listenOnFreePort(server);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}

/** A host's page that holds only this widget for visitors. */
const hostPage = (widget: string): string => `<!doctype html><html lang="fr"><head><title>Paroisse</title>
<link rel="icon" href="data:,"><script type="module" src="/cdn/parvis.js"></script></head><body><h1>Paroisse</h1>
<a href="#">Accueil</a>${widget}</body></html>`;

/** Where the events of the public agenda take place: nowhere else does one of the other rows. */
const PUBLIC_PLACE = 'Chapelle des visiteurs';
const REGISTRATION = {
  ...{ ouvert_du: null, ouvert_au: null, modifiable_au: null, places: null, personnes_max: 6, attente: true },
  ...{ offre_heures: null, accord: false, formulaire_id: null, organisation: 'Paroisse Saint-Jean' },
  ...{ confidentialite: 'Vos données restent ici.', conservation_mois: null },
};

/** The widgets for visitors by the folder of their page, with what they show. */
async function visitorWidgets({ ask }: Pick<Site, 'ask'>): Promise<Record<string, string>> {
  const shared = { lieu: PUBLIC_PLACE, heure_debut: '10:00', heure_fin: '11:00' };
  const camp = { nom_evenement: 'Camp des visiteurs', date: '2099-07-04T10:00:00', is_recurrent: false };
  const { id } = await ask<{ id: number }>('POST', '/api/events/', { ...shared, ...camp });
  const path = `/api/events/${id}/inscriptions/`;
  const { reglages } = await ask<{ reglages: { identifiant: string } }>('PUT', path, REGISTRATION);
  const today = new Date().toISOString().slice(0, 10);
  // More dates than the list shows at once.
  await ask('POST', '/api/events/', {
    ...{ ...shared, nom_evenement: 'Prière', date: `${today}T10:00:00`, public: true },
    ...{ is_recurrent: true, recurence_data: { frequency: 'daily' } },
  });
  return {
    '': '<parvis-form identifiant="inscription-camp-ete" submit></parvis-form>',
    inscription: `<parvis-registration identifiant="${reglages.identifiant}"></parvis-registration>`,
    agenda: `<parvis-agenda place="${PUBLIC_PLACE}"></parvis-agenda>`,
  };
}

const inside = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body && body.data !== undefined
    ? inside(body.data)
    : body;

const PASSWORD = 'trois mots au hasard';
/** Makes hashes cost a millisecond. */
const QUICK_PASSWORD_COST = 8;

let count = 0;

/** Makes a name that nothing else has. */
export const fresh = (word: string): string => `${word} ${++count}`;

export async function startSite(): Promise<Site> {
  const host = mkdtempSync(join(tmpdir(), 'parvis-faults-'));
  const folders = [
    { at: '/hote/', folder: host },
    { at: '/', folder: 'dist/demo' },
    { at: '/cdn/', folder: 'dist/cdn' },
  ];
  const [server, drip] = await Promise.all([
    startTestServer({ members: 60, folders, trustProxy: true }),
    startDrip(),
  ]);
  const { db, email, password } = server;
  const admin = { id: 1, email, password, token: await server.login() };
  const site: Site = {
    url: server.url,
    admin,
    drip: drip.url,
    async signIn(account) {
      const { token } = await site.ask<{ token: string }>('POST', '/api/login', {
        email: account.email,
        password: account.password,
      });
      return token;
    },
    async newAccount() {
      const who = { email: `${fresh('marie').replace(' ', '')}@exemple.fr`, password: PASSWORD };
      const owner = { email: who.email, nom: 'Durand', prenom: 'Marie', nom_utilisateur: null };
      const hash = await hashPassword(PASSWORD, QUICK_PASSWORD_COST);
      const { id } = present(await createAccount(db, owner, 'administrateur', hash), 'account');
      return { ...who, id, token: await site.signIn(who) };
    },
    async makeOld(member) {
      const long = '2001-02-03';
      await db
        .deleteFrom('changements')
        .where('objet_id', '=', member)
        .where('objet', '=', 'membres')
        .execute();
      await db
        .updateTable('membres')
        .set({ updated_at: long, date_inscription: long })
        .where('id', '=', member)
        .execute();
    },
    async failedMail() {
      const to = `${fresh('refus').replace(' ', '')}@exemple.fr`;
      const now = new Date().toISOString();
      await db
        .insertInto('messages')
        .values({
          ...{ cle: null, genre: 'securite', destinataire: to, objet: 'Essai', texte: 'Bonjour' },
          ...{ etat: 'echec', prochain_le: now, fini_le: now },
        })
        .execute();
      return to;
    },
    async wrongClock() {
      const passage_le = new Date(Date.now() - 60 * 86_400_000).toISOString();
      await db
        .insertInto('horloge')
        .values({ passage_le, saut_le: null, confirme_le: null })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ passage_le, saut_le: null }))
        .execute();
    },
    async attendees(lastName) {
      const rows = await db.selectFrom('inscrits').select('id').where('nom', '=', lastName).execute();
      return rows.length;
    },
    async ask<T>(method: string, path: string, body?: unknown, token = admin.token) {
      const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(server.url + path, { method, headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return inside(await answer.json().catch(() => null)) as T;
    },
    async close() {
      drip.close();
      await server.close();
      rmSync(host, { recursive: true, force: true });
    },
  };
  for (const [folder, widget] of Object.entries(await visitorWidgets(site))) {
    mkdirSync(join(host, folder), { recursive: true });
    writeFileSync(join(host, folder, 'index.html'), hostPage(widget));
  }
  return site;
}
