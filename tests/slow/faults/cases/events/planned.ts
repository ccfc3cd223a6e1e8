/* Events of the days to come, created for a case. */
import { isoDay } from '../../../../../src/texts/formats.ts';
import { fresh } from '../../support/site.ts';
import type { Tab } from '../../support/Tab.ts';

export const WEEKLY = { is_recurrent: true, recurence_data: { frequency: 'weekly' } };

export function inDays(count: number): string {
  const date = new Date();
  date.setDate(date.getDate() + count);
  return isoDay(date);
}

/** Creates an event of the next days with the fields that the case needs. */
export async function createPlanned(tab: Tab, more: object = {}): Promise<{ id: number; name: string }> {
  const name = fresh('Rencontre');
  const { id } = await tab.site.ask<{ id: number }>('POST', '/api/events/', {
    ...{ nom_evenement: name, lieu: 'Temple', date: `${inDays(3)}T10:00:00`, heure_debut: '10:00' },
    ...{ is_recurrent: false, ...more },
  });
  return { id, name };
}

/** Assigns a person of their own, with an address, to an event; gives the role's name. */
export async function assignSpeaker(tab: Tab, event: number, member?: number): Promise<string> {
  const { ask } = tab.site;
  const libelle = fresh('Service');
  const role = await ask<{ id: number }>('POST', '/api/roles-intervenants/', { libelle });
  const names = { prenom: 'Awa', nom: fresh('Servante'), ...(member && { membre_id: member }) };
  const speaker = await ask<{ id: number }>('POST', '/api/intervenants/', names);
  await ask('POST', `/api/events/${event}/assignments/`, {
    ...{ evenement: event, intervenant: speaker.id, role_intervenant: role.id },
    donnees: { member_email: `${fresh('awa').replace(' ', '')}@exemple.fr` },
  });
  return libelle;
}
