import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alerts, lookAround, lookHere, type Scene } from '../../../../../demo/server/guard/state/checks';
import { well, wrong } from '../../../../../demo/server/guard/state/finding';
import type { Sight } from '../../../../../demo/server/guard/state/sight';
import type { Database } from '../../../../../demo/server/store/database/database';
import { serverCalls } from '../../../../../src/api/endpoints/administration/server';
import type { ServerCheck } from '../../../../../src/domain/serverState';
import { startTestServer, type TestServer } from '../../../../support/server';
import { fakeSight, plain } from './fakeSight';

const DAY = 86_400_000;
const HOUR = 3_600_000;

let server: TestServer;
let sight: Sight;
let now: number;
beforeAll(async () => {
  server = await startTestServer({ members: 2 });
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  sight = fakeSight();
  now = Date.now();
  await server.db.deleteFrom('horloge').execute();
  await server.db.deleteFrom('messages').execute();
});

const scene = (): Scene => ({ sight, db: server.db, now: () => now });
const rowOf = (rows: readonly ServerCheck[], key: string) => {
  const row = rows.find(({ cle }) => cle === key);
  return row && [row.etat, plain(row.phrase), row.remede && plain(row.remede)];
};
const found = async (key: string) => rowOf(await lookHere(scene()), key);

/** A mail of the queue that is as many milliseconds old. */
const mail = (etat: 'attente' | 'echec', age: number, raison: string | null = null) =>
  server.db
    .insertInto('messages')
    .values({
      ...{ genre: 'avis', destinataire: 'awa@exemple.fr', objet: 'Essai', texte: 'Bonjour', etat, raison },
      created_at: new Date(now - age).toISOString(),
      prochain_le: new Date(now + 60_000).toISOString(),
      fini_le: etat === 'echec' ? new Date(now - age).toISOString() : null,
    })
    .execute();

