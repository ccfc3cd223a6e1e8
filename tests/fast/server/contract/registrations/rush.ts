import { expect } from 'vitest';
import { ask, dataOf } from '../../ask';
import type { RegistrationServer } from './registrationServer';

/** Registers twice as many people at once as an event has places. */
export async function rush(home: RegistrationServer, places: number): Promise<void> {
  const { id, identifiant } = await home.event({ places });
  const { tampon } = dataOf<{ tampon: string }>(await ask(home.server, `/api/inscriptions/${identifiant}/`));
  home.at += 5000;
  const all = await Promise.all(
    Array.from({ length: 2 * places }, (_, at) =>
      home.send(
        identifiant,
        { tampon, email: `p${at}@exemple.fr`, personnes: [{ prenom: 'Awa', nom: `N${at}` }] },
        `10.0.${Math.floor(at / 100)}.${at % 100}`,
      ),
    ),
  );
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
  const people = await home.people(id);
  const inside = people.filter(({ etat }) => etat === 'inscrit');
  const waiting = people.filter(({ etat }) => etat === 'attente');
  expect([inside.length, waiting.length]).toEqual([places, places]);
  expect(waiting.map(({ place }) => place)).toEqual(Array.from({ length: places }, (_, at) => at + 1));
  // The order is that in which they came.
  const ids = waiting.map((one) => one.id);
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
}
