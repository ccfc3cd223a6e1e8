/**
 * Every address that strangers reach, and what is counted there: of the API, the pages behind the links of mails, calendars,
 * health and files. docs/SECURITY.md prints the table, and a test compares it with the routes of the server.
 */
import { MAILS_TO_VISITOR, VISITOR_MAILS } from '../../letters/mailLimits';
import type { Count } from '../../store/database/limit';
import * as limits from './limits';
import { AGENDA_READS, type DoorCount, FILE_READS, reads } from './limits';

export interface PublicCall {
  /** GET is HEAD too. */
  method: 'GET' | 'POST';
  /** As the contract writes it; `*` stands for the rest of an address. */
  path: string;
  /** Asked first, by guardDoors.ts. */
  door?: DoorCount;
  /** Asked by the route. */
  counts?: readonly Count[];
  /** How a refusal at the door is written: JSON unless people read it in their browser or calendar. */
  refusal?: 'page' | 'text';
}

const get = (path: string, door: DoorCount, more: Partial<PublicCall> = {}): PublicCall => ({
  method: 'GET',
  path,
  door,
  ...more,
});
const post = (path: string, ...counts: Count[]): PublicCall => ({ method: 'POST', path, counts });

const keyed = (method: PublicCall['method'], path: string, ...counts: Count[]): PublicCall => ({
  method,
  path,
  counts: [limits.UNKNOWN_KEYS, ...counts],
});

/** The page behind a link: opening it reads, its button writes. */
const linkPage = (path: string, ...more: Count[]): PublicCall[] => [
  get(path, reads(path), { refusal: 'page' }),
  post(path, limits.PAGE_SENDS, ...more),
];

/** The first row that fits an address holds. */
export const PUBLIC_CALLS: readonly PublicCall[] = [
  post('/api/login', limits.SIGN_INS, limits.ACCOUNT_SIGN_INS, limits.CALLER_CODES, limits.ACCOUNT_CODES),
  { method: 'POST', path: '/api/logout', door: reads('logout') },
  post('/api/auth/reset-password/', limits.RESETS, limits.RESET_MAILS),
  post('/api/reset-password', limits.RESETS, limits.RESET_MAILS),
  get('/api/formulaires/public/{identifiant}/', reads('formulaire')),
  post('/api/formulaires/{identifiant}/reponses/', limits.ANSWER_SENDS, limits.ANSWER_KILOBYTES),
  get('/api/inscriptions/{identifiant}/', reads('inscription')),
  post(
    '/api/inscriptions/{identifiant}/',
    limits.REGISTRATIONS,
    limits.REGISTERED_PEOPLE,
    MAILS_TO_VISITOR,
    VISITOR_MAILS,
  ),
  get('/api/agenda/', AGENDA_READS),
  keyed('GET', '/api/pointage/', limits.KEY_READS),
  keyed('GET', '/api/pointage/changements/', limits.KEY_READS),
  keyed('POST', '/api/pointage/', limits.KEY_TICKS, limits.KEY_DEVICES),
  keyed('GET', '/api/site/liste/', limits.SITE_READS),
  get('/api/openapi.json', reads('openapi')),
  get('/flux/agenda.ics', reads('flux'), { refusal: 'text' }),
  get('/flux/public.ics', AGENDA_READS, { refusal: 'text' }),
  get('/flux/evenement.ics', AGENDA_READS, { refusal: 'text' }),
  get('/pages.css', FILE_READS, { refusal: 'text' }),
  ...linkPage('/nouveau-mot-de-passe'),
  ...linkPage('/nouvelle-adresse'),
  ...linkPage('/lien', MAILS_TO_VISITOR, VISITOR_MAILS),
  get('/livez', reads('sante')),
  get('/readyz', reads('sante')),
  get('/healthz', reads('sante')),
  get('/metrics', reads('metrics')),
  get('/formulaires/*', FILE_READS, { refusal: 'page' }),
  get('/inscriptions/*', FILE_READS, { refusal: 'page' }),
  get('/pointage/*', FILE_READS, { refusal: 'page' }),
  get('/*', FILE_READS, { refusal: 'text' }),
];

const patternOf = (path: string): RegExp => {
  const parts = path.replace(/\/$/, '').split(/(\{\w+\}|\*)/);
  const source = parts.map((part) => {
    if (part === '*') return '.*';
    return part.startsWith('{') ? '[^/]+' : part.replace(/[.]/g, '\\.');
  });
  return new RegExp(`^${source.join('')}/?$`);
};

const patterns = PUBLIC_CALLS.map((call) => ({ call, pattern: patternOf(call.path) }));

/** The row of an address; undefined for the calls of the API that need a token. */
export function publicCallAt(method: string, path: string): PublicCall | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  const found = patterns.find(({ call, pattern }) => call.method === asked && pattern.test(path))?.call;
  return found?.path === '/*' && path.startsWith('/api/') ? undefined : found;
}
