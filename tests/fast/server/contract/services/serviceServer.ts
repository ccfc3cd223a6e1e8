/** People who serve at events, for the tests of services. */
import type { EventServices, ServiceDate } from '../../../../../src/domain/events/staffing';
import { dataOf } from '../../ask';
import type { RegistrationServer } from '../registrations/registrationServer';

export const WEEKLY = { is_recurrent: true, recurence_data: { frequency: 'weekly' } };

export interface Person {
  email?: string | undefined;
  prenom?: string;
  nom?: string;
}

/** Calls of one server, with the names that tests read. */
export const servicesOf = (home: RegistrationServer) => {
  let made = 0;
  const post = async (path: string, body: object) =>
    dataOf<{ id: number }>(await home.call('POST', path, body));
  const role = (libelle = `Rôle ${++made}`) => post('/api/roles-intervenants/', { libelle });
  const member = ({ email, prenom = 'Awa', nom = `Diop ${++made}` }: Person = {}) =>
    post('/api/membres/', { prenom, nom, genre: 'feminin', ...(email && { email }) });
  const assign = (id: number, speaker: number, roleId: number, member_email?: string) =>
    home.call('POST', `/api/events/${id}/assignments/`, {
      ...{ evenement: id, intervenant: speaker, role_intervenant: roleId, donnees: { member_email } },
    });
  return {
    role,
    member,
    assign,
    /** A guest speaker with an address, at the event. @returns the speaker's id */
    async guest(id: number, roleId: number, { email, prenom = 'Awa', nom = `Diop ${++made}` }: Person = {}) {
      const speaker = await post('/api/intervenants/', { prenom, nom });
      await assign(id, speaker.id, roleId, email);
      return speaker.id;
    },
    /** A member as a speaker at the event. @returns the speaker's id */
    async serving(id: number, roleId: number, membre_id: number) {
      const speaker = await post('/api/intervenants/', { prenom: 'Awa', nom: `Diop ${++made}`, membre_id });
      await assign(id, speaker.id, roleId);
      return speaker.id;
    },
    ask: (id: number, jour: string) => home.call('POST', `/api/events/${id}/services/demandes/`, { jour }),
    note: (id: number, body: object) => home.call('PUT', `/api/events/${id}/services/`, body),
    need: (id: number, roles: object[], avant?: object[]) =>
      home.call('PUT', `/api/events/${id}/roles-attendus/`, { roles, avant }),
    of: async (id: number, jour: string) =>
      dataOf<EventServices>(await home.call('GET', `/api/events/${id}/services/?jour=${jour}`)),
    weeks: async (weeks = 4) =>
      dataOf<{ du: string; au: string; dates: ServiceDate[]; reste: number }>(
        await home.call('GET', `/api/services/?semaines=${weeks}`),
      ),
    absent: (id: number, du: string, au: string, note = '') =>
      post(`/api/membres/${id}/absences/`, { du, au, note }),
  };
};
