/*
 * What can go wrong with a call, as a page sees it, in the order a chain of attempts goes through them: neighbours
 * differ in what has to be said, so that a sentence left over from the fault before is never taken for the new one.
 */

export interface Fault {
  name: string;
  /** No answer at all, or none in time. */
  network?: 'internetdisconnected' | 'namenotresolved' | 'stall' | 'drip';
  status?: number;
  /** The server's own words; every attempt has words of its own. */
  speaks?: true;
  /** Refuses with a reason for the field the case names. */
  fields?: true;
  headers?: Record<string, string>;
  /** The body as it travels, where the server says nothing readable. */
  body?: string;
  contentType?: string;
  /** Works on the true answer instead. */
  success?: 'extra' | 'huge';
  /** Longer words than anybody reads. */
  long?: true;
}

const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1><hr>nginx</body></html>`;
const html = 'text/html; charset=utf-8';
const json = 'application/json';

export const FAULTS: readonly Fault[] = [
  { name: 'offline', network: 'internetdisconnected' },
  { name: '413', status: 413, body: page('413 Request Entity Too Large'), contentType: html },
  { name: 'DNS', network: 'namenotresolved' },
  { name: '400', status: 400, speaks: true },
  { name: '502', status: 502, body: page('502 Bad Gateway'), contentType: html },
  { name: 'stall', network: 'stall' },
  { name: '422', status: 422, speaks: true, fields: true },
  { name: 'HTML', status: 200, body: page('Portail'), contentType: html },
  { name: '403', status: 403, speaks: true },
  { name: 'empty', status: 200, body: '', contentType: json },
  { name: 'drip', network: 'drip' },
  { name: '503', status: 503, body: '', contentType: 'text/plain' },
  { name: '409', status: 409, speaks: true },
  { name: 'cut', status: 200, body: '{"success": true, "data": [{"id": 1, "no', contentType: json },
  { name: '429', status: 429, speaks: true, headers: { 'Retry-After': '30' } },
  { name: 'shape', status: 200, body: '{"data": 42}', contentType: json },
  { name: '500', status: 500, body: '{"success": false}', contentType: json },
  { name: 'long', status: 400, speaks: true, long: true },
  { name: '404', status: 404, speaks: true },
  { name: '401', status: 401, speaks: true },
  { name: 'extra', success: 'extra' },
  { name: 'huge', success: 'huge' },
];

/** A 2xx of which the body is not what the contract says. */
export const isUnreadable = ({ status, success }: Fault): boolean =>
  !success && status !== undefined && status < 300;

/** What the client repeats by itself, of a read. */
export const isPassing = ({ network, status = 0 }: Fault): boolean =>
  network === 'internetdisconnected' || network === 'namenotresolved' || status === 502 || status === 503;

let count = 0;

/** One fault at work: what the server says, unlike any other time. */
export interface Attempt {
  fault: Fault;
  message: string | undefined;
  /** For the field, where there is one. */
  reason: string;
}

export function attemptOf(fault: Fault): Attempt {
  count += 1;
  const words = `Le serveur refuse l’essai n° ${count}.`;
  return {
    fault,
    message: fault.speaks && (fault.long ? `${words} ${'Encore des mots. '.repeat(20_000)}` : words),
    reason: `Motif du refus n° ${count}.`,
  };
}

/** What must be said by the rules X1 to X3: nothing of a fault without words but `fallback`. */
export function saidOf({ fault, message }: Attempt, fallback?: string): string {
  if (fault.network) return 'Impossible de se connecter au serveur';
  if (message) return message.slice(0, 30);
  return fallback ?? (isUnreadable(fault) ? 'Une erreur inattendue est survenue' : 'Une erreur est survenue');
}
