import { useMemo } from 'react';
import { votesNeeded } from '../../../domain/attendance/assembly';
import type { SheetPerson } from '../../../domain/attendance/sheet';
import {
  countedTicks,
  countVotes,
  type ProxyFate,
  proxyFates,
  type VoteCount,
  type VotingState,
} from '../../../domain/attendance/votes';
import type { ShownProxy, ShownSheet } from '../sync/ticking';

/** An assembly as it stands on this device. */
export interface Voting {
  /** What the votes are counted from: on a closed sheet without the ticks of later. */
  state: VotingState<ShownProxy>;
  /** Every tick. */
  ticks: ShownSheet['ticks'];
  count: VoteCount;
  /** The votes that make the quorum; undefined where none is needed. */
  needed: number | undefined;
  fates: readonly ProxyFate<ShownProxy>[];
  /** What became of the proxy of a giver. */
  given: ReadonlyMap<number, ProxyFate<ShownProxy>>;
  /** The givers of a holder whose proxies count, or will once the holder is there. */
  held: ReadonlyMap<number, readonly (number | null)[]>;
  personOf(id: number | null): SheetPerson | undefined;
}

/** What votes are counted from, as the sheet shows it. */
export const votingState = ({
  people,
  ticks,
  proxies,
  assembly,
}: Pick<ShownSheet, 'people' | 'ticks' | 'proxies' | 'assembly'>): VotingState<ShownProxy> => ({
  voters: new Map(
    people.flatMap(({ id, vote, sans_pouvoir: isMinor }) =>
      vote ? [[id, { isMinor: isMinor === true }]] : [],
    ),
  ),
  ticks: countedTicks(ticks, assembly?.close_le),
  proxies,
  most: assembly?.pouvoirs_max ?? 0,
});

/** Counts votes, proxies and quorum from what the sheet shows. */
export function useVoting({ people, ticks, proxies, assembly }: ShownSheet): Voting {
  return useMemo(() => {
    const byId = new Map(people.map((person) => [person.id, person]));
    const state = votingState({ people, ticks, proxies, assembly });
    const count = countVotes(state);
    const fates = proxyFates(state);
    const held = new Map<number, (number | null)[]>();
    for (const { proxy, idle } of fates)
      if (proxy.porteur_id !== null && (!idle || idle === 'waiting'))
        held.set(proxy.porteur_id, [...(held.get(proxy.porteur_id) ?? []), proxy.mandant_id]);
    return {
      ...{ state, ticks, count },
      needed: assembly && votesNeeded(assembly, state.voters.size),
      fates,
      given: new Map(
        fates.flatMap((fate) => (fate.proxy.mandant_id === null ? [] : [[fate.proxy.mandant_id, fate]])),
      ),
      held,
      personOf: (id) => (id === null ? undefined : byId.get(id)),
    };
  }, [people, ticks, proxies, assembly]);
}
