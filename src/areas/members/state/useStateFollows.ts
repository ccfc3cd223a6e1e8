import type { CallOptions, Client } from '../../../api/client';
import { memberStateCalls } from '../../../api/endpoints/register/memberStates';
import { type GatheredRequest, useQuery } from '../../../api/useApi';
import {
  STATE_IDS_MAX,
  type StateChange,
  type StateFollows,
  type StateQuestion,
} from '../../../domain/register/stateChange';

const { previewStates } = memberStateCalls;

/** Adds what follows for further people. */
function plus(sum: StateFollows, more: StateFollows): StateFollows {
  const [a, b] = [sum.comptes, more.comptes];
  return {
    total: sum.total + more.total,
    personnes: [...sum.personnes, ...more.personnes],
    refus: [...sum.refus, ...more.refus],
    comptes: {
      groupes: a.groupes + b.groupes,
      departements: a.departements + b.departements,
      etapes: a.etapes + b.etapes,
      inscriptions: a.inscriptions + b.inscriptions,
      services: a.services + b.services,
      comptes: (a.comptes ?? 0) + (b.comptes ?? 0),
    },
  };
}

/** One call takes a limited number of people, so a whole result is asked in several. */
async function gather(client: Client, { body }: { body: StateQuestion }, options?: CallOptions) {
  const batch = (from: number) => ({ body: { ...body, ids: body.ids.slice(from, from + STATE_IDS_MAX) } });
  let sum = await client.call(previewStates, batch(0), options);
  for (let from = STATE_IDS_MAX; from < body.ids.length; from += STATE_IDS_MAX)
    sum = plus(sum, await client.call(previewStates, batch(from), options));
  return sum;
}

const wholePreview = {
  ...previewStates,
  id: 'memberStates.previewAll',
  gather,
} satisfies GatheredRequest<typeof previewStates>;

/** What a change of state is asked about. */
export type AskedChange = Pick<StateChange, 'etat' | 'etat_depuis'>;

/** What follows from the change, asked again whenever it changes; undefined waits. */
export const useStateFollows = (ids: readonly number[], change: AskedChange | undefined) =>
  useQuery(wholePreview, change ? { body: { ids: [...ids], ...change } } : null, { alwaysReload: true });
