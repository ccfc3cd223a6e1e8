/**
 * Every setting, one row each: environment variables such as `PORT` and `PARVIS_…`, and `--…` options of the command
 * line. docs/OPERATIONS.md shows this table (`npm run docs` writes it there). An empty variable counts as unset,
 * unless its row says otherwise.
 */
import {
  CAPABILITIES,
  CAPABILITY_GROUPS,
  type Capability,
  withParts,
} from '../../../../src/domain/capabilities';
import { MAIL_FROM } from '../../letters/mailer';
import { MEMBERS_DEFAULT } from '../../seed/seed';
import { STOP_DAYS_DEFAULT } from '../../store/database/clock';
import {
  addressOf,
  databaseAddress,
  folder,
  hops,
  host,
  nameLine,
  newPassword,
  origins,
  publicAddress,
  type SettingReader,
  sender,
  someOf,
  timeZone,
  token,
  whole,
  word,
} from './readers';
import {
  BACKUP_DAYS_DEFAULT,
  DATA_DIR_DEFAULT,
  HOST_DEFAULT,
  PORT_DEFAULT,
  type ServerOptions,
} from './serverOptions';
import { GRACE_DEFAULT } from './shutdown';

export interface Setting {
  /** The variable, or the option with its two dashes. */
  name: string;
  /** For the table: what it does, in English. */
  meaning: string;
  /** For the table: the default. */
  fallback: string;
  /** An empty text means something else than an unset variable. */
  mayBeEmpty?: true;
  /** `all`: the value is never shown. `password`: an address, shown without its password. */
  secret?: 'all' | 'password';
  /** The options that the text sets. @throws WrongSetting */
  read(text: string): Partial<ServerOptions>;
}

/** Names of groups stand for their parts. */
const capabilityNames: SettingReader<Capability[]> = (text) => {
  const names = withParts(someOf([...new Set([...Object.keys(CAPABILITY_GROUPS), ...CAPABILITIES])])(text));
  return CAPABILITIES.filter((name) => names.has(name));
};

function row<O extends keyof ServerOptions>(
  name: string,
  option: O,
  read: SettingReader<ServerOptions[O]>,
  shown: Pick<Setting, 'meaning' | 'fallback' | 'mayBeEmpty' | 'secret'>,
): Setting {
  return { name, ...shown, read: (text) => ({ [option]: read(text) }) };
}

