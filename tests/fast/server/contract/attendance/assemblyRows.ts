import { randomUUID } from 'node:crypto';
import { type JsonAnswer, type SignedInServer, TODAY } from '../../signedInServer';
import { attendanceOn, tick } from './sheetRows';

export const RULES = {
  age_min: 18,
  anciennete_mois: null,
  pouvoirs_max: 2,
  quorum_part: '2/3',
  quorum_nombre: null,
  lien_pouvoirs: false,
} as const;

/** A proxy as a device sends it. `ago`: milliseconds before now. */
export const proxy = (
  mandant_id: number,
  porteur_id: number | null,
  { ago = 0, cle = randomUUID() as string } = {},
) => ({
  ...{ cle, mandant_id, porteur_id, decalage: 0 },
  appareil_le: new Date(Date.now() - ago).toISOString(),
});

export { tick };

/** The calls of assemblies on a server, and rows for them. */
export function assembliesOn(server: SignedInServer) {
  const at = attendanceOn(server);
  const set = (id: number, rules: object = {}, jour = TODAY): Promise<JsonAnswer> =>
    server.call('PUT', `/api/events/${id}/assemblee/`, { jour, ...RULES, updated_at: null, ...rules });
  return {
    ...at,
    set,
    read: (id: number, jour = TODAY): Promise<JsonAnswer> =>
      server.call('GET', `/api/events/${id}/assemblee/?jour=${jour}`),
    end: (id: number, jour = TODAY): Promise<JsonAnswer> =>
      server.call('DELETE', `/api/events/${id}/assemblee/?jour=${jour}`),
    close: (id: number, jour = TODAY): Promise<JsonAnswer> =>
      server.call('PUT', `/api/events/${id}/assemblee/cloture/`, { jour }),
    reopen: (id: number, jour = TODAY): Promise<JsonAnswer> =>
      server.call('DELETE', `/api/events/${id}/assemblee/cloture/?jour=${jour}`),
    async assembly(rules: object = {}, fields: object = {}): Promise<number> {
      const id = await at.event(fields);
      await set(id, rules);
      return id;
    },
    give: (
      id: number,
      pouvoirs: readonly object[],
      { pointages = [] as readonly object[], appareil = 'un', jour = TODAY } = {},
    ): Promise<JsonAnswer> =>
      server.call('POST', `/api/events/${id}/presences/`, { jour, appareil, pointages, pouvoirs }),
    /** A member who votes unless told otherwise. */
    voter: (fields: object = {}): Promise<number> => server.add({ date_naissance: '1980-05-01', ...fields }),
  };
}
