import { useEffect, useState } from 'react';
import { membres as endpoints } from '../../../../api/endpoints/membres';
import { useClient } from '../../../../api/useApi';
import type { ActedMember, Place } from '../../../../people/moves/moves';

/** Members that are read one by one; of more it is only said that their place is not known. */
const READ_MAX = 25;

/** The members, with those read from the server whose present place the browser doesn't know. */
export function useKnownMembers(membres: readonly ActedMember[], place: Place | undefined) {
  const client = useClient();
  const [read, setRead] = useState(membres);
  useEffect(() => {
    const unknown = membres.filter(({ known }) => place && known?.[place] === undefined);
    if (unknown.length === 0 || unknown.length > READ_MAX) return;
    const controller = new AbortController();
    const readOne = async (membre: ActedMember): Promise<ActedMember> => {
      if (!unknown.includes(membre)) return membre;
      const known = await client.call(
        endpoints.withRelations,
        { id: membre.id },
        { signal: controller.signal },
      );
      // A record without the key says that there is none.
      return { ...membre, known: { groupe_actuel: null, departement_actuel: null, ...known } };
    };
    // Without an answer they stay unknown, which the dialog says.
    Promise.all(membres.map(readOne)).then(setRead, () => {});
    return () => controller.abort();
  }, [client, membres, place]);
  return read;
}
