import { ApiError, type Failure } from '../../../src/api/errors.ts';
import type { SaveCalls } from '../../../src/areas/events/form/saveCalls.ts';
import type { Speaker } from '../../../src/areas/events/speakers/speaker.ts';
import type { AffectationDraft, EvenementDraft } from '../../../src/domain/evenement.ts';

/*
 * What a save speaks to, in memory: it stores, it can be told to refuse a call, or to do it and never answer.
 */

type Name = keyof SaveCalls;
interface Fault {
  failure: Failure;
  /** The work is done all the same. */
  isDone: boolean;
}

export const SERVER: Failure = { kind: 'server', status: 500, message: 'Base indisponible' };
export const TIMEOUT: Failure = { kind: 'timeout', status: 0 };
export const OFFLINE: Failure = { kind: 'offline', status: 0 };
export const REFUSED: Failure = { kind: 'invalid', status: 422, message: 'Refusé', fields: {} };
export const MISSING: Failure = { kind: 'notFound', status: 404, message: 'Ressource non trouvée' };
export const EXPIRED: Failure = { kind: 'unauthenticated', status: 401 };

export function fakeBackEnd() {
  const events = new Map<number, EvenementDraft>();
  const speakers = new Map<number, string>();
  const assignments: AffectationDraft[] = [];
  const members = new Map<number, [prenom: string, nom: string]>([
    [1, ['Ama', 'Koffi']],
    [2, ['Paul', 'Diallo']],
    [3, ['Zoé', 'Martin']],
  ]);
  const goneRoles = new Set<number>();
  const faults = new Map<Name, Fault[]>();
  const log: Name[] = [];
  let ids = 100;

  /** The next call of this name goes wrong; with `isDone` only its answer does. */
  const fail = (name: Name, failure: Failure, isDone = false) =>
    void faults.set(name, [...(faults.get(name) ?? []), { failure, isDone }]);

  async function does<T>(name: Name, work: () => T): Promise<T> {
    log.push(name);
    await Promise.resolve();
    const fault = faults.get(name)?.shift();
    if (!fault) return work();
    if (fault.isDone) work();
    throw new ApiError(fault.failure);
  }
  const refuseGone = (draft: AffectationDraft) => {
    if (goneRoles.has(draft.role_intervenant)) throw new ApiError(REFUSED);
  };
  const put = <T>(map: Map<number, T>, value: T) => {
    map.set(++ids, value);
    return ids;
  };
  const calls: SaveCalls = {
    createEvent: (draft) => does('createEvent', () => put(events, draft)),
    isOvertaken: async () => false,
    updateEvent: (id, draft) => does('updateEvent', () => void events.set(id, draft)),
    findEvent: (draft) =>
      does('findEvent', () => [...events].find(([, one]) => one.nom_evenement === draft.nom_evenement)?.[0]),
    member: (id) =>
      does('member', () => {
        const member = members.get(id);
        if (!member) throw new ApiError(MISSING);
        const [prenom, nom] = member;
        return { identity: { prenom, nom }, contact: { member_email: `${prenom}@exemple.fr` } };
      }),
    findSpeaker: ({ prenom, nom }) =>
      does('findSpeaker', () => [...speakers].find(([, name]) => name === `${prenom} ${nom}`)?.[0]),
    createSpeaker: ({ prenom, nom }) => does('createSpeaker', () => put(speakers, `${prenom} ${nom}`)),
    isEventGone: (id) => does('isEventGone', () => !events.has(id)),
    assign: (draft) =>
      does('assign', () => {
        if (!events.has(draft.evenement)) throw new ApiError(MISSING);
        refuseGone(draft);
        assignments.push(draft);
      }),
    isAssigned: (draft) =>
      does('isAssigned', () => assignments.some((one) => JSON.stringify(one) === JSON.stringify(draft))),
    synchronize: (id, drafts) =>
      does('synchronize', () => {
        for (const draft of drafts) refuseGone(draft);
        const others = assignments.filter(({ evenement }) => evenement !== id);
        assignments.splice(0, assignments.length, ...others, ...drafts);
      }),
    isRoleGone: (id) => does('isRoleGone', () => goneRoles.has(id)),
  };
  /** «Ama Koffi/5»: who is assigned, in which role. */
  const assigned = () =>
    assignments.map(
      ({ intervenant, role_intervenant }) => `${speakers.get(intervenant)}/${role_intervenant}`,
    );
  return { calls, fail, log, events, speakers, members, goneRoles, assignments, assigned };
}

export const member = (id: number, role = 5): Speaker => ({
  key: `${id}-${role}`,
  name: `Membre ${id}`,
  role: { id: role, libelle: `Rôle ${role}` },
  source: { membre: id },
});

export const assigned = (intervenant: number | undefined, role: number | undefined): Speaker => ({
  key: `a${intervenant}-${role}`,
  name: 'Koffi Ama',
  role: role === undefined ? undefined : { id: role, libelle: `Rôle ${role}` },
  source: {
    intervenant,
    identity: { prenom: 'Ama', nom: 'Koffi' },
    contact: { member_email: 'ama@exemple.fr' },
  },
});

export const draft: EvenementDraft = {
  nom_evenement: 'Fête',
  date: '2026-12-31T23:30:00',
  heure_debut: '23:30',
  is_recurrent: false,
};
