import { randomUUID } from 'node:crypto';
import type { AttendanceState } from '../../../../../src/domain/attendance/tick';
import { type JsonAnswer, type SignedInServer, TODAY } from '../../signedInServer';

/** A tick as a device sends it. `ago`: milliseconds before now, by its own clock. */
export const tick = (
  personne_id: number,
  etat: AttendanceState | null,
  { ago = 0, decalage = 0, cle = randomUUID() as string } = {},
) => ({ cle, personne_id, etat, appareil_le: new Date(Date.now() - ago).toISOString(), decalage });

type Drafts = readonly ReturnType<typeof tick>[];

let made = 0;

/** The calls of attendance on a server, and rows for them. */
export const attendanceOn = (server: SignedInServer) => ({
  async event(fields: object = {}): Promise<number> {
    const draft = {
      nom_evenement: `Culte ${++made}`,
      date: `${TODAY}T10:00:00`,
      is_recurrent: false,
      ...fields,
    };
    return (await server.call('POST', '/api/events/', draft)).data.id;
  },
  sheet: (id: number, jour = TODAY): Promise<JsonAnswer> =>
    server.call('GET', `/api/events/${id}/presences/?jour=${jour}`),
  changes: (id: number, depuis: number, jour = TODAY): Promise<JsonAnswer> =>
    server.call('GET', `/api/events/${id}/presences/changements/?jour=${jour}&depuis=${depuis}`),
  send: (
    id: number,
    pointages: Drafts,
    { appareil = 'un', jour = TODAY, comptes = undefined as object | undefined } = {},
  ) =>
    server.call('POST', `/api/events/${id}/presences/`, {
      jour,
      appareil,
      pointages,
      comptes,
    }) as Promise<JsonAnswer>,
  expect: (id: number, choice: object, jour = TODAY): Promise<JsonAnswer> =>
    server.call('PUT', `/api/events/${id}/presences/attendus/`, {
      jour,
      groupes: [],
      departements: [],
      ...choice,
    }),
  report: (id: number, jour = ''): Promise<JsonAnswer> =>
    server.call('GET', `/api/events/${id}/presences/bilan/${jour && `?jour=${jour}`}`),
  async inGroup(groupe_id: number, fields: object = {}): Promise<number> {
    const id = await server.add(fields);
    await server.call('PATCH', `/api/membres/${id}/group/`, { groupe_id });
    return id;
  },
  async group(): Promise<number> {
    return (
      await server.call('POST', '/api/groupes/', { nom: `Groupe ${++made}`, description: '', color: '1' })
    ).data.id;
  },
});
