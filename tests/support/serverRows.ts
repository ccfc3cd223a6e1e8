import type { Client } from '../../src/api/client.ts';
import type { CalendarEvent } from '../../src/domain/events/event.ts';
import type { Member } from '../../src/domain/members/member.ts';
import { type Backend, passed, recordedBackend } from './fakeBackend.ts';
import { until } from './queries.ts';
import { eachQuietly } from './quietly.ts';
import { resetServer, signedInClient } from './reference.ts';

/*
 * The reference server for a component test: rows of its own, created as another user would and deleted after it, and
 * the signed-in back end of its widgets. What the widgets create is deleted as well.
 */

/** Signed in at the first use in a test. */
let own: Promise<Client> | undefined;
let isOneTest = false;
const created: string[] = [];
let serial = 0;

/** Prepares each test of a file: the server without the orders of an earlier test, and afterwards without new rows. */
export const eachOnServer = (tidy = async () => {}): void =>
  eachQuietly(
    async () => {
      await resetServer();
      isOneTest = true;
    },
    async () => {
      await resetServer();
      await tidy();
      // The last one first, because a row may be used by later ones; events before the roles that they use.
      const isEvent = (path: string) => path.startsWith('/api/events/');
      const rows = created.splice(0).reverse();
      for (const path of [...rows.filter(isEvent), ...rows.filter((each) => !isEvent(each))])
        await onServer('DELETE', path);
      own = undefined;
      isOneTest = false;
    },
  );

async function serverToken(): Promise<string> {
  const client = own ?? signedInClient();
  if (isOneTest) own = client;
  return (await (await client).getToken?.()) ?? '';
}

/** Calls the server as another user, and returns what is in `data`, or the whole body of an answer without it. */
export async function onServer<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: { authorization: `Token ${await serverToken()}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const read: T & { data?: T } = await answer.json().catch(() => ({}));
  return read.data ?? read;
}

/** Has this row deleted after the test. */
export const track = (path: string) => void created.push(path);

/** A word that is in no other row. A search finds it, because it has letters only. */
export function word(): string {
  serial += 1;
  const letters = [...`${Date.now() % 1e7}${serial}`].map((digit) => String.fromCharCode(97 + Number(digit)));
  return `Zz${letters.join('')}`;
}

/** Creates a row of this collection, as in `/api/tags/`. */
export async function makeRow<T extends { id: number }>(collection: string, body: object): Promise<T> {
  const row = await onServer<T>('POST', collection, body);
  track(`${collection}${row.id}/`);
  return row;
}

export const makeMember = (fields: Partial<Member> = {}): Promise<Member> =>
  makeRow('/api/membres/', { nom: word(), prenom: 'Zoé', genre: 'feminin', ...fields });
/** An event of this day, `yyyy-mm-dd`, at midnight unless `fields` has an hour. */
export async function makeEvent(day: string, fields: Partial<CalendarEvent> = {}): Promise<CalendarEvent> {
  const draft = {
    nom_evenement: word(),
    date: `${day}T${(fields.heure_debut ?? '00:00').slice(0, 5)}:00`,
    is_recurrent: false,
    ...fields,
  };
  return { ...draft, id: (await makeRow('/api/events/', draft)).id };
}

export const storedMember = (id: number) => onServer<Member>('GET', `/api/membres/${id}/`);
export const isMember = async (id: number) => (await storedMember(id)).id === id;

/** What this `fetch` creates is deleted after the test. */
const tracking =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init);
    const path = new URL(String(input), location.href).pathname;
    if (init?.method === 'POST' && answer.status === 201 && /^\/api\/[a-z-]+\/$/.test(path)) {
      const { data, id = data?.id }: { data?: { id?: number }; id?: number } = await answer
        .clone()
        .json()
        .catch(() => ({}));
      if (id) track(`${path}${id}/`);
    }
    return answer;
  };

/** A back end whose user signed in before. `send` replaces `fetch`. */
export async function serverBackend(send: typeof fetch = fetch): Promise<Backend> {
  localStorage.setItem('authToken', await serverToken());
  const back = recordedBackend(passed, { server: tracking(send) });
  // The session gives its token to the client.
  back.host();
  return back;
}

/** A back end that has announced what it can do to a host with a token of its own, which no 401 ends. */
export async function hostedBackend(send: typeof fetch = fetch, api = ''): Promise<Backend> {
  const back = recordedBackend(passed, { server: tracking(send), api });
  const token = await serverToken();
  back.client.getToken = () => token;
  await until(() => back.host().session.get().status === 'signed-in');
  return back;
}
