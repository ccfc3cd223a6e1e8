/**
 * Reads of the console's first screen that leave before this code is there. After each navigation the URLs that a visit
 * of that address begins with are noted beside the token (noteReads.ts). At the next visit the console's own page sends
 * them at once (demo/readEarly.ts), and the client takes these answers instead of asking again.
 */

/** A read that the page has sent. */
interface EarlyRead {
  url: string;
  /** The header it was sent with. */
  authorization: string;
  answer: Promise<Response>;
}

/** Milliseconds after which an answer is too old. */
const LIFE = 10_000;

let reads: readonly EarlyRead[] = [];
let isPlain = false;
let sentCount = 0;
let answered = 0;

/** Called once, with what the page has sent. */
export function provideEarly(sent: readonly EarlyRead[]): void {
  reads = sent;
  sentCount = sent.length;
  answered = 0;
  for (const { answer } of sent) answer.then(() => answered++).catch(() => {});
  setTimeout(provideEarly, LIFE, []);
}

/** Sends a request that the host neither sends itself nor redirects; a read may already have been sent. */
export const sendPlain: typeof fetch = (url, init) => {
  isPlain = true;
  const authorization = new Headers(init?.headers).get('Authorization');
  const isAsked = (read: EarlyRead) => read.url === url && read.authorization === authorization;
  const found = init?.method === 'GET' && reads.find(isAsked);
  if (!found) return fetch(url, init);
  reads = reads.filter((read) => read !== found);
  return found.answer;
};

/** How many of the page's reads are without an answer; undefined where it has sent none. */
export const unansweredReads = (): number | undefined => (sentCount > 0 ? sentCount - answered : undefined);

/** Whether requests leave as they are, so that the page may send the first ones. */
export const isSentPlain = (): boolean => isPlain;
