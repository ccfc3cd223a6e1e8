import { useEffect, useRef, useState } from 'react';
import { memberCalls } from '../../api/endpoints/members';
import { isAbort } from '../../api/errors';
import { useClient } from '../../api/useApi';
import type { ActedMember, KnownMember } from '../moves';
import type { Option } from '../picker/useChoice';

/** Members that are read one by one; of more it is only said that their place is not known. */
const READ_MAX = 25;

type Known = ReadonlyMap<number, KnownMember>;

/** The chosen people with their present group and department, each read once; unknown until its answer is there. */
export function useChosenMembers(chosen: readonly Option[]): readonly ActedMember[] {
  const client = useClient();
  const [known, setKnown] = useState<Known>(new Map());
  const asked = useRef(new Set<number>());
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    const { current } = asked;
    leaving.current = controller;
    return () => {
      controller.abort();
      current.clear();
    };
  }, []);
  useEffect(() => {
    const signal = leaving.current?.signal;
    for (const { id } of chosen) {
      if (asked.current.has(id) || asked.current.size >= READ_MAX) continue;
      asked.current.add(id);
      client.call(memberCalls.withRelations, { id }, { signal }).then(
        (read) =>
          // A record without the key says that there is none.
          setKnown((before) =>
            new Map(before).set(id, { groupe_actuel: null, departement_actuel: null, ...read }),
          ),
        // Without an answer it stays unknown, which the dialog says, and a later choice asks again.
        (error: unknown) => void (isAbort(error) || asked.current.delete(id)),
      );
    }
  }, [client, chosen]);
  return chosen.map(({ id, label }) => ({ id, label, known: known.get(id) }));
}
