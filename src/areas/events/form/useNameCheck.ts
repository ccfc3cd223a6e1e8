import { useEffect, useState, useSyncExternalStore } from 'react';
import { evenements } from '../../../api/endpoints/evenements';
import { useClient } from '../../../api/useApi';
import { NameCheck, type NameState } from './NameCheck';

const OFF: NameState = { status: 'idle', name: '' };

/** Checks the typed name of the event. While `isOn` is false, every name is accepted. */
export function useNameCheck(isOn: boolean): { state: NameState; type(text: string): void } {
  const client = useClient();
  const [check] = useState(
    () =>
      new NameCheck((nom_evenement, signal) =>
        client.call(evenements.checkName, { nom_evenement }, { signal }).then(({ exists }) => exists),
      ),
  );
  const state = useSyncExternalStore(check.subscribe, check.get, check.get);
  useEffect(() => {
    if (isOn) return () => check.stop();
  }, [check, isOn]);
  return {
    state: isOn ? state : OFF,
    type: (text) => {
      if (isOn) check.type(text);
    },
  };
}