describe('The checks of the server', () => {
  it('are all well where nothing needs a hand [O6]', async () => {
    const rows = await lookHere(scene());
    expect(rows.map(({ cle, etat, remede }) => [cle, etat, remede])).toEqual(
      ['reglages', 'dossier', 'base', 'espace', 'horloge', 'sauvegarde', 'messages'].map((key) => [
        ...[key, 'bien', null],
      ]),
    );
    expect(await alerts(scene())).toEqual([]);
  });

  it('tell what is odd about the settings and whose the files are, with what to do [O6]', async () => {
    sight.warnings = () => ['PARVIS_XXX n’est pas un réglage de Parvis.'];
    sight.checkOwner = () => {
      throw new Error('Tapez\u00a0: chown -R parvis');
    };
    expect(await found('reglages')).toEqual([
      ...['attention', 'PARVIS_XXX n’est pas un réglage de Parvis.'],
      'Changez ces réglages, puis redémarrez le serveur.',
    ]);
    expect(await found('dossier')).toEqual(['probleme', 'Tapez : chown -R parvis', null]);
    // Looking at each file takes time, and what is odd about settings may be wanted.
    expect(await alerts(scene())).toEqual([]);
  });

  it.each([
    ['ok', 'bien', 2e9, '2 Go libres sur le disque des données.'],
    ['low', 'attention', 4e8, 'Il ne reste que 400 Mo sur le disque des données.'],
    ['full', 'probleme', 9e7, 'Le disque des données est plein (90 Mo libres)'],
  ] as const)('tell that the disk is %s [O6, O10]', async (state, etat, bytes, phrase) => {
    sight.space = () => ({ bytes, state });
    const [said, sentence, remedy] = (await found('espace')) ?? [];
    expect([said, sentence]).toEqual([etat, expect.stringContaining(phrase)]);
    expect(remedy === null).toBe(state === 'ok');
    expect((await alerts(scene())).map(({ cle }) => cle)).toEqual(state === 'ok' ? [] : ['espace']);
  });

  it('tell that the clock jumped, or is behind the newest change [O6, O10]', async () => {
    expect(await found('horloge')).toEqual([
      'bien',
      expect.stringMatching(/^L’horloge du serveur dit : /),
      null,
    ]);
    const passage_le = new Date(now - 60 * DAY).toISOString();
    await server.db.insertInto('horloge').values({ passage_le, saut_le: null, confirme_le: null }).execute();
    expect(await found('horloge')).toEqual([
      ...['probleme', expect.stringContaining('rien n’est vidé, effacé par ancienneté ni rappelé')],
      expect.stringContaining('npm run account -- horloge'),
    ]);
    // Set right again, it still waits for its confirmation.
    const instant = new Date(now).toISOString();
    await server.db.updateTable('horloge').set({ passage_le: instant, saut_le: instant }).execute();
    expect((await found('horloge'))?.[1]).toMatch(/s’est écartée de plus d’un jour, puis est revenue/);
    await server.db.deleteFrom('horloge').execute();
    await server.db.insertInto('operations').values({ action: 'tags.create', genre: 'tags' }).execute();
    now -= 3 * DAY;
    expect(await found('horloge')).toEqual([
      ...['probleme', expect.stringMatching(/^L’horloge du serveur retarde/)],
      expect.stringContaining('timedatectl'),
    ]);
    // A confirmed date isn't behind because of what was saved under the wrong one.
    const { id: action } = serverCalls.confirmerHorloge;
    const quand = new Date(now).toISOString();
    await server.db.insertInto('operations').values({ action, genre: 'serveur', quand }).execute();
    expect((await found('horloge'))?.[0]).toBe('bien');
  });

  it('tell mails that wait for an hour, and those that failed lately [O6]', async () => {
    await mail('attente', HOUR / 2, 'Le serveur d’e-mails ne répond pas.');
    await mail('attente', 5 * HOUR);
    await mail('echec', 8 * DAY);
    expect((await found('messages'))?.[0]).toBe('bien');
    await mail('attente', 2 * HOUR, 'Le serveur d’e-mails ne répond pas.');
    expect(await found('messages')).toEqual([
      ...['attention', '1 e-mail attend depuis plus d’une heure.'],
      'Voyez pourquoi sous « E-mails envoyés », En attente.',
    ]);
    await mail('echec', DAY);
    await mail('echec', 2 * DAY);
    expect((await found('messages'))?.[1]).toBe(
      '1 e-mail attend depuis plus d’une heure. 2 e-mails non envoyés depuis moins de 7 jours.',
    );
  });

  it('tell of older and newer tables, and of a database that is away, once [O6]', async () => {
    const names = sql.table('kysely_migration');
    const rows = await sql<{ name: string; timestamp: string }>`select * from ${names} order by name`.execute(
      server.db,
    );
    const newest = rows.rows.at(-1);
    await sql`delete from ${names} where name = ${newest?.name}`.execute(server.db);
    expect((await found('base'))?.slice(0, 2)).toEqual([
      ...['attention', expect.stringContaining(`ici ${newest?.name}`)],
    ]);
    await sql`insert into ${names} values (${newest?.name}, ${newest?.timestamp}), ('9999-later', 'x')`.execute(
      server.db,
    );
    expect((await found('base'))?.slice(0, 2)).toEqual([
      ...['probleme', expect.stringContaining('version plus récente (9999-later')],
    ]);
    await sql`delete from ${names} where name = '9999-later'`.execute(server.db);

    const away = new Proxy(server.db, {
      get() {
        throw new Error('connexion refusée');
      },
    });
    const here = await lookHere({ ...scene(), db: away as Database });
    expect(here.filter(({ etat }) => etat !== 'bien').map(({ cle }) => cle)).toEqual(['base']);
    expect(rowOf(here, 'base')?.[1]).toBe('La base de données ne répond pas : connexion refusée');
  });

  it('end in a sentence where one of them fails, and the others are told all the same [O6]', async () => {
    sight.space = () => {
      throw new Error('disque illisible');
    };
    const rows = await lookHere(scene());
    expect(rowOf(rows, 'espace')).toEqual([
      ...['probleme', '« espace » n’a pas pu être vérifié : disque illisible'],
      expect.any(String),
    ]);
    expect(rows.filter(({ etat }) => etat === 'bien')).toHaveLength(6);
  });

  it('say nothing of PostgreSQL’s disk but where its folder is here [O6]', async () => {
    sight.spaceAt = () => ({ bytes: 5e7, state: 'full' });
    expect(await found('espace-base')).toBeUndefined();
    sight.hasLocalServer = true;
    expect((await found('espace-base'))?.slice(0, 2)).toEqual([
      ...['probleme', expect.stringContaining('Le disque de PostgreSQL est plein (50 Mo libres)')],
    ]);
  });

  it('ask the network apart from the rest [O6]', async () => {
    sight.tryMail = async () => wrong('Le mot de passe est refusé.', 'Corrigez-le.');
    sight.certificate = async () => well('Le certificat vaut encore 60 jours.');
    expect((await lookAround(scene())).map(({ cle, etat }) => [cle, etat])).toEqual([
      ['courriel', 'probleme'],
      ['certificat', 'bien'],
    ]);
    expect((await lookHere(scene())).map(({ cle }) => cle)).not.toContain('courriel');
  });

  it('see nothing of the machine where the app runs without one', async () => {
    const rows = await lookHere({ sight: undefined, db: server.db, now: () => now });
    expect(rows.map(({ cle }) => cle)).toEqual(['base', 'horloge', 'messages']);
  });
});

