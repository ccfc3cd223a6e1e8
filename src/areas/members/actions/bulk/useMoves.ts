import { membresWrites } from '../../../../api/endpoints/membresWrites';
import { useQuery } from '../../../../api/useApi';
import { type ActedMember, type Moves, movesOf, type Place } from '../../../../people/moves/moves';
import { narrowing } from '../../data/narrowing';
import type { WholeSelection } from '../../data/selection/useSelection';
import { movesOfWhole } from './wholeMoves';

const KINDS = { groupe_actuel: 'groupes', departement_actuel: 'departements' } as const;

/** Who leaves which group or department for another one. Of a whole result the back end counts them. */
export function useMoves(
  membres: readonly ActedMember[],
  place: Place | undefined,
  whole: WholeSelection | undefined,
): (to: number) => Moves | undefined {
  const { data } = useQuery(
    membresWrites.places,
    place && whole ? narrowing(whole.query) : null,
    // Others may have moved members since an earlier opening.
    { alwaysReload: true },
  );
  return (to) => {
    if (!place) return undefined;
    return whole ? movesOfWhole(whole, data?.[KINDS[place]], place, to) : movesOf(membres, place, to);
  };
}
