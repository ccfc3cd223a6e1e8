import type { Sheet } from '../../../../src/domain/attendance/sheet.ts';
import { makeEvent, makeMember, onServer } from '../../../support/serverRows.ts';
import { storedSheet, TODAY } from './sheetOn.ts';

interface Voter {
  id: number;
  name: string;
  spoken: string;
}

/** An assembly of today, with voters of an age that nobody else has. */
export async function assemblyOf(count: number, rules: object = {}) {
  const event = await makeEvent(TODAY, { heure_debut: '10:00' });
  const voters: Voter[] = [];
  for (let at = 0; at < count; at++) {
    const { id, nom, prenom } = await makeMember({ date_naissance: '1921-03-04' });
    voters.push({ id, name: `${nom} ${prenom}`, spoken: `${prenom} ${nom}` });
  }
  await onServer('PUT', `/api/events/${event.id}/assemblee/`, {
    ...{ jour: TODAY, age_min: 99, anciennete_mois: null, pouvoirs_max: 2, lien_pouvoirs: false },
    ...{ quorum_part: '1/2', quorum_nombre: null, updated_at: null, ...rules },
  });
  return { event, voters: voters as [Voter, Voter, Voter, Voter] };
}

let given = 0;

/** Gives a proxy as another device. */
export const giveElsewhere = (event: number, giver: number, holder: number | null) =>
  onServer('POST', `/api/events/${event}/presences/`, {
    ...{ jour: TODAY, appareil: 'autre', pointages: [] },
    pouvoirs: [
      {
        ...{ cle: `pouvoir ${Date.now()} ${++given}`, mandant_id: giver, porteur_id: holder },
        ...{ appareil_le: new Date().toISOString(), decalage: 0 },
      },
    ],
  });

/** The proxies that stand. */
export const storedProxies = async (event: number): Promise<NonNullable<Sheet['pouvoirs']>> =>
  ((await storedSheet(event)).pouvoirs ?? []).filter(({ repris }) => !repris);
