/*
 * The ways in which a call can fail, in the order of the attempts. Neighbours need different sentences, so that a
 * sentence that is left from the fault before is never taken for the new sentence.
 */

export interface Fault {
  name: string;
  /** No answer, or no answer in time. */
  network?: 'internetdisconnected' | 'namenotresolved' | 'stall' | 'drip';
  status?: number;
  /** The server sends a message, which differs in every attempt. */
  speaks?: true;
  /** The server gives a reason for the field that the case names. */
  fields?: true;
  headers?: Record<string, string>;
  /** The body of an unreadable answer. */
  body?: string;
  contentType?: string;
  /** Changes the server's own answer instead. */
  success?: 'extra' | 'huge';
  /** The message is very long. */
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

/** Whether it is a 2xx whose body breaks the contract. */
export const isUnreadable = ({ status, success }: Fault): boolean =>
  !success && status !== undefined && status < 300;

/** The faults after which a write may have been carried out. An unreadable 2xx is not among them. */
export const UNCLEAR: readonly string[] = FAULTS.filter(
  ({ network, status = 0 }) => network || status >= 500,
).map(({ name }) => name);

/** Whether the client repeats a read after it. */
export const isPassing = ({ network, status = 0 }: Fault): boolean =>
  network === 'internetdisconnected' || network === 'namenotresolved' || status === 502 || status === 503;

let count = 0;

/** A use of a fault, with sentences that no other use has. */
export interface Attempt {
  fault: Fault;
  message: string | undefined;
  /** The reason for the field, if the fault has one. */
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

/** The sentence that the rules X1 to X3 require; `fallback` for a fault without a message. */
export function expectedSentence({ fault, message }: Attempt, fallback?: string): string {
  if (fault.network) return 'Impossible de se connecter au serveur';
  if (message) return message.slice(0, 30);
  return fallback ?? (isUnreadable(fault) ? 'Une erreur inattendue est survenue' : 'Une erreur est survenue');
}
