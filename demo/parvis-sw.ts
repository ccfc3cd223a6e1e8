/*
 * Lets the console and the page of a helper's link open again without a network, so that a phone at a church door goes on after a
 * reload. It answers for the page of its scope and for files whose names have a hash, and for nothing else: calls of the API and
 * other pages of the origin are never touched. Host pages have no worker of ours.
 */

/** What the types of a page don't know of a worker. */
interface WorkerScope {
  registration: { scope: string };
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
interface WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

const worker = self as unknown as WorkerScope;
/** Each page has its own cache: keepOffline.ts fills it too. */
const CACHE = `parvis ${worker.registration.scope}`;
/** Names with a hash: their content never changes. */
const HASHED = /[-.][A-Za-z0-9_-]{8,}\.(?:js|css|svg)$/;

const isOwnPage = (url: URL): boolean => url.pathname === new URL(worker.registration.scope).pathname;
const isLasting = (url: URL): boolean => url.origin === location.origin && HASHED.test(url.pathname);

/** A page that changed names other files: those of the release before would stay for ever. */
async function dropOldRelease(cache: Cache, key: string, answer: Response): Promise<void> {
  const before = await cache.match(key);
  const mark = before?.headers.get('etag');
  if (!mark || mark === answer.headers.get('etag')) return;
  for (const request of await cache.keys()) await cache.delete(request);
}

/** The page as the server has it now; without an answer, as it was last. */
async function newestPage(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const key = worker.registration.scope;
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await dropOldRelease(cache, key, answer);
      await cache.put(key, answer.clone());
    }
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

async function lastingFile(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate' && isOwnPage(url)) event.respondWith(newestPage(request));
  else if (isLasting(url)) event.respondWith(lastingFile(request));
});
