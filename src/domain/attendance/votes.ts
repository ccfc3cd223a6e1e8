/* Counts the votes of an assembly, and judges proxies, from its voters, ticks and proxies. No React, no SQL. */
import type { GivenProxy, ProxyReason } from './proxy';
import type { AttendanceTick } from './tick';

/** What is known of a voter: a minor who votes gives and holds no proxy. */
export interface Voter {
  isMinor: boolean;
}

type Tick = Pick<AttendanceTick, 'etat' | 'parti' | 'constate_le'>;
type Ticks = ReadonlyMap<number, Tick>;

type Given = Pick<GivenProxy, 'mandant_id' | 'porteur_id' | 'repris' | 'constate_le'>;

export interface VotingState<P extends Given = Given> {
  voters: ReadonlyMap<number, Voter>;
  ticks: Ticks;
  proxies: readonly P[];
  /** How many proxies one person may hold. */
  most: number;
}

/** How a person is there: `left` for one who came and went. */
export function whereabouts(ticks: Ticks, id: number): 'there' | 'left' | 'away' {
  const tick = ticks.get(id);
  if (tick?.etat !== 'present') return 'away';
  return tick.parti ? 'left' : 'there';
}

/** Ticks as they count on a sheet that was closed: without arrivals and departures of later. All of them on an open one. */
export function countedTicks<T extends Tick>(
  ticks: ReadonlyMap<number, T>,
  closed: string | null | undefined,
): ReadonlyMap<number, T> {
  if (!closed) return ticks;
  const end = Date.parse(closed);
  const counted = new Map<number, T>();
  for (const [id, tick] of ticks) {
    const isLater = Date.parse(tick.constate_le) > end;
    if (!isLater) counted.set(id, tick);
    else if (tick.parti) counted.set(id, { ...tick, parti: false });
  }
  return counted;
}

/**
 * Why a proxy that was given doesn't count:
 * - `taken back` by the giver's arrival, also when the giver left again;
 * - `waiting` for the holder, `left`: the holder has gone;
 * - `no voter`: the giver or the holder doesn't vote;
 * - `too many`: others of the same holder were given before.
 */
type Idle = 'taken back' | 'waiting' | 'left' | 'no voter' | 'too many';

/** What becomes of a proxy: `counts`, or why it doesn't. */
export interface ProxyFate<P extends Given = Given> {
  proxy: P;
  idle: Idle | undefined;
}

/** Whether the giver came after they gave the proxy. Who left and gave one then is represented. */
function isTakenBack(ticks: Ticks, { mandant_id: giver, constate_le: given }: Given): boolean {
  if (giver === null) return false;
  const where = whereabouts(ticks, giver);
  if (where !== 'left') return where === 'there';
  return Date.parse(given) < Date.parse(ticks.get(giver)?.constate_le ?? '');
}

function idleOf({ voters, ticks }: VotingState, proxy: Given): Idle | undefined {
  const { mandant_id: giver, porteur_id: holder } = proxy;
  if (isTakenBack(ticks, proxy)) return 'taken back';
  const isVoter = (id: number | null) => id === null || (voters.has(id) && !voters.get(id)?.isMinor);
  if (!isVoter(giver) || !isVoter(holder)) return 'no voter';
  // The name of an erased holder is gone; the vote that they had stays.
  if (holder === null) return undefined;
  const where = whereabouts(ticks, holder);
  return where === 'there' ? undefined : where === 'left' ? 'left' : 'waiting';
}

/** Every proxy that wasn't taken back by hand, the earliest first, with what becomes of it. */
export function proxyFates<P extends Given>(state: VotingState<P>): ProxyFate<P>[] {
  const held = new Map<number, number>();
  const given = state.proxies.filter(({ repris }) => !repris);
  const inOrder = given.toSorted((a, b) => Date.parse(a.constate_le) - Date.parse(b.constate_le));
  return inOrder.map((proxy) => {
    const idle = idleOf(state, proxy);
    const { porteur_id: holder } = proxy;
    if (holder === null || idle === 'taken back' || idle === 'no voter') return { proxy, idle };
    const count = (held.get(holder) ?? 0) + 1;
    held.set(holder, count);
    return { proxy, idle: idle ?? (count > state.most ? 'too many' : undefined) };
  });
}

