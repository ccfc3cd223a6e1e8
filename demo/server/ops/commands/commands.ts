/** What each command of `npm run account` does, on a database that is open. */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { accountCalls } from '../../../../src/api/endpoints/administration/accounts';
import { serverCalls } from '../../../../src/api/endpoints/administration/server';
import { isOneLine } from '../../../../src/domain/accounts/account';
import { isMailbox } from '../../../../src/domain/members/email';
import { ACCOUNT_ROLES, type Role } from '../../../../src/domain/rights';
import { accountAddress } from '../../contract/accounts/accountNames';
import { linkMail } from '../../contract/signIn/PasswordResets';
import {
  type Account,
  accountOf,
  createAccount,
  enableAccount,
  listAccounts,
} from '../../guard/auth/accounts';
import { Tokens } from '../../guard/auth/tokens';
import { hashPassword } from '../../guard/passwords/passwordHash';
import { publishedAccounts } from '../../guard/passwords/publishedPassword';
import { type Owner, refusedPassword } from '../../guard/passwords/weakPasswords';
import { dropSecondFactor } from '../../guard/secondFactor/codes';
import { runWrite } from '../../guard/writes/runWrite';
import { MailQueue } from '../../letters/MailQueue';
import { fileMailer, mailerOf, mailFolder } from '../../letters/mailer';
import { linkMaker } from '../../letters/mailLinks';
import { linkLetters, noticeTexts } from '../../letters/texts';
import { RESET_SECONDS } from '../../links/linkSeconds';
import { clockState, confirmClock } from '../../store/database/clock';
import type { Database } from '../../store/database/database';
import { readOptions } from '../process/readOptions';
import { DATA_DIR_DEFAULT, type ServerOptions } from '../process/serverOptions';
import { accountCommandTexts } from './accountTexts';
import { askPassword, askYes, type Terminal } from './askPassword';

const NAME_MAX = 150;
/** What the journal calls this program. */
const PROGRAM = 'npm run account';

export interface AccountCall extends Terminal {
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Receives a line for each thing that was done. */
  say(line: string): void;
}

interface Work extends AccountCall {
  db: Database;
  tokens: Tokens;
  options: ServerOptions;
  /** The command line after the name of the command. */
  name: string;
  values: {
    nom?: string;
    prenom?: string;
    utilisateur?: string;
    role?: string;
    mail?: boolean;
    oui?: boolean;
  };
}

function nameOption(values: Work['values'], option: 'nom' | 'prenom'): string {
  const name = values[option]?.trim();
  if (!name || name.length > NAME_MAX || !isOneLine(name))
    throw new Error(accountCommandTexts.noName(option, NAME_MAX));
  return name;
}

/** The operator creates administrators unless another role is given. */
function roleOption({ role = 'administrateur' }: Work['values']): Role {
  const known = ACCOUNT_ROLES.find((name) => name === role);
  if (!known) throw new Error(accountCommandTexts.badRole(role, ACCOUNT_ROLES.join(', ')));
  return known;
}

function ownerOf({ name, values }: Work): Owner {
  const email = accountAddress(name);
  if (!isMailbox(email)) throw new Error(accountCommandTexts.badEmail(name));
  const user = values.utilisateur?.trim().toLowerCase();
  if (user !== undefined && !/^[a-z0-9._-]{3,50}$/.test(user))
    throw new Error(accountCommandTexts.badUserName(values.utilisateur!));
  return {
    email,
    nom: nameOption(values, 'nom'),
    prenom: nameOption(values, 'prenom'),
    nom_utilisateur: user ?? null,
  };
}

async function accountNamed({ db, name }: Work): Promise<Account> {
  const account = await accountOf(db, name);
  if (!account) throw new Error(accountCommandTexts.unknown(name));
  return account;
}

async function newHash(work: Work, owner: Owner): Promise<string> {
  const password = await askPassword(work, owner.email);
  const problem = await refusedPassword(password, owner);
  if (problem) throw new Error(accountCommandTexts.refused(problem));
  return hashPassword(password);
}

/** Who runs this program can read the data folder, so a mail that no server sends is written there. */
const commandMails = ({ db, tokens, options }: Work): MailQueue => {
  const folder = mailFolder(options.dataDir ?? DATA_DIR_DEFAULT);
  const linkFor = linkMaker(db, tokens, () => options.publicUrl ?? '');
  return new MailQueue(db, mailerOf(options) ?? fileMailer(folder, options.mailFrom, options.organisation), {
    now: Date.now,
    organisation: options.organisation,
    linkFor,
  });
};

/** Sends the link for choosing a password. */
async function invite(work: Work, account: Account, letter: typeof linkLetters.welcome): Promise<void> {
  const { tokens, options, say } = work;
  const { smtp, mails, publicUrl = '', dataDir = DATA_DIR_DEFAULT } = options;
  const { email } = account;
  const { link, ...mail } = linkMail(account, letter);
  const address = await linkMaker(work.db, tokens, () => publicUrl)(link, email);
  if (!address) throw new Error(accountCommandTexts.noLink(email));
  await commandMails(work).sendNow(mail, address);
  const minutes = RESET_SECONDS / 60;
  say(
    smtp
      ? accountCommandTexts.linked(email, minutes)
      : accountCommandTexts.linkWritten(email, minutes, mails ?? mailFolder(dataDir)),
  );
}

function checkMail({ values, options }: Work): void {
  if (values.mail && !options.publicUrl) throw new Error(accountCommandTexts.noUrl);
}