describe('The last backup', () => {
  const since = (days: number) => {
    sight.lastBackup = () => new Date(now - days * DAY - HOUR).toISOString();
  };

  it('is told with its day, and late after three days [O6, O7]', async () => {
    since(2);
    expect(await found('sauvegarde')).toEqual([
      'bien',
      expect.stringMatching(/^Dernière sauvegarde : /),
      null,
    ]);
    since(3);
    expect(await found('sauvegarde')).toEqual([
      ...['probleme', expect.stringMatching(/^La dernière sauvegarde date du .*, il y a 3 jours\.$/)],
      expect.stringContaining('npm run backup'),
    ]);
    sight.space = () => ({ bytes: 4e8, state: 'low' });
    expect((await alerts(scene())).map(({ cle }) => cle)).toEqual(['sauvegarde', 'espace']);
  });

  it('is late too where there is none three days after the first member [O7]', async () => {
    expect((await found('sauvegarde'))?.[1]).toMatch(/^Aucune sauvegarde n’est encore faite/);
    now += 4 * DAY;
    expect((await found('sauvegarde'))?.slice(0, 2)).toEqual([
      ...['probleme', expect.stringMatching(/^Aucune sauvegarde n’a été faite, alors que/)],
    ]);
  });

  it('isn’t late by another setting, for sample data, and where another program makes it [O7]', async () => {
    since(9);
    sight.lateDays = 10;
    expect((await found('sauvegarde'))?.[0]).toBe('bien');
    sight.lateDays = 3;
    sight.sampleAddresses = [server.email];
    expect((await found('sauvegarde'))?.slice(0, 2)).toEqual([
      ...['bien', 'Ce sont les données d’exemple : il n’y a rien à sauvegarder.'],
    ]);
    // Once no sample account may sign in any more, the data have become those of people.
    const disabled = (desactive_le: string | null) =>
      server.db.updateTable('utilisateurs').set({ desactive_le }).where('email', '=', server.email).execute();
    await disabled(new Date(now).toISOString());
    expect((await found('sauvegarde'))?.[0]).toBe('probleme');
    await disabled(null);
    sight.sampleAddresses = [];
    sight.lateDays = 0;
    expect((await found('sauvegarde'))?.[1]).toMatch(/PARVIS_SAUVEGARDE_JOURS=0/);
  });

  it('is judged by the files alone while the database is closed [O6]', async () => {
    const closed = async () =>
      rowOf(await lookHere({ sight, db: undefined, now: () => now }), 'sauvegarde')?.slice(0, 2);
    expect(await closed()).toEqual(['attention', 'Aucune sauvegarde n’est connue dans ce dossier.']);
    since(1);
    expect((await closed())?.[0]).toBe('bien');
    since(5);
    expect((await closed())?.[0]).toBe('probleme');
  });
});
