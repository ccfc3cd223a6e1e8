import { describe, expect, it } from 'vitest';
import { offerMail } from '../../../../../demo/server/contract/registrations/letters';
import { settingsOf } from '../../../../../demo/server/contract/registrations/settings';
import { present } from '../../../../support/present';
import { written } from '../../guard/mail/letters/whole';
import { registrationServer, ZONE } from '../registrations/registrationServer';
import { letterOf } from './letterOf';

const home = registrationServer();

/** The letter that offers the places of so many people until 21 March 2099 at 18:05, as it is written on the 15th. */
async function offered(count: number, event: object = {}, now = '2099-03-15T09:00:00Z') {
  const { id, identifiant, name } = await home.event({}, event);
  await home.register(identifiant, `camp${id}@exemple.fr`, ['Awa', 'Moussa', 'Nora'].slice(0, count));
  const ids = (await home.people(id)).map((person) => person.id);
  const settings = present(await settingsOf(home.server.db, id), 'settings');
  const mail = await offerMail(
    home.server.db,
    settings,
    { ids, until: Date.parse('2099-03-21T17:05:00Z') },
    {
      ...{ publicUrl: () => 'https://eglise.exemple', mailFrom: 'bureau@eglise.exemple', zone: ZONE },
      now: () => Date.parse(now),
    },
  );
  return mail && letterOf(mail, name);
}

describe('The letter that offers places', () => {
  it('says to one person until when the place is kept [Q14]', async () => {
    expect(await offered(1)).toBe(
      written(`
        Une place pour Awa~: Camp

        Bonjour Awa,

        Une place s’est libérée pour Awa.
        Elle est gardée jusqu’au 21 mars 2099 à 18~h~05, puis proposée à la personne suivante.

        Camp
        samedi 21 novembre 2099, de 10~h à 11~h~30 (heure de Paris)
        Lieu~: Temple

        Accepter ou laisser la place~:
        {lien}`),
    );
  });

  it('says to a family that its places are kept together [Q14]', async () => {
    expect(await offered(3, { lieu: '' })).toBe(
      written(`
        3 places pour Awa, Moussa et Nora~: Camp

        Bonjour Awa,

        3 places se sont libérées pour Awa, Moussa et Nora.
        Elles sont gardées ensemble jusqu’au 21 mars 2099 à 18~h~05, puis proposées aux personnes suivantes.

        Camp
        samedi 21 novembre 2099, de 10~h à 11~h~30 (heure de Paris)

        Accepter ou laisser ces places~:
        {lien}`),
    );
  });

  it('names the next date of a series [Q14]', async () => {
    const weekly = { is_recurrent: true, recurence_data: { frequency: 'weekly' } };
    expect(await offered(1, weekly)).toBe(
      written(`
        Une place pour Awa~: Camp

        Bonjour Awa,

        Une place s’est libérée pour Awa.
        Elle est gardée jusqu’au 21 mars 2099 à 18~h~05, puis proposée à la personne suivante.

        Camp
        à partir du samedi 21 novembre 2099, de 10~h à 11~h~30 (heure de Paris)
        Lieu~: Temple
        Prochaine date~: samedi 21 novembre 2099, de 10~h à 11~h~30 (heure de Paris)

        Accepter ou laisser la place~:
        {lien}`),
    );
  });

  it('is not written once the event has begun [Q14]', async () => {
    expect(await offered(1, {}, '2099-11-21T09:01:00Z')).toBeUndefined();
  });
});
