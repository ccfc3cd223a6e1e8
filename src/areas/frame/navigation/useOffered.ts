import { isAllowed } from '../../../domain/rights';
import { useSession } from '../../../session/useSession';
import type { AnyArea } from '../../area';

/** The areas that the back end serves: those of the specification, and what it announced. */
export function useServed(areas: readonly AnyArea[]): readonly AnyArea[] {
  const { capabilities } = useSession().state;
  return areas.filter(({ needs }) => needs === undefined || capabilities.has(needs));
}

/** The areas that the user may open, for links and tiles. */
export function useOffered(areas: readonly AnyArea[]): readonly AnyArea[] {
  const { user } = useSession().state;
  const served = useServed(areas);
  return served.filter(({ subject }) => !subject || isAllowed(user?.droits, `${subject}.lire`));
}
