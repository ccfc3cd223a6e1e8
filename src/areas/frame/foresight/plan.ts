/** What a widget fetches ahead, in which order, from what its areas declare. */
import type { Client } from '../../../api/client';
import { auth } from '../../../api/endpoints/auth';
import { urlOf } from '../../../api/http/url';
import { isAnnounced, prefetchAnnounced, type Question } from '../../../api/queryCache';
import { identityOf } from '../../../domain/identite';
import { unansweredReads } from '../../../session/earlyReads';
import { noteReads } from '../../../session/noteReads';
import type { Session } from '../../../session/session';
import { prepareNumbers } from '../../../texts/formats';
import { foresee, foreseeNow, type Step } from '../../../ui/lazy/foresee';
import { loadedExports, loadOnce, prefetchCode } from '../../../ui/lazy/loadOnce';
import type { AnyArea } from '../../area';
import { defaultsOf } from '../../attributes';
import type { Foresight, Place } from '../../foresight';

/** Whose calls are made, and what the back end has announced. */
interface Asking {
  client: Client;
  session: Session;
}

type Answers = readonly (Promise<unknown> | undefined)[];

const NONE: ReadonlySet<string> = new Set();

/** Whether the console's own page can ask it before anything is announced and any code is there. */
const isEarly = (question: Question) => !('gather' in question.endpoint) && isAnnounced(question, NONE);

/** What the area declares, once its code is there. */
const foresightOf = (area: AnyArea): Foresight | undefined => loadedExports(area.load)?.foresight;

/** The area that shows inside of another one at the place, and the place as it finds it. */
function insideOf(foresight: Foresight | undefined, place: Place): [AnyArea, Place] | undefined {
  const area = foresight?.inside?.(place.path);
  return area && [area, { ...place, attributes: defaultsOf(area.attributes) }];
}

/** Where a link to the area leads. */
function atPath(area: AnyArea, path: string, session: Session): Place {
  const { status, user, capabilities } = session.get();
  return {
    path,
    query: new URLSearchParams(),
    attributes: defaultsOf(area.attributes),
    viewer: identityOf(user),
    announced: status === 'signed-in' ? capabilities : undefined,
  };
}

/**
 * Asks for the data of the first screen, beside its code and before it shows. What the code is loaded for may be over
 * when it is there, so the session is looked at again.
 *
 * @returns the answers that the page may have asked for earlier, once all questions are asked
 */
async function askFirst(area: AnyArea, place: Place, asking: Asking): Promise<Answers> {
  const { client, session } = asking;
  // Where its code does not load, the screen says so.
  if (!loadedExports(area.load)) await loadOnce(area.load).catch(() => {});
  const { status, capabilities } = session.get();
  if (status === 'signed-out' || (status === 'loading' && !session.expected())) return [];
  const foresight = foresightOf(area);
  const asked = (foresight?.data?.(place) ?? []).map((question) => {
    const answer = prefetchAnnounced(client, question, capabilities);
    return isEarly(question) ? answer : undefined;
  });
  const inside = insideOf(foresight, place);
  return inside ? [...asked, ...(await askFirst(...inside, asking))] : asked;
}

/** Resolves once the stored token is confirmed or refused. */
const checked = (session: Session) =>
  new Promise<void>((resolve) => {
    const look = () => session.get().status !== 'loading' && resolve();
    session.subscribe(look);
    look();
  });

/**
 * Asks for the data of the console's first screen, which the page's address names.
 *
 * @returns a promise of the answers and of the check of the token, where the page itself has asked for them: one
 *   rendering with them is there sooner than a frame, the frame of a list and the list after each other
 */
async function askAtAddress(area: AnyArea, asking: Asking): Promise<void> {
  setTimeout(prepareNumbers);
  const check = unansweredReads() === undefined ? undefined : checked(asking.session);
  const answers = await askHere(area, asking);
  if (check) await Promise.allSettled([check, ...answers]);
}

function askHere(area: AnyArea, asking: Asking): Promise<Answers> {
  const [path = '/', search] = (location.hash.startsWith('#/') ? location.hash.slice(1) : '/').split('?');
  const viewer = identityOf(asking.session.expected()?.user);
  const query = new URLSearchParams(search);
  return askFirst(area, { path, query, attributes: {}, viewer, announced: undefined }, asking);
}

/** What is asked for at the place, by the area and by the one inside of it. */
function questionsAt(area: AnyArea, place: Place): readonly Question[] {
  const foresight = foresightOf(area);
  const inside = insideOf(foresight, place);
  return [...(foresight?.data?.(place) ?? []), ...(inside ? questionsAt(...inside) : [])];
}

/**
 * Notes what the next visit of this address asks before anything is announced. Searches and filters are not noted: their
 * words may name people.
 */
function note(area: AnyArea, { path, query, viewer }: Place, { client, session }: Asking): void {
  if (client.api !== '' || query.size > 0 || session.get().status !== 'signed-in') return;
  const asked = questionsAt(area, { path, query, attributes: {}, viewer, announced: undefined });
  const urls = asked.filter(isEarly).map(({ endpoint, args }) => urlOf(endpoint, args));
  noteReads(path, [urlOf(auth.verify, {}), ...urls]);
}

/** The code of the area's first screen. */
function* codeOf(area: AnyArea, place: Place): Generator<Step, void> {
  yield () => prefetchCode(area.load);
  const foresight = foresightOf(area);
  const inside = insideOf(foresight, place);
  if (inside) yield* codeOf(...inside);
  for (const load of foresight?.code ?? []) yield () => prefetchCode(load);
}

/** Fetches at once what the area at the path needs, because the user points at a link to it. */
const foreseeAt = (area: AnyArea, path: string, asking: Asking): Promise<void> =>
  foreseeNow(firstOf(area, atPath(area, path, asking.session), asking));

/** Code and answers that the area's first screen needs. */
function* firstOf(area: AnyArea, place: Place, asking: Asking): Generator<Step, void> {
  yield* codeOf(area, place);
  const { client, session } = asking;
  if (session.get().status !== 'signed-in') return;
  for (const question of foresightOf(area)?.data?.(place) ?? [])
    yield () => prefetchAnnounced(client, question, session.get().capabilities);
}

/** Fetches, while nothing else happens, what this screen needs and what comes next. Returns what ends this. */
function foreseeFrom(area: AnyArea, place: Place, asking: Asking): () => void {
  return foresee(steps());
  function* steps() {
    yield* codeOf(area, place);
    if (place.attributes.ownsPage === true) note(area, place, asking);
    yield* nextOf(area, place, asking);
  }
}

/** What users need after this screen. */
function* nextOf(area: AnyArea, place: Place, asking: Asking): Generator<Step, void> {
  const foresight = foresightOf(area);
  const inside = insideOf(foresight, place);
  if (inside) yield* nextOf(...inside, asking);
  for (const load of foresight?.next?.(place) ?? []) yield () => prefetchCode(load);
  for (const path of foresight?.paths ?? []) {
    const there = foresight?.inside?.(path);
    if (there && there !== inside?.[0]) yield* firstOf(there, atPath(there, path, asking.session), asking);
  }
}

export default { askAtAddress, askFirst, foreseeAt, foreseeFrom };