export interface VoteCount {
  voters: number;
  /** Voters who are there. */
  present: number;
  /** Voters represented by a person who is there. */
  represented: number;
  votes: number;
}

/** Counts the votes that may be given now. */
export function countVotes(state: VotingState): VoteCount {
  let present = 0;
  for (const [id] of state.ticks)
    if (state.voters.has(id) && whereabouts(state.ticks, id) === 'there') present++;
  const represented = proxyFates(state).filter(({ idle }) => !idle).length;
  return { voters: state.voters.size, present, represented, votes: present + represented };
}

/** Proxies that bind their holder: those that count, and those that wait for the holder. */
const binding = <P extends Given>(state: VotingState<P>): P[] =>
  proxyFates(state).flatMap(({ proxy, idle }) => (idle === undefined || idle === 'waiting' ? [proxy] : []));

/** Why a proxy can't be given. `other` is the third person of the reason; `since`, when a person came or left. */
export interface ProxyRefusal {
  reason: ProxyReason;
  other?: number;
  since?: string;
}

/** What the two people themselves say against it. */
function refusalOfPair({ voters, ticks, most }: VotingState, giver: number, holder: number) {
  if (most === 0) return { reason: 'closed' } as const;
  if (giver === holder) return { reason: 'self' } as const;
  if (!voters.has(giver)) return { reason: 'giver' } as const;
  if (!voters.has(holder)) return { reason: 'holder' } as const;
  const minor = [giver, holder].find((id) => voters.get(id)?.isMinor);
  if (minor !== undefined) return { reason: 'minor', other: minor } as const;
  if (whereabouts(ticks, holder) === 'left')
    return { reason: 'left', since: ticks.get(holder)?.constate_le ?? '' } as const;
  return undefined;
}

interface Judged {
  /** When the proxy is given, in milliseconds since 1970: a giver who came later takes it back, and it is taken nevertheless. */
  at?: number;
  /** A proxy of the same giver to another holder is replaced, as the later one. */
  mayReplace?: boolean;
}

/** Says of a giver and a holder why a proxy can't be given now; undefined where it can. */
export function proxyJudge(state: VotingState) {
  const standing = binding(state);
  return (giver: number, holder: number, judged: Judged = {}): ProxyRefusal | undefined => {
    const { at = Number.POSITIVE_INFINITY, mayReplace = false } = judged;
    const refusal = refusalOfPair(state, giver, holder);
    if (refusal) return refusal;
    const since = state.ticks.get(giver)?.constate_le ?? '';
    if (whereabouts(state.ticks, giver) === 'there' && Date.parse(since) <= at)
      return { reason: 'there', since };
    const own = standing.find(({ mandant_id }) => mandant_id === giver);
    const others = standing.filter((one) => one !== own);
    const passed = others.find(({ mandant_id }) => mandant_id === holder)?.porteur_id;
    if (passed != null) return { reason: 'passing', other: passed };
    const held = others.find(({ porteur_id }) => porteur_id === giver)?.mandant_id;
    if (held != null) return { reason: 'holding', other: held };
    if (own && own.porteur_id !== null && own.porteur_id !== holder && !mayReplace)
      return { reason: 'given', other: own.porteur_id };
    const count = others.filter(({ porteur_id }) => porteur_id === holder).length;
    return count >= state.most ? { reason: 'full' } : undefined;
  };
}

/** Who could take a proxy of this giver: people who are there first, each in the order of the voters. */
export function possibleHolders(state: VotingState, giver: number): number[] {
  const judge = proxyJudge(state);
  const [there, away]: [number[], number[]] = [[], []];
  for (const [id] of state.voters)
    if (!judge(giver, id)) (whereabouts(state.ticks, id) === 'there' ? there : away).push(id);
  return [...there, ...away];
}
