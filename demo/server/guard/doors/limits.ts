/**
 * How often a stranger may do what. Routes take their numbers from here, and publicCalls.ts says which address has which of
 * them, so that no public call is forgotten. A network is an IPv4 address or the /56 of an IPv6 one.
 */
import { type Count, count } from '../../store/database/limit';

/** A count of calls that each process keeps in memory, and asks before anything else. */
export interface DoorCount extends Count {
  /** Addresses with the same name share the count. */
  name: string;
}

const HOUR = 3600;
const TEN_MINUTES = 600;

const BODY = 'token and body are read';

/** Tries at sign-in per network and account, by the number of tries at the account from all networks. */
export const SIGN_IN_SHARES = [
  { above: 0, attempts: 10 },
  { above: 100, attempts: 5 },
  { above: 300, attempts: 2 },
] as const;
const FULL_SHARE = SIGN_IN_SHARES[0].attempts;

export const SIGN_INS = count(100, 'tries', 'network', 900, BODY);
export const ACCOUNT_SIGN_INS = count(
  FULL_SHARE,
  'tries (5, then 2, while many others fail)',
  'network and account',
  900,
  'the password is checked',
);

/**
 * Codes tried per account by strangers. They count after the right password only; an owner whose password is known can
 * choose another one, which resets the counts. With three codes valid at a time, a guess succeeds once in 16,000
 * hours of trying.
 */
export const ACCOUNT_CODES = count(20, 'codes', 'account from unknown networks', HOUR, 'the code is checked');
/** What is refused for it doesn't count for the account. */
export const CALLER_CODES = count(10, 'codes', 'network and account', HOUR, 'the code is checked');

export const RESETS = count(20, 'requests', 'network', HOUR, BODY);
/**
 * Mails with a link per account; further ones are silently left out. A link is valid for the same period, so requests in another
 * person's name fill that person's mailbox a little but never leave them without a working link.
 */
export const RESET_MAILS = count(3, 'letters (others are left out)', 'account', HOUR, 'the mail is stored');

/** What the form of a page behind a link submits. */
export const PAGE_SENDS = count(60, 'sent forms', 'network and page', HOUR, 'the body is read');

/** Enough for a room full of people behind one address, but not for a script. */
export const ANSWER_SENDS = count(60, 'answers', 'network', HOUR, BODY);
export const REGISTRATIONS = count(60, 'registrations', 'network', HOUR, BODY);
/** A single visitor can’t take all places. */
export const REGISTERED_PEOPLE = count(60, 'people', 'network and event', HOUR, 'they are stored');

export const SHARE_MEGABYTES = 100;
export const ANSWER_KILOBYTES = count(
  SHARE_MEGABYTES * 1024,
  'kilobytes that are stored',
  'network and form',
  HOUR,
  'they are stored',
);

/**
 * The key of a helper's link can't be guessed, so phones whose link has ended are all that comes near this. A key that this process
 * has seen lately doesn't count, so such phones don't shut out those beside them.
 */
export const UNKNOWN_KEYS: DoorCount = {
  name: 'cle inconnue',
  ...count(
    600,
    'calls with an unknown key',
    'network',
    TEN_MINUTES,
    'the key is looked up and the body read',
  ),
};
/** A phone asks every three seconds and sends ticks as they are made; all helpers of a day have one key. */
export const KEY_READS = count(3000, 'calls', 'key', 60, 'the sheet is read');
export const KEY_TICKS = count(1200, 'calls', 'key', 60, 'the body is read');
/** A content system keeps each answer for minutes. */
export const SITE_READS = count(600, 'calls', 'key', TEN_MINUTES, 'the lists are read');
export const KEY_DEVICES = count(
  50,
  'new devices that count people',
  'key',
  24 * HOUR,
  'the count is stored',
);

const door = (name: string, attempts: number, what = 'calls'): DoorCount => ({
  name,
  ...count(attempts, what, 'network', TEN_MINUTES, 'any work'),
});

/** A whole parish that opens a form from one screen in church stays below. */
export const reads = (name: string): DoorCount => door(name, 3000);
export const AGENDA_READS = door('agenda', 1200);
/** A visit loads some dozens of files. */
export const FILE_READS = door('fichiers', 100_000);
