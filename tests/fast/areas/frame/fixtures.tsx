import { useState } from 'react';
import type { Client } from '../../../../src/api/client.ts';
import { statisticsCalls } from '../../../../src/api/endpoints/statistics.ts';
import { useClient } from '../../../../src/api/useApi.ts';
import { type AnyArea, defineArea } from '../../../../src/areas/area.ts';
import { Dialog } from '../../../../src/ui/dialog/Dialog.tsx';
import { awa, fakeBackend, luc } from '../../../support/fakeBackend.ts';

/* A back end where two users sign in and out, and an area with everything that a session must keep. */

type Options = NonNullable<Parameters<typeof fakeBackend>[1]>;

/** Every question has the same answer. The journeys show that the real server behaves the same with its sessions. */
export const accountsBackend = (options: Options = {}) =>
  fakeBackend(
    { '*': { data: { groups: 1, departments: 2, users: 3, members: 4 } } },
    { accounts: [awa, luc], ...options },
  );

let crashes = false;
export const setCrashing = (value: boolean) => {
  crashes = value;
};

/** A screen with a field, a dialog with another field, and a call. */
function Screen() {
  const client: Client = useClient();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  if (crashes) throw new Error('broken screen');
  return (
    <div>
      <h1>Fiche</h1>
      <label>
        Note <input value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <button type="button" onClick={() => void client.call(statisticsCalls.dashboard, {}).catch(() => {})}>
        Charger
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Saisie">
        <label>
          Détail <input />
        </label>
        <button type="button" onClick={() => void client.call(statisticsCalls.dashboard, {}).catch(() => {})}>
          Enregistrer
        </button>
      </Dialog>
    </div>
  );
}

let areas = 0;

/** A new area whose code loads when `load` resolves. */
export function probeArea(load: () => Promise<void> = () => Promise.resolve()): AnyArea {
  areas += 1;
  return defineArea({
    name: `probe${areas}`,
    title: 'Fiche',
    attributes: {},
    routes: { home: '/fiche' },
    load: () => load().then(() => ({ default: Screen })),
  });
}
