/** Letters about registrations of one server, and the words of which they are made. */
import { type News, registrationMail } from '../../../../../demo/server/contract/registrations/letters';
import { settingsOf } from '../../../../../demo/server/contract/registrations/settings';
import type { AttendeeState } from '../../../../../src/domain/registrations/registrationState';
import { present } from '../../../../support/present';
import { written } from '../../guard/mail/letters/whole';
import { type RegistrationServer, ZONE } from '../registrations/registrationServer';
import { letterOf } from './letterOf';

const NAMES = ['Awa', 'Moussa', 'Nora', 'Léa'];
export const SPRING = '2099-03-15T09:00:00Z';
const sender = (now: string) => ({
  publicUrl: () => 'https://eglise.exemple',
  mailFrom: 'Église <bureau@eglise.exemple>',
  zone: ZONE,
  now: () => Date.parse(now),
});

export interface Registered {
  event: number;
  name: string;
  registration: number;
}

export function registrationLetters(home: RegistrationServer) {
  /** Four people of one registration to an event on 21 November 2099 at 10:00. */
  async function registered(settings: object = {}, event: object = {}, names = NAMES): Promise<Registered> {
    const { id, identifiant, name } = await home.event(settings, event);
    await home.register(identifiant, `camp${id}@exemple.fr`, names);
    const { id: registration } = await home.server.db
      .updateTable('inscriptions')
      .set({ created_at: '2099-03-01T08:30:00Z' })
      .where('evenement_id', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { event: id, name, registration };
  }

  /** Gives the first people these states; the others are no longer on the list. */
  async function be({ registration }: Registered, states: readonly AttendeeState[]): Promise<void> {
    const { db } = home.server;
    const rows = db
      .selectFrom('inscrits')
      .select('id')
      .where('inscription_id', '=', registration)
      .orderBy('id');
    for (const [at, { id }] of (await rows.execute()).entries()) {
      const etat = states[at] ?? 'retire';
      const offert_jusqu_au = etat === 'offert' ? '2099-03-21T17:05:00Z' : null;
      await db.updateTable('inscrits').set({ etat, offert_jusqu_au }).where('id', '=', id).execute();
    }
  }

  /** The whole letter of some news; undefined where none is written. */
  async function letter(
    { event, name, registration }: Registered,
    news: News,
    { now = SPRING, people = 1 } = {},
  ) {
    const { db } = home.server;
    const settings = present(await settingsOf(db, event), 'settings');
    const mail = await registrationMail(db, settings, { registration, news, people }, sender(now));
    return mail && letterOf(mail, name);
  }

  return { registered, be, letter };
}

export const HOMONYM =
  'S’il s’agit d’une autre personne de ce nom, ajoutez-la par ce lien, par exemple avec «~fils~» ou un second prénom.';

/** How each letter begins: where nobody else is on the list, and what it says where others are, or wait for agreement. */
export const OPENINGS: Record<News, { all: string; part?: string; undecided?: string }> = {
  recu: {
    all: 'Votre inscription est confirmée.',
    undecided: 'Votre demande est bien arrivée.\nVous recevrez une réponse par e-mail.',
  },
  place: { all: 'Une place s’est libérée~: l’inscription est confirmée.' },
  accepte: {
    all: 'Votre inscription est acceptée.',
    undecided: 'Votre inscription est acceptée en partie.',
  },
  refuse: {
    all: 'Votre inscription n’a pas pu être acceptée.',
    part: 'Votre inscription n’a pas pu être acceptée en entier.',
  },
  retire: {
    all: 'C’est noté~: votre inscription est annulée.',
    part: 'C’est noté~: votre inscription est modifiée.',
  },
  delai: { all: 'Faute de réponse à temps, la place gardée pour vous revient à la personne suivante.' },
  deja: { all: `Vous étiez déjà sur la liste~: rien n’a changé.\n${HOMONYM}` },
};

const WILL_TELL = 'Si une place se libère, vous recevrez un e-mail.';
/** How a receipt begins where people wait, by their number and that of all. */
const WAITING: Record<string, string> = {
  '1 of 1': `Vous êtes sur la liste d’attente.\n${WILL_TELL}`,
  '2 of 2': `Vous êtes sur la liste d’attente.\n${WILL_TELL}`,
  '1 of 4': `Awa est sur la liste d’attente.\n${WILL_TELL}`,
};

/** How a letter begins to people in these states. */
export function openingOf(news: News, people: readonly AttendeeState[]): string {
  const waiting = people.filter((state) => state === 'attente').length;
  if (news === 'recu' && waiting > 0) return present(WAITING[`${waiting} of ${people.length}`], 'opening');
  const { all, part = all, undecided = part } = OPENINGS[news];
  if (people.includes('demande')) return undecided;
  return people.length > 0 ? part : all;
}

/** What the subject says besides the event. */
export function subjectOf(news: News, people: readonly AttendeeState[]): string {
  if (news === 'recu' && people.includes('attente')) return 'Liste d’attente';
  if (news === 'recu' && people.includes('demande')) return 'Demande reçue';
  if (news === 'retire') return people.length > 0 ? 'Inscription modifiée' : 'Inscription annulée';
  const others = {
    refuse: 'Réponse à votre demande',
    delai: 'Place non confirmée',
    deja: 'Inscription déjà reçue',
  };
  return news in others ? others[news as keyof typeof others] : 'Inscription confirmée';
}

export const FACTS = `
  Camp
  samedi 21 novembre 2099, de 10~h à 11~h~30 (heure de Paris)
  Lieu~: Temple`;
export const LINK = 'Voir ou changer l’inscription~:\n{lien}';
export const CHANGE = `${LINK}\n\nPossible jusqu’au 21 novembre 2099 à 10~h.`;

/** A whole letter, of what differs in it. */
export const expected = (
  subject: string,
  opening: string,
  { lines = '', change = CHANGE, file = '', facts = FACTS, hello = 'Bonjour Awa,' } = {},
) =>
  written(`
    ${subject}~: Camp

    ${hello}

    ${opening}
    ${facts}${lines && `\n\n${lines}\n\n${change}`}${file && `\n\n${file}`}`);
