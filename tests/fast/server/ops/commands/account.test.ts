import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../../../demo/server/guard/passwords/passwordHash';
import { runCommand } from '../../../../../demo/server/ops/commands/commands';
import { clockState } from '../../../../../demo/server/store/database/clock';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, dataOf } from '../../ask';

const MARIE = 'marie@eglise.fr';
const SECRET = 'trois mots au hasard';
const NAMES = ['--nom=Durand', '--prenom=Marie'];

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await startTestServer({ members: 3 });
  folder = mkdtempSync(join(tmpdir(), 'parvis-mails-'));
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await server.db.deleteFrom('tentatives').execute();
  await server.db.deleteFrom('utilisateurs').where('email', '=', MARIE).execute();
});

/** Runs one command; the typed text comes through a pipe. */
async function run(args: readonly string[], typed = '', env: NodeJS.ProcessEnv = {}): Promise<string> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(typed);
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  await runCommand({ args, env: { PARVIS_DATA: folder, ...env }, input, output, say }, server.db);
  return said.join('\n').replaceAll('\u00a0', ' ');
}
const create = (typed = `${SECRET}\n`, ...more: string[]) => run(['create', MARIE, ...NAMES, ...more], typed);
/** An account whose password is hashed quickly. */
const existing = async () =>
  server.db
    .insertInto('utilisateurs')
    .values({
      ...{ email: MARIE, nom: 'Durand', prenom: 'Marie', role: 'administrateur' },
      mot_de_passe: await hashPassword(SECRET, 8),
    })
    .execute();
const refusal = async (args: readonly string[], typed = '', env: NodeJS.ProcessEnv = {}) => {
  const error = await run(args, typed, env).catch((raised: Error) => raised);
  if (!(error instanceof Error)) throw new Error(`The command was not refused: ${error}`);
  return error.message.replaceAll('\u00a0', ' ');
};
const login = (password: string, email = MARIE) => ask(server, '/api/login', { body: { email, password } });
const marie = () =>
  server.db.selectFrom('utilisateurs').selectAll().where('email', '=', MARIE).executeTakeFirst();

