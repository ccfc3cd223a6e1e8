/** Stores the proxies that a device sends, after its ticks. What can't be taken is answered with its reason. */
import { sql } from 'kysely';
import {
  type GivenProxy,
  type ProxyDraft,
  type RefusedProxy,
  refusalCode,
} from '../../../../../src/domain/attendance/proxy';
import { proxyJudge, type Refusal, type VotingState } from '../../../../../src/domain/attendance/votes';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import type { Announcing } from '../../../store/rows/whoCounts';
import type { EventDay } from '../eventDay';
import { ticksOf } from '../readSheet';
import { type TickSender, timed } from '../storeTicks';
import { assemblyOf, type StoredAssembly } from './assembly';
import { proxiesOf } from './readProxies';
import { votersOn } from './voters';

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
  { reason, other, since }: Refusal,
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

async function votingState(
  trx: WriteTransaction,
  sheet: EventDay,
  assembly: StoredAssembly,
): Promise<VotingState<GivenProxy> & { proxies: GivenProxy[] }> {
  const ticks = await ticksOf(trx, sheet);
  return {
    voters: await votersOn(trx, assembly, sheet.day),
    ticks: new Map(ticks.map((tick) => [tick.personne_id, tick])),
    proxies: await proxiesOf(trx, assembly.id),
    most: assembly.pouvoirs_max,
  };
}

/** Proxies with their time by the server's clock, the earliest first. */
export function timedProxies(drafts: readonly ProxyDraft[] | undefined, { now }: TickSender): Timed[] {
  return (drafts ?? [])
    .map((draft) => timed(draft, now, 'pouvoirs'))
    .sort((a, b) => Date.parse(a.constate_le) - Date.parse(b.constate_le));
}

/** @param arriving in the order in which they were made */
export async function storeProxies(
  trx: WriteTransaction,
  api: Announcing,
  sheet: EventDay,
  arriving: readonly Timed[],
  sender: TickSender,
): Promise<StoredProxies> {
  const done = { isChanged: false, overtaken: new Map<number, GivenProxy>(), refused: [] as RefusedProxy[] };
  const assembly = arriving.length > 0 ? await assemblyOf(api, trx, sheet) : undefined;
  const state = assembly && (await votingState(trx, sheet, assembly));
  for (const draft of arriving) {
    const { cle, mandant_id: giver, porteur_id: holder, constate_le } = draft;
    const isLate = Date.parse(constate_le) >= (sender.until ?? Number.POSITIVE_INFINITY);
    if (!assembly || !state || isLate || (sender.isLink && !assembly.lien_pouvoirs)) {
      done.refused.push(refused(draft, { reason: assembly ? 'link' : 'closed' }));
      continue;
    }
    const standing = state.proxies.find(({ mandant_id }) => mandant_id === giver);
    const outcome = outcomeOf(standing, draft);
    if (standing && outcome === 'overtaken') done.overtaken.set(giver, standing);
    if (outcome !== 'taken') continue;
    const at = Date.parse(constate_le);
    const refusal = holder === null ? undefined : proxyJudge(state)(giver, holder, { at, mayReplace: true });
    if (refusal) {
      done.refused.push(refused(draft, refusal));
      continue;
    }
    await insertProxy(trx, sheet, assembly, draft, sender);
    const stored = { mandant_id: giver, porteur_id: holder, repris: holder === null, constate_le };
    const made = { cle, appareil: sender.device, auteur: null };
    state.proxies = [...state.proxies.filter((one) => one !== standing), { ...stored, ...made }];
    done.overtaken.delete(giver);
    done.isChanged = true;
  }
  return { ...done, overtaken: [...done.overtaken.values()] };
}