async function create(work: Work): Promise<void> {
  const { db, values, say } = work;
  checkMail(work);
  const owner = ownerOf(work);
  const role = roleOption(values);
  if (
    (await accountOf(db, owner.email)) ||
    (owner.nom_utilisateur && (await accountOf(db, owner.nom_utilisateur)))
  )
    throw new Error(accountCommandTexts.taken(owner.email));
  // Until the link is used, the account has a password that matches nothing.
  const hash = values.mail
    ? await hashPassword(randomBytes(32).toString('base64url'))
    : await newHash(work, owner);
  const account = await createAccount(db, owner, role, hash);
  if (!account) throw new Error(accountCommandTexts.taken(owner.email));
  say(accountCommandTexts.created(owner.email));
  if (values.mail) await invite(work, account, linkLetters.welcome);
}

async function password(work: Work): Promise<void> {
  checkMail(work);
  const account = await accountNamed(work);
  if (work.values.mail) return invite(work, account, linkLetters.renewal);
  await work.tokens.changeAccount(account.id, { mot_de_passe: await newHash(work, account) });
  work.say(accountCommandTexts.changed(account.email));
}

async function disable(work: Work): Promise<void> {
  const { id, email, desactive_le } = await accountNamed(work);
  if (desactive_le) return work.say(accountCommandTexts.alreadyDisabled(email));
  await work.tokens.changeAccount(id, { desactive_le: new Date().toISOString() });
  work.say(accountCommandTexts.disabled(email));
}

async function enable(work: Work): Promise<void> {
  const { id, email, desactive_le } = await accountNamed(work);
  if (!desactive_le) return work.say(accountCommandTexts.alreadyEnabled(email));
  // A server that other machines can reach only checked enabled accounts at its start.
  const [published] = await publishedAccounts(work.db, [email], true);
  if (published) throw new Error(accountCommandTexts.published(email));
  await enableAccount(work.db, id);
  work.say(accountCommandTexts.enabled(email));
}

/** For a person who has lost the phone and the recovery codes. The journal keeps a line of it. */
async function secondFactor(work: Work): Promise<void> {
  const { db, say } = work;
  const { id, email, prenom, totp_actif_le } = await accountNamed(work);
  if (!totp_actif_le) return say(accountCommandTexts.noFactor(email));
  const { id: action } = accountCalls.removeSecondFactor;
  const operation = { name: PROGRAM, action, subject: 'comptes' };
  await runWrite(db, { queue: 'unqueued', operation }, (trx) => dropSecondFactor(trx, id));
  say(accountCommandTexts.factorRemoved(email));
  const letter = noticeTexts.secondFactorOff(prenom);
  await commandMails(work)
    .sendNow({ to: email, kind: 'securite', ...letter })
    .catch((error: Error) => say(accountCommandTexts.notTold(email, error.message)));
}

/** For a server whose screens can't be reached. The journal keeps a line of it. */
async function clock(work: Work): Promise<void> {
  const { db, say, options, values } = work;
  const { timeZone, stopDays } = options;
  const { jumped } = await clockState(db, { stopDays });
  if (!jumped) return say(accountCommandTexts.clockRight(new Date().toISOString(), timeZone));
  say(accountCommandTexts.clockDates(jumped.from, jumped.to, timeZone));
  if (!values.oui && !(await askYes(work, accountCommandTexts.askClock)))
    throw new Error(accountCommandTexts.clockRefused);
  const operation = { name: PROGRAM, action: serverCalls.confirmerHorloge.id, subject: 'serveur' };
  await runWrite(db, { queue: 'unqueued', operation }, (trx) => confirmClock(trx));
  say(accountCommandTexts.clockConfirmed);
}

async function list({ db, say }: Work): Promise<void> {
  const accounts = await listAccounts(db);
  if (!accounts.length) say(accountCommandTexts.none);
  for (const { email, prenom, nom, nom_utilisateur, role, desactive_le } of accounts)
    say(accountCommandTexts.line(email, `${prenom} ${nom}`, nom_utilisateur, role, desactive_le !== null));
}

const commands: Readonly<Record<string, (work: Work) => Promise<void>>> = {
  create,
  password,
  disable,
  enable,
  'second-factor': secondFactor,
  list,
  horloge: clock,
};

/** The commands that are about no account. */
const NAMELESS: ReadonlySet<unknown> = new Set([list, clock]);

/**
 * The command of a command line. `canBeFirst`: it may run before the first start of the server.
 * @throws Error with the usage when there is none
 */
export function readCommand(args: readonly string[]) {
  const options = {
    env: { type: 'string' },
    nom: { type: 'string' },
    prenom: { type: 'string' },
    utilisateur: { type: 'string' },
    role: { type: 'string' },
    mail: { type: 'boolean' },
    oui: { type: 'boolean' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [command = '', name = '', ...more] = positionals;
    const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (run && !more.length && Boolean(name) !== NAMELESS.has(run))
      return { run, name, values, canBeFirst: run === create };
  } catch {
    // The option is unknown; the usage below lists the known ones.
  }
  throw new Error(accountCommandTexts.usage);
}

/** Runs one command. @throws Error with a sentence for the operator; nothing has been changed in that case */
export async function runCommand(call: AccountCall, db: Database): Promise<void> {
  const { run, name, values } = readCommand(call.args);
  const options = readOptions(call.env, []);
  await run({ ...call, db, tokens: new Tokens(db, Date.now), options, name, values });
}