describe('npm run account', () => {
  it('creates an account that can sign in [Z5]', async () => {
    expect(await create()).toBe('Le compte marie@eglise.fr est créé.');
    const { status, body } = await login(SECRET);
    expect([status, body.data]).toMatchObject([200, { user: { name: 'Marie Durand' } }]);
  });

  it('accepts the address in any case, and a user name', async () => {
    await run(['create', ' Marie@Eglise.FR', ...NAMES, '--utilisateur=Marie.D'], SECRET);
    expect((await login(SECRET, 'marie.d')).status).toBe(200);
  });

  it('refuses an account that is wrong or taken, and creates none', async () => {
    const refused: [string, string[], string, string][] = [
      ['without its names', ['create', MARIE, '--nom=Durand'], SECRET, 'Il faut --prenom='],
      ['without an address', ['create', 'marie', ...NAMES], SECRET, '« marie » n’est pas une adresse'],
      [
        'with a user name that is an address',
        ['create', MARIE, ...NAMES, '--utilisateur=a@b.fr'],
        SECRET,
        'nom d’utilisateur',
      ],
      ['without a password', ['create', MARIE, ...NAMES], '', 'Aucun mot de passe'],
      ['with a short password', ['create', MARIE, ...NAMES], 'abc\n', 'au moins 8 caractères'],
      ['with the published password', ['create', MARIE, ...NAMES], 'parvis-demo', 'trop courant'],
      ['with a common password', ['create', MARIE, ...NAMES], 'Motdepasse!2024', 'trop courant'],
      ['with its own name as password', ['create', MARIE, ...NAMES], 'MarieDurand1980', 'votre nom'],
      [
        'with its own site as password',
        ['create', 'm@chapelleverte.fr', ...NAMES],
        'chapelleverte',
        'votre nom',
      ],
      ['twice', ['create', 'ADMIN@parvis.test', ...NAMES], SECRET, 'Un compte a déjà'],
      [
        'with a taken user name',
        ['create', MARIE, ...NAMES, '--utilisateur=admin'],
        SECRET,
        'Un compte a déjà',
      ],
      ['with an unknown role', ['create', MARIE, ...NAMES, '--role=chef'], SECRET, 'les rôles sont'],
      ['by mail with no address of the server', ['create', MARIE, ...NAMES, '--mail'], '', 'PARVIS_URL'],
    ];
    for (const [what, args, typed, sentence] of refused) {
      expect.soft(await refusal(args, typed), what).toContain(sentence);
      expect.soft(await marie(), what).toBeUndefined();
    }
  });

  it('shows its usage for other words', async () => {
    for (const args of [[], ['create'], ['list', 'tout'], ['delete', MARIE], ['create', MARIE, '--rang=un']])
      expect.soft(await refusal(args), args.join(' ')).toContain('npm run account -- create');
  });

  it('sends a link for choosing the password, and accepts no password until then', async () => {
    const env = { PARVIS_URL: server.url };
    expect(await run(['create', MARIE, ...NAMES, '--mail'], '', env)).toContain(`écrit dans ${folder}`);
    const [mail = ''] = readdirSync(join(folder, 'mails'));
    const text = readFileSync(join(folder, 'mails', mail), 'utf8')
      .replace(/=\r?\n/g, '')
      .replaceAll('=3D', '=');
    const [, token = ''] = /jeton=([\w-]{43})/.exec(text) ?? [];
    const form = (mot_de_passe: string) =>
      ask(server, '/nouveau-mot-de-passe', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ jeton: token, mot_de_passe }).toString(),
      });
    const own = await form('mariedurand');
    expect([own.status, own.text]).toEqual([422, expect.stringContaining('trop proche de votre nom')]);
    expect((await form('azertyuiop')).text).toContain('trop courant');
    expect((await form(SECRET)).status).toBe(200);
    expect((await login(SECRET)).status).toBe(200);
  });

  it('changes a password, and ends the sessions of the account [Z7]', async () => {
    await existing();
    const { token } = dataOf<{ token: string }>(await login(SECRET));
    expect(await run(['password', MARIE], 'un autre trio de mots')).toContain(
      'tous ses appareils sont déconnectés',
    );
    expect((await ask(server, '/api/verify-token', { token })).status).toBe(401);
    expect((await login(SECRET)).status).toBe(401);
    expect((await login('un autre trio de mots')).status).toBe(200);
  });

  it('disables an account, which ends its sessions and makes sign-ins fail like a wrong password', async () => {
    await existing();
    const { token } = dataOf<{ token: string }>(await login(SECRET));
    await run(['disable', MARIE]);
    expect((await ask(server, '/api/verify-token', { token })).status).toBe(401);
    const [right, wrong] = [await login(SECRET), await login('pas celui-là')];
    expect([right.status, right.text]).toEqual([401, wrong.text]);
    server.mails.length = 0;
    await ask(server, '/api/reset-password', { body: { email: MARIE } });
    await server.settle();
    expect(server.mails).toEqual([]);
    expect(await refusal(['password', MARIE, '--mail'], '', { PARVIS_URL: server.url })).toContain(
      'désactivé',
    );
    expect(await run(['list'])).toContain(`${MARIE}\tMarie Durand\tadministrateur\tdésactivé`);
    expect(await run(['enable', MARIE])).toContain('peut de nouveau se connecter');
    expect((await login(SECRET)).status).toBe(200);
  });

  it('does not enable an account with the published password [Z6]', async () => {
    await existing();
    const mot_de_passe = await hashPassword(server.password, 8);
    await server.db.updateTable('utilisateurs').set({ mot_de_passe }).where('email', '=', MARIE).execute();
    await run(['disable', MARIE]);
    expect(await refusal(['enable', MARIE])).toContain('a encore le mot de passe publié');
    expect((await marie())?.desactive_le).not.toBeNull();
  });

  it('takes a second factor off, with a line in the journal and a mail to the owner [U3, J1]', async () => {
    await existing();
    expect(await run(['second-factor', MARIE])).toContain('n’a pas de double authentification');
    const set = { totp_secret: 'GEZDGNBVGY3TQOJQ', totp_actif_le: new Date().toISOString() };
    const { id } = await server.db
      .updateTable('utilisateurs')
      .set(set)
      .where('email', '=', MARIE)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await login(SECRET)).body.etat).toBe('code_requis');
    expect(await run(['second-factor', MARIE])).toContain('ne demande plus de code');
    expect((await login(SECRET)).status).toBe(200);
    const told = await ask(server, `/api/journal/historique/?objet=comptes&objet_id=${id}`, {
      token: await server.login(),
    });
    expect(told.body.results).toMatchObject([
      {
        auteur: { id: null, nom: 'npm run account' },
        action: 'comptes.removeSecondFactor',
        apres: { totp_actif_le: null },
      },
    ]);
    const mails = readdirSync(join(folder, 'mails')).map((name) =>
      readFileSync(join(folder, 'mails', name), 'utf8'),
    );
    expect(
      mails.filter((mail) => mail.includes(MARIE) && /double_authentification/i.test(mail)),
    ).toHaveLength(1);
  });

  it('says when an account does not exist', async () => {
    for (const command of ['password', 'disable', 'enable', 'second-factor'])
      expect(await refusal([command, 'personne'], SECRET)).toContain('Aucun compte ne s’appelle personne');
  });
});

