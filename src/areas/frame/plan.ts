/** What a widget fetches ahead, in which order, from what its areas declare. */
import type { Client } from '../../api/client';
import { prefetchAnnounced } from '../../api/queryCache';
import { identityOf, isFactorDue } from '../../domain/identity';
import { pathOf, startAt } from '../../routing/source';
import type { Session } from '../../session/session';
import { type PrefetchStep, prefetchNow, prefetchWhenIdle } from '../../ui/lazy/prefetch';
import { loadedExports, loadOnce, prefetchCode } from '../../ui/loading/loadOnce';
import { areas } from '../all';
import type { AnyArea, PrefetchContext, PrefetchPlan } from '../area';
import { type CommonValues, defaultsOf } from '../attributes';
import { areaAt } from './navigation/areaAt';

/** Whose calls are made, and what the back end has announced. */
interface Asking {
  client: Client;
  session: Session;
}

/** Whether anything but the own account is refused. */
const isRefused = (session: Session): boolean => isFactorDue((session.pendingUser() ?? session.get()).user);

/** What the area declares, once its code is there. */
const planOf = (area: AnyArea): PrefetchPlan | undefined => loadedExports(area.load)?.prefetchPlan;

/** The area that shows inside of another one at the place, and the place as it finds it. */
function insideOf(
  plan: PrefetchPlan | undefined,
  place: PrefetchContext,
): [AnyArea, PrefetchContext] | undefined {
  const area = plan?.inside?.(place.path);
  return area && [area, { ...place, attributes: defaultsOf(area.attributes) }];
}

/** Where a link to the area leads. */
function atPath(area: AnyArea, path: string, session: Session): PrefetchContext {
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
 */
async function askFirst(area: AnyArea, place: PrefetchContext, asking: Asking): Promise<void> {
  const { client, session } = asking;
  // The area at a path of the frame needs no code of the frame.
  const shown = area.isFrame && areaAt(areas, place.path);
  if (shown) return askFirst(shown, { ...place, attributes: defaultsOf(shown.attributes) }, asking);
  // Where its code does not load, the screen says so.
  if (!loadedExports(area.load)) await loadOnce(area.load).catch(() => {});
  const { status, capabilities } = session.get();
  const isExpected = status === 'signed-in' || (status === 'loading' && session.pendingUser());
  if (!isExpected || isRefused(session)) return;
  const plan = planOf(area);
  for (const question of plan?.data?.(place) ?? []) void prefetchAnnounced(client, question, capabilities);
  const inside = insideOf(plan, place);
  if (inside) await askFirst(...inside, asking);
}

/** Asks for the data of the first screen before the widget is rendered, while a stored token is checked. */
function askOnStart(area: AnyArea, values: CommonValues, asking: Asking): void {
  const expected = asking.session.pendingUser();
  if (!expected) return;
  const { route = Object.values(area.routes)[0], routing = area.routing } = values;
  const address = startAt(routing, route);
  const query = new URLSearchParams(address.split('?').slice(1).join('?'));
  const viewer = expected.user ? identityOf(expected.user) : '';
  const place = { path: pathOf(address), query, attributes: { ...values }, viewer, announced: undefined };
  void askFirst(area, place, asking);
}

/** The code of the area's first screen. */
function* codeOf(area: AnyArea, place: PrefetchContext): Generator<PrefetchStep, void> {
  yield () => prefetchCode(area.load);
  const plan = planOf(area);
  const inside = insideOf(plan, place);
  if (inside) yield* codeOf(...inside);
  for (const load of plan?.code ?? []) yield () => prefetchCode(load);
}

/** Fetches at once what the area at the path needs, because the user points at a link to it. */
const prefetchAt = (area: AnyArea, path: string, asking: Asking): Promise<void> =>
  prefetchNow(firstOf(area, atPath(area, path, asking.session), asking));

/** Code and answers that the area's first screen needs. */
function* firstOf(area: AnyArea, place: PrefetchContext, asking: Asking): Generator<PrefetchStep, void> {
  yield* codeOf(area, place);
  const { client, session } = asking;
  if (session.get().status !== 'signed-in' || isRefused(session)) return;
  for (const question of planOf(area)?.data?.(place) ?? [])
    yield () => prefetchAnnounced(client, question, session.get().capabilities);
}

/** Fetches, while nothing else happens, what this screen needs and what comes next. Returns what ends this. */
function prefetchFrom(area: AnyArea, place: PrefetchContext, asking: Asking): () => void {
  return prefetchWhenIdle(steps());
  function* steps() {
    yield* codeOf(area, place);
    yield* nextOf(area, place, asking);
  }
}

/** What users need after this screen. */
function* nextOf(area: AnyArea, place: PrefetchContext, asking: Asking): Generator<PrefetchStep, void> {
  const plan = planOf(area);
  const inside = insideOf(plan, place);
  if (inside) yield* nextOf(...inside, asking);
  for (const load of plan?.next?.(place) ?? []) yield () => prefetchCode(load);
  for (const path of plan?.paths ?? []) {
    const there = plan?.inside?.(path);
    if (there && there !== inside?.[0]) yield* firstOf(there, atPath(there, path, asking.session), asking);
  }
}

export default { askFirst, askOnStart, prefetchAt, prefetchFrom };
