/** The calls of the page, by plain fetch. Answers are taken as they come. */

const TOKEN = 'authToken';

export const isSignedIn = (): boolean => localStorage.getItem(TOKEN) !== null;

interface Options {
  body?: unknown;
  signal?: AbortSignal;
}

/** Makes a call with the token; a refused token is forgotten, and the page shows the sign-in form again. */
export async function call<T>(path: string, { body, signal }: Options = {}): Promise<T> {
  const token = localStorage.getItem(TOKEN);
  const answer = await fetch(`/api/${path}`, {
    signal,
    method: body ? 'POST' : 'GET',
    body: body ? JSON.stringify(body) : undefined,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Token ${token}` } : {}),
    },
  });
  if (answer.status === 401) {
    localStorage.removeItem(TOKEN);
    location.hash = '';
  }
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

const begun = new Map<string, Promise<unknown>>();

/** Makes a call whose answer a screen is about to ask for. A failed call is made again by the screen. */
export function begin(path: string): void {
  if (begun.has(path)) return;
  const answer = call(path);
  answer.catch(() => begun.delete(path));
  begun.set(path, answer);
}

/** The answer of the call that was begun for it, else of a new call. An answer is used once, so it is never old. */
export function take<T>(path: string, signal: AbortSignal): Promise<T> {
  const early = begun.get(path);
  begun.delete(path);
  return early ? (early as Promise<T>) : call<T>(path, { signal });
}

/** Forgets what was begun, after a change on the server. */
export const forget = (): void => begun.clear();

export async function signIn(credentials: unknown): Promise<void> {
  const { data } = await call<{ data: { token: string } }>('login', { body: credentials });
  localStorage.setItem(TOKEN, data.token);
}