export const serverSettings: readonly Setting[] = [
  row('PORT', 'port', whole(0, 65_535), {
    meaning: 'port to listen on; 0 takes any free one',
    fallback: String(PORT_DEFAULT),
  }),
  row('HOST', 'host', host, {
    meaning: 'name or address to listen on; `0.0.0.0` for all',
    fallback: HOST_DEFAULT,
  }),
  row('PARVIS_DATA', 'dataDir', folder, {
    meaning: 'folder of the embedded database, and of the links that `npm run account` writes',
    fallback: `\`${DATA_DIR_DEFAULT}\``,
  }),
  row('DATABASE_URL', 'databaseUrl', databaseAddress, {
    meaning:
      'a PostgreSQL server instead of the embedded one: `postgres://user:password@host/database`, or several hosts, `@a:5432,b:5432/database`',
    fallback: '–',
    // In a malformed address any part may be the password.
    secret: 'all',
  }),
  row('PARVIS_SAUVEGARDE', 'copies', word({ oui: true, non: false }), {
    meaning: '`non` makes no copy of the data before an update changes their tables',
    fallback: 'oui',
  }),
  row('PARVIS_SAUVEGARDE_JOURS', 'backupDays', whole(0, 365), {
    meaning:
      'days without `npm run backup` after which administrators are told; 0 where another program makes the backups',
    fallback: String(BACKUP_DAYS_DEFAULT),
  }),
  row('PARVIS_ORIGINS', 'origins', origins, {
    meaning: 'origins whose pages may call the API, separated by commas, as `https://site.example`',
    fallback: 'its own',
  }),
  row('PARVIS_URL', 'publicUrl', publicAddress, {
    meaning: 'the address that people use, for links in mails; may have a path',
    fallback: 'where it listens',
  }),
  row('PARVIS_TRUST_PROXY', 'trustProxy', hops, {
    meaning:
      'how many proxies of yours stand before the server, 0 to 10: the entry of `X-Forwarded-For` that the first of them wrote tells who calls',
    fallback: '0',
  }),
  row('PARVIS_SMTP', 'smtp', addressOf(['smtp:', 'smtps:'], 'smtp://compte:secret@serveur:587'), {
    meaning: 'server that sends the e-mails, `smtp://user:password@host:587`',
    fallback: '–',
    secret: 'password',
  }),
  row('PARVIS_SMTP_EN_CLAIR', 'smtpInClear', word({ non: false, oui: true }), {
    meaning: '`oui` sends mails and the password of the mail server without TLS, where that server has none',
    fallback: '`non`; a server on the same machine needs no TLS',
  }),
  row('PARVIS_MAILS', 'mails', folder, {
    meaning: 'folder where mails become `.eml` files, where there is no mail server: for trying out',
    fallback: 'no mail is sent',
  }),
  row('PARVIS_MAIL_FROM', 'mailFrom', sender, {
    meaning: 'sender of mails',
    fallback: `\`${MAIL_FROM}\``,
  }),
  row('PARVIS_ORGANISATION', 'organisation', nameLine, {
    meaning:
      'name of the organisation: on pages behind mailed links, at both ends of letters, as their sender’s name, and on pages with the agendas of several, which show the host without it; registrations that name none show it too, and letters of an event whose registration names another are that one’s',
    fallback: '–',
  }),
  row('PARVIS_CONFIDENTIALITE', 'privacy', nameLine, {
    meaning:
      'what becomes of visitors’ data, in one sentence: said by registrations that say nothing of it themselves',
    fallback: '–',
  }),
  row('PARVIS_DEMO', 'demo', word({ '0': false, '1': true }), {
    meaning: '`1` fills an empty database with sample data; `npm start` of a fresh clone asks for it',
    fallback: '0',
  }),
  row('PARVIS_PASSWORD', 'password', newPassword, {
    meaning: 'password of the sample accounts',
    fallback: 'the published one',
    secret: 'all',
  }),
  row('PARVIS_CAPACITES', 'capabilities', capabilityNames, {
    meaning:
      'what is announced [beyond the specification](BACKEND.md#beyond-the-specification), separated by commas, each a group or a part; empty for nothing',
    fallback: 'everything',
    mayBeEmpty: true,
  }),
  row('PARVIS_LOG', 'log', word({ on: undefined, off: false as const }), {
    meaning: '`off` writes no line per request',
    fallback: 'on',
  }),
  row('PARVIS_METRICS_TOKEN', 'metricsToken', token, {
    meaning: 'serves `/metrics` to those who send it as `Authorization: Bearer …`; at least 16 characters',
    fallback: '404',
    secret: 'all',
  }),
  row('PARVIS_TZ', 'timeZone', timeZone, {
    meaning:
      'zone of «today», of every day and hour in forms, exports, filters and retention, and of imported moments, as `Europe/Paris`',
    fallback: 'that of the process (`TZ`)',
  }),
  row('PARVIS_ARRET_JOURS', 'stopDays', whole(1, 3650), {
    meaning:
      'days that the server may stand still; after more, a start asks an administrator to confirm the date before anything is cleaned, ended or reminded of',
    fallback: String(STOP_DAYS_DEFAULT),
  }),
  row('PARVIS_GRACE', 'grace', whole(0, 3600), {
    meaning: 'seconds from `SIGTERM` to the end of the process',
    fallback: String(GRACE_DEFAULT),
  }),
  row('PARVIS_CONNECTIONS', 'connections', whole(2, 1000), {
    meaning: 'connections to PostgreSQL at most',
    fallback: '10',
  }),
];

/** Options of the command line. */
export const commandLine: readonly Setting[] = [
  row('--members', 'members', whole(1, 1_000_000), {
    meaning: 'sample members, where `PARVIS_DEMO` asks for them',
    fallback: String(MEMBERS_DEFAULT),
  }),
];

/** Writes the settings as the table of docs/OPERATIONS.md. */
export function settingsTable(): string {
  const rows = [...serverSettings, ...commandLine].map(
    ({ name, meaning, fallback }) => `| \`${name}\` | ${meaning} | ${fallback} |`,
  );
  return ['| Variable | Meaning | Without it |', '| --- | --- | --- |', ...rows].join('\n');
}
