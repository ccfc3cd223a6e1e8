/** Stores the proxies that a device sends, after its ticks. What can't be taken is answered with its reason. */
import { sql } from 'kysely';
import {
  type GivenProxy,
  type ProxyDraft,
  type RefusedProxy,
  refusalCode,
} from '../../../../../src/domain/attendance/proxy';
import { type ProxyRefusal, proxyJudge } from '../../../../../src/domain/attendance/votes';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import type { Announcing } from '../../../store/rows/whoCounts';
import type { EventDay } from '../eventDay';
import { type TickSender, timed } from '../storeTicks';
import { assemblyOf, type StoredAssembly } from './assembly';
import { onLines, onMembers, sheetLines } from './sheetLines';
import { type StoredVoting, storedVoting } from './storedVoting';

/** A proxy with its time by the server's clock. */
type Timed = ProxyDraft & { constate_le: string };

/** What becomes of proxies. */
interface StoredProxies {
  isChanged: boolean;
  overtaken: readonly GivenProxy[];
  refused: readonly RefusedProxy[];
}

const refused = (
  { cle, mandant_id, porteur_id }: Timed,
  { reason, other, since }: ProxyRefusal,
): RefusedProxy => ({
  ...{ cle, mandant_id, porteur_id },
  motif: refusalCode(reason),
  autre_id: other ?? null,
  le: since ?? null,
});

/** What becomes of a proxy beside the one of the same giver that stands: the later one stands, as of ticks. */
function outcomeOf(standing: GivenProxy | undefined, draft: Timed): 'taken' | 'known' | 'overtaken' {
  const { cle, porteur_id: holder, constate_le } = draft;
  if (!standing) return holder === null ? 'known' : 'taken';
  if (standing.cle === cle) return 'known';
  if (Date.parse(constate_le) >= Date.parse(standing.constate_le)) return 'taken';
  const stands = standing.repris ? null : standing.porteur_id;
  return stands === holder ? 'known' : 'overtaken';
}

async function insertProxy(
  trx: WriteTransaction,
  { event }: EventDay,
  assembly: StoredAssembly,
  { cle, mandant_id, porteur_id, appareil_le, constate_le }: Timed,
  { device, author }: TickSender,
): Promise<void> {
  const made = sql`repris = ${porteur_id === null}, cle = ${cle}, appareil = ${device},
    appareil_le = ${appareil_le}::timestamptz, constate_le = ${constate_le}::timestamptz, recu_le = now(),
    auteur_id = ${author}::integer`;
  await sql`insert into pouvoirs
      (assemblee_id, evenement_id, mandant_id, porteur_id, repris, cle, appareil, appareil_le, constate_le, auteur_id)
    values (${assembly.id}, ${event.id}, ${mandant_id}, ${porteur_id}::integer, ${porteur_id === null}, ${cle}, ${device},
      ${appareil_le}::timestamptz, ${constate_le}::timestamptz, ${author}::integer)
    on conflict (assemblee_id, mandant_id) do update set
      porteur_id = coalesce(excluded.porteur_id, pouvoirs.porteur_id), ${made}`.execute(trx);
}

/** Proxies with their time by the server's clock, the earliest first. */
export function timedProxies(drafts: readonly ProxyDraft[] | undefined, { now }: TickSender): Timed[] {
  return (drafts ?? [])
    .map((draft) => timed(draft, now, 'pouvoirs'))
    .sort((a, b) => Date.parse(a.constate_le) - Date.parse(b.constate_le));
}

/** Why a proxy can't be taken; undefined where it can. */
function refusalOf(
  { mandant_id: giver, porteur_id: holder, constate_le }: Timed,
  assembly: StoredAssembly,
  state: StoredVoting,
  { until = Number.POSITIVE_INFINITY, isLink }: TickSender,
): ProxyRefusal | undefined {
  const at = Date.parse(constate_le);
  if (assembly.close_le && at > Date.parse(assembly.close_le)) return { reason: 'ended' };
  if (at >= until || (isLink && !assembly.lien_pouvoirs)) return { reason: 'link' };
  return holder === null ? undefined : proxyJudge(state)(giver, holder, { at, mayReplace: true });
}

/** Stores one proxy, and changes the state by which the next one is judged. */
async function storeProxy(
  trx: WriteTransaction,
  sheet: EventDay,
  { assembly, state, draft }: { assembly: StoredAssembly; state: StoredVoting; draft: Timed },
  sender: TickSender,
): Promise<void> {
  const { cle, mandant_id, porteur_id, constate_le } = draft;
  await insertProxy(trx, sheet, assembly, draft, sender);
  const made = { cle, mandant_id, porteur_id, constate_le, appareil: sender.device, auteur: null };
  const others = state.proxies.filter((one) => one.mandant_id !== mandant_id);
  state.proxies = [...others, { ...made, repris: porteur_id === null }];
}

/** Stores what can be taken, one after the other. */
async function storeInOrder(
  trx: WriteTransaction,
  sheet: EventDay,
  assembly: StoredAssembly,
  arriving: readonly Timed[],
  sender: TickSender,
): Promise<StoredProxies> {
  const state = await storedVoting(trx, sheet, assembly);
  const overtaken = new Map<number, GivenProxy>();
  const refusals: RefusedProxy[] = [];
  let isChanged = false;
  for (const draft of arriving) {
    const standing = state.proxies.find(({ mandant_id }) => mandant_id === draft.mandant_id);
    const outcome = outcomeOf(standing, draft);
    if (standing && outcome === 'overtaken') overtaken.set(draft.mandant_id, standing);
    if (outcome !== 'taken') continue;
    const refusal = refusalOf(draft, assembly, state, sender);
    if (refusal) refusals.push(refused(draft, refusal));
    else {
      await storeProxy(trx, sheet, { assembly, state, draft }, sender);
      overtaken.delete(draft.mandant_id);
      isChanged = true;
    }
  }
  return { isChanged, overtaken: [...overtaken.values()], refused: refusals };
}

/** @param arriving in the order in which they were made */
export async function storeProxies(
  trx: WriteTransaction,
  api: Announcing,
  sheet: EventDay,
  arriving: readonly Timed[],
  sender: TickSender,
): Promise<StoredProxies> {
  const assembly = arriving.length > 0 ? await assemblyOf(api, trx, sheet) : undefined;
  if (!assembly) {
    const closed = arriving.map((draft) => refused(draft, { reason: 'closed' }));
    return { isChanged: false, overtaken: [], refused: closed };
  }
  const lines = await sheetLines(trx, sheet);
  const ofMembers = arriving.map((draft) => onMembers(draft, lines));
  const stored = await storeInOrder(trx, sheet, assembly, ofMembers, sender);
  return {
    ...stored,
    overtaken: stored.overtaken.map((proxy) => onLines(proxy, lines)),
    refused: stored.refused.map((one) => ({ ...onLines(one, lines), autre_id: lines.lineOf(one.autre_id) })),
  };
}
