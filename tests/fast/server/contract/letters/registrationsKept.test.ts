import { describe, expect, it } from 'vitest';
import type { News } from '../../../../../demo/server/contract/registrations/letters';
import { dataOf } from '../../ask';
import { registrationServer } from '../registrations/registrationServer';
import { FILE } from './letterOf';
import { expected, FACTS, HOMONYM, OPENINGS, registrationLetters, SPRING } from './registrationLetters';

const home = registrationServer();
const { registered, be, letter } = registrationLetters(home);

describe('The letter about a registration that was there', () => {
  it('names what was kept, and from when, where something else was sent since [Q14]', async () => {
    const form = dataOf<{ id: number; champs: { id: number }[] }>(
      await home.call('POST', '/api/formulaires/', {
        ...{ nom_du_formulaire: 'Questions', description: '', form_extend: false, form_static: false },
        champs: ['Repas', 'Allergies'].map((nom_du_champ) => ({
          nom_du_champ,
          type_de_champ: 'text',
          is_required: true,
        })),
      }),
    );
    const one = await registered();
    await be(one, ['inscrit']);
    const answers = Object.fromEntries(form.champs.map(({ id }) => [id, 'secret']));
    const rows = [
      [
        {},
        `
        Vous étiez déjà sur la liste~: votre inscription du 1er mars 2099 à 9~h~30 a été gardée telle quelle. Ce que vous venez d’envoyer n’a pas été repris.
        Cette inscription a été gardée sans réponse ni téléphone.`,
      ],
      [
        { telephone: '0612345678' },
        `
        Vous étiez déjà sur la liste~: votre inscription du 1er mars 2099 à 9~h~30 a été gardée telle quelle. Ce que vous venez d’envoyer n’a pas été repris.
        Gardé~: votre téléphone.`,
      ],
      [
        { valeurs: JSON.stringify(answers), reponses_le: '2099-03-10T12:00:00Z' },
        `
        Vous étiez déjà sur la liste~: vos réponses du 10 mars 2099 à 13~h ont été gardées. Celles que vous venez d’envoyer n’ont pas été reprises.
        Gardé~: «~Repas~», «~Allergies~», votre téléphone.`,
      ],
    ] as const;
    for (const [columns, opening] of rows) {
      await home.server.db
        .updateTable('inscriptions')
        .set({ renvoye_le: '2099-03-14T09:00:00Z', ...columns } as object)
        .where('id', '=', one.registration)
        .execute();
      expect(await letter(one, 'deja')).toBe(
        expected('Inscription déjà reçue', `${opening.trim()}\n${HOMONYM}`, {
          ...{ lines: '- Awa~: une place', file: FILE.PUBLISH },
        }),
      );
    }
  });
});

describe('The letter about a registration for an event that gives no place any more', () => {
  const OFFER_OVER = 'La place qui vous était gardée n’a pas été prise à temps.';
  /** Nothing that says that a person comes, or asks whether they do, is written then. */
  const SILENT: News[] = ['recu', 'place', 'accepte', 'deja'];
  const rows = [
    { what: 'cancelled', first: 'Cet événement est annulé.', now: SPRING },
    { what: 'begun', first: 'Cet événement a déjà commencé.', now: '2099-11-21T10:00:00Z' },
    { what: 'over', first: 'Cet événement a déjà eu lieu.', now: '2099-11-22T09:00:00Z' },
    { what: 'a series that is over', first: 'Cet événement n’a plus de date à venir.', now: SPRING },
  ];
  for (const { what, first, now } of rows)
    it(`says that first, has no link and asks for nothing: ${what} [Q14]`, async () => {
      const isSeries = what.startsWith('a series');
      const series = {
        ...{ is_recurrent: true, recurence_data: { frequency: 'weekly' } },
        serie: { fois: 1 },
      };
      const one = await registered({}, isSeries ? series : {});
      if (what === 'cancelled') await home.call('POST', `/api/events/${one.event}/cancel/`, {});
      if (isSeries) await home.call('POST', `/api/events/${one.event}/cancel/`, { jour: '2099-11-21' });
      const facts = isSeries ? FACTS.replace('samedi', 'à partir du samedi') : FACTS;
      await be(one, ['inscrit', 'attente']);
      for (const news of SILENT) expect.soft(await letter(one, news, { now })).toBeUndefined();
      const opened = (opening: string) => `${first}\n\n${opening}`;
      const told = async (news: News, people = 1) => letter(one, news, { now, people });
      expect(await told('refuse')).toBe(
        expected('Réponse à votre demande', opened(OPENINGS.refuse.part ?? ''), { facts }),
      );
      expect(await told('retire')).toBe(
        expected('Inscription modifiée', opened(OPENINGS.retire.part ?? ''), { facts }),
      );
      expect(await told('delai')).toBe(expected('Place non confirmée', opened(OFFER_OVER), { facts }));
      expect(await told('delai', 2)).toBe(
        expected(
          'Place non confirmée',
          opened('Les 2 places qui vous étaient gardées n’ont pas été prises à temps.'),
          { facts },
        ),
      );
      await be(one, []);
      expect(await told('refuse')).toBe(
        expected('Réponse à votre demande', opened(OPENINGS.refuse.all), { facts }),
      );
      expect(await told('retire')).toBe(
        expected('Inscription annulée', opened(OPENINGS.retire.all), { facts, file: FILE.CANCEL }),
      );
    });
});