describe('A password typed on a terminal', () => {
  /** A terminal that types a line at each prompt. */
  function terminal(...lines: string[]) {
    const input = Object.assign(new PassThrough(), { isTTY: true, isRaw: false, setRawMode: () => input });
    const output = new PassThrough();
    const shown: string[] = [];
    output.on('data', (chunk: Buffer) => {
      shown.push(chunk.toString());
      if (/: $/.test(chunk.toString().replaceAll('\u00a0', ' '))) input.write(lines.shift() ?? '\u0003');
    });
    const said: string[] = [];
    const call = {
      args: ['create', MARIE, ...NAMES],
      env: {},
      input,
      output,
      say: (line: string) => said.push(line),
    };
    return { shown, run: () => runCommand(call, server.db) };
  }

  it('is asked for twice and never shown [Z5]', async () => {
    const { shown, run } = terminal(`${SECRET}\r`, `${SECRET}\r`);
    await run();
    expect(shown.join('').replaceAll('\u00a0', ' ')).toBe(
      'Mot de passe de marie@eglise.fr : \nEncore une fois : \n',
    );
    expect((await login(SECRET)).status).toBe(200);
  });

  it('is refused when the second one differs, or is missing', async () => {
    await expect(terminal(`${SECRET}\r`, 'autre chose\r').run()).rejects.toThrow('ne sont pas les mêmes');
    await expect(terminal('\u0003').run()).rejects.toThrow('Aucun mot de passe');
    expect(await marie()).toBeUndefined();
  });
});

describe('npm run account -- horloge', () => {
  const DAY = 24 * 3_600_000;
  const jumpedFrom = async (last: number) => {
    const passage_le = new Date(last).toISOString();
    await server.db.deleteFrom('horloge').execute();
    await server.db.insertInto('horloge').values({ passage_le, saut_le: null, confirme_le: null }).execute();
  };
  const isAsked = async () => (await clockState(server.db)).jumped !== null;
  const zone = { PARVIS_TZ: 'Europe/Paris' };

  it('shows both dates, and confirms the one of the machine where «oui» is answered [O10]', async () => {
    await jumpedFrom(Date.parse('2020-05-01T10:00:00Z'));
    expect(await run(['horloge'], 'oui\n', zone)).toMatch(
      /^Dernier entretien : 1 mai 2020 à 12:00\nCette machine dit : .* \d{4} à \d\d:\d\d\nCette date est confirmée/,
    );
    expect(await isAsked()).toBe(false);
    const { compte_nom, action } = await server.db
      .selectFrom('operations')
      .select(['compte_nom', 'action'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect([compte_nom, action]).toEqual(['npm run account', 'serveur.confirmerHorloge']);
  });

  it('asks nothing with --oui, and says when nothing is to be confirmed', async () => {
    await jumpedFrom(Date.now() + 60 * DAY);
    expect(await run(['horloge', '--oui'])).toContain('Cette date est confirmée');
    expect(await run(['horloge'])).toMatch(/^Il n’y a rien à confirmer\. Cette machine dit : /);
  });

  it('confirms nothing with another answer or none', async () => {
    await jumpedFrom(Date.now() - 60 * DAY);
    for (const answer of ['non\n', '', 'peut-être\n'])
      expect(await refusal(['horloge'], answer)).toMatch(/^Rien n’a été confirmé/);
    expect(await isAsked()).toBe(true);
  });
});
