/* What a row, a dialog and a notice say of proxies. */
import type { GivenProxy, ProxyReason, RefusedProxy } from '../../../domain/attendance/proxy';
import { refusalReason } from '../../../domain/attendance/proxy';
import type { SheetPerson } from '../../../domain/attendance/sheet';
import { type ProxyRefusal, possibleHolders } from '../../../domain/attendance/votes';
import { listOf } from '../../../texts/locale';
import { formatDateTime, formatTime } from '../../../texts/records/longFormats';
import { fullNameOf, spokenNameOf } from '../../../texts/records/memberLabels';
import type { AttendanceStore } from '../sync/AttendanceStore';
import type { ProxyNote } from '../sync/ticking';
import type { assemblyTexts, proxyTexts } from './texts.fr';
import type { Voting } from './useVoting';

type Texts = typeof assemblyTexts;
type ProxyTexts = typeof proxyTexts;

/** How many people a refusal names who could take the proxy. */
const PROPOSED = 3;

/** Whether the proxy that this device gave still stands, so that it can be undone. */
export const hasProxy = (store: AttendanceStore, key: string): boolean =>
  store.get().proxies.some(({ cle }) => cle === key);

/** The minute of an instant; its day is that of the sheet. */
export const clockOf = (instant: string): string => formatTime(formatDateTime(instant).slice(11));

const named = (nameOf: (person: SheetPerson) => string, texts: Texts, person: SheetPerson | undefined) =>
  person ? nameOf(person) : texts.erased;

/** What stands below a name about the proxy that the person gave, or those that they hold; undefined where there is none. */
export function proxyNote(texts: Texts, { given, held, personOf }: Voting, id: number): string | undefined {
  const fate = given.get(id);
  const givers = held.get(id);
  if (givers && (!fate || fate.idle === 'taken back'))
    return texts.holds(givers.map((giver) => named(fullNameOf, texts, personOf(giver))));
  if (!fate) return undefined;
  const { idle, proxy } = fate;
  const holder = named(fullNameOf, texts, personOf(proxy.porteur_id));
  const words = {
    'taken back': texts.takenBack,
    waiting: texts.givenWaiting,
    left: texts.givenLeft,
    'no voter': texts.givenNoVoter,
    'too many': texts.givenFull,
  };
  const note = (idle ? words[idle] : texts.givenTo)(holder);
  return proxy.isWaiting ? `${note}, ${texts.toSend}` : note;
}

interface Told extends Omit<ProxyRefusal, 'reason'> {
  reason: ProxyReason | undefined;
}

/** Why a proxy isn't taken. */
function reasonText(
  texts: ProxyTexts,
  { personOf, state }: Voting,
  { giver, holder }: { giver: number; holder: number },
  { reason, other, since = '' }: Told,
): string {
  const nameOf = (id: number | undefined) => {
    const person = personOf(id ?? null);
    return person ? spokenNameOf(person) : texts.someone;
  };
  const [from, to, third] = [nameOf(giver), nameOf(holder), nameOf(other)];
  const says: Readonly<Record<ProxyReason, () => string>> = {
    closed: () => texts.closed,
    link: () => texts.link,
    ended: () => texts.ended,
    self: () => texts.self,
    giver: () => texts.giver(from),
    holder: () => texts.holder(to),
    minor: () => texts.minor(third),
    given: () => texts.held(from, third),
    there: () => texts.there(from, clockOf(since)),
    left: () => texts.left(to, clockOf(since)),
    passing: () => texts.passing(to, third),
    holding: () => texts.holding(from, third),
    full: () => texts.full(to, state.most),
  };
  return reason ? says[reason]() : texts.unknown;
}

/** The reasons for which another holder could take it. */
const OF_HOLDER: readonly ProxyReason[] = ['holder', 'left', 'passing', 'full'];

/** Why a proxy can't be given, and who could take it. */
export function proxyRefusalText(
  texts: ProxyTexts,
  voting: Voting,
  pair: { giver: number; holder: number },
  refusal: ProxyRefusal,
): string {
  const why = reasonText(texts, voting, pair, refusal);
  if (!OF_HOLDER.includes(refusal.reason)) return why;
  const others = possibleHolders(voting.state, pair.giver).slice(0, PROPOSED);
  const names = others.flatMap((id) => {
    const person = voting.personOf(id);
    return person ? [spokenNameOf(person)] : [];
  });
  return `${why} ${names.length > 0 ? texts.others(listOf(names)) : texts.nobody}`;
}

const refusedText = (texts: ProxyTexts, voting: Voting, refused: RefusedProxy): string => {
  const { mandant_id: giver, porteur_id, motif, autre_id, le } = refused;
  const holder = porteur_id ?? 0;
  const [from, to] = [voting.personOf(giver), voting.personOf(holder)];
  const told = { reason: refusalReason(motif), ...(autre_id && { other: autre_id }), since: le ?? '' };
  const why = reasonText(texts, voting, { giver, holder }, told);
  return texts.refused(from ? spokenNameOf(from) : texts.someone, to ? spokenNameOf(to) : texts.someone, why);
};

const overtakenText = (texts: ProxyTexts, { personOf }: Voting, proxy: GivenProxy): string => {
  const [giver, holder] = [personOf(proxy.mandant_id), personOf(proxy.porteur_id)];
  const from = giver ? spokenNameOf(giver) : texts.someone;
  const author = proxy.auteur ?? texts.someone;
  const moment = clockOf(proxy.constate_le);
  if (proxy.repris) return texts.overtakenBack(from, author, moment);
  return texts.overtaken(from, author, moment, holder ? spokenNameOf(holder) : texts.someone);
};

/** What became of a proxy of this device that isn't kept. */
export function noteText(texts: ProxyTexts, voting: Voting, note: ProxyNote): string {
  if ('refusal' in note) return refusedText(texts, voting, note.refusal);
  if (!('arrived' in note)) return overtakenText(texts, voting, note.proxy);
  const giver = voting.personOf(note.proxy.mandant_id);
  const { auteur: author, constate_le: since } = note.arrived;
  const name = giver ? spokenNameOf(giver) : texts.someone;
  return texts.arrived(name, author ?? texts.someone, clockOf(since));
}
