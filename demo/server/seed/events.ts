/**
 * Makes sample events around a day: some on that day, with every frequency, more in the two weeks before and after it, a
 * few in every month of the year before and after, and series that began months ago. Most of their speakers are members.
 */
import { addDays, dayNumber, daysBetween, weekdayOf } from '../../../src/domain/calendar/dayNumbers';
import { FREQUENCIES } from '../../../src/domain/calendar/seriesRule';
import { nameKey, searchedBy } from '../store/search/eventSearchColumns';
import { searchColumns } from '../store/search/memberSearchColumns';
import { monthStartAfter } from '../time/days';
import type { SampleMember } from './members';
import type { Random } from './Random';

const SPEAKERS_MAX = 40;
const MONTHS = 12;
const FILLER_DAYS = 3650;

const roleLabels = ['Orateur', 'Modérateur', 'Conférencier', 'Musicien', 'Traducteur', 'Animateur'];
const moreRoleLabels = ['Lecteur', 'Présidence', 'Responsable technique', 'Témoin', 'Accueil', 'Formateur'];
const guests = [
  { prenom: 'Éloïse', nom: 'Quéméner' },
  { prenom: 'Jean', nom: 'Le Guen' },
  { prenom: 'Jean', nom: 'Le Guen' },
];
const places = ['Grande salle', 'Salle Béthel', 'Chapelle', 'Maison de quartier', 'Salle polyvalente'];
const morePlaces = ['Jardin', '12 rue des Écoles, Lyon', 'En ligne', 'Parc de la Tête d’Or, Lyon'];
const allPlaces = [...places, ...morePlaces];

/** The name of an event, and when it begins and ends. */
type Plan = readonly [name: string, from: string | null, to: string | null];

const plans: readonly Plan[] = [
  ['Soirée louange', '20:00', '22:00'],
  ['Atelier chant', '14:30', '17:00'],
  ['Conférence', '18:30', '20:30'],
  ['Repas fraternel', '12:00', '15:00'],
  ['Rencontre des familles', '10:00', '16:30'],
  ['Journée d’entraide', '09:00', '17:00'],
  ['Concert de la chorale', '20:30', '22:30'],
  ['Week-end des jeunes', '18:00', null],
  ['Formation des bénévoles', '09:30', '12:30'],
  ['Visite des aînés', null, null],
];
const recurring: readonly Plan[] = [
  ['Prière du matin', '06:30', '07:15'],
  ['Étude biblique', '19:00', '20:30'],
  ['Assemblée du mois', '10:00', '12:00'],
  ['Fête de la communauté', '11:00', '18:00'],
];
/** Series that began before today, with the days since then. None of them takes place today. */
const longStanding: readonly (readonly [plan: Plan, frequency: string, daysAgo: number])[] = [
  [['Répétition de la chorale', '19:30', '21:30'], 'weekly', 7 * 40 + 3],
  [['Distribution alimentaire', '14:00', '17:00'], 'weekly', 7 * 26 + 5],
];
const todays: readonly Plan[] = [
  ['Accueil des nouveaux', '09:00', '10:30'],
  ['Répétition générale', '19:30', '22:00'],
];
const MONTH_NAMES = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre';

interface SampleEvent {
  id: number;
  nom_evenement: string;
  lieu: string | null;
  date: string;
  heure_debut: string | null;
  heure_fin: string | null;
  is_recurrent: boolean;
  frequency: string | null;
  cle: string;
  recherche: string;
  created_at: string;
  updated_at: string;
}

interface SampleAssignment {
  evenement_id: number;
  intervenant_id: number;
  role_id: number;
  rang: number;
  member_email: string | null;
  member_telephone: string | null;
  member_profession: string | null;
}

interface SampleSpeaker {
  id: number;
  nom: string;
  prenom: string;
  membre_id: number | null;
  recherche: string;
  tri: string;
}

export const sampleRoles = [...roleLabels, ...moreRoleLabels].map((label, index) => ({
  id: index + 1,
  libelle: label,
  cle: nameKey(label),
}));

const monthName = (day: string): string =>
  `${MONTH_NAMES.split(' ')[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

const lastSundayOfMarch = (year: string): string => {
  const last = `${year}-03-31`;
  return addDays(last, -(weekdayOf(dayNumber(last)) % 7));
};

export class EventMaker {
  readonly events: SampleEvent[] = [];
  readonly speakers: SampleSpeaker[];
  readonly assignments: SampleAssignment[] = [];
  private readonly contacts: Map<number, SampleMember>;

  constructor(
    private readonly random: Random,
    private readonly today: string,
    members: readonly SampleMember[],
    count = 0,
  ) {
    const adults = members.filter(({ profession, email }) => profession && email).slice(0, SPEAKERS_MAX);
    this.contacts = new Map(adults.map((member) => [member.id, member]));
    const people = [...adults.map(({ id, nom, prenom }) => ({ nom, prenom, membre_id: id })), ...guests];
    this.speakers = people.map((person, index) => ({
      id: index + 1,
      membre_id: null,
      ...person,
      ...searchColumns(person),
    }));
    this.addToday();
    this.addFortnights();
    this.monthStartAfter();
    this.addNights();
    for (const [plan, frequency, daysAgo] of longStanding)
      this.add(plan, addDays(today, -daysAgo), frequency);
    while (this.events.length < count) this.addFiller();
  }

  private addToday(): void {
    for (const [name, from, to] of todays) this.add([name, from, to], this.today);
    for (const [index, plan] of recurring.entries()) this.add(plan, this.today, FREQUENCIES[index]);
  }

  private addFortnights(): void {
    for (const back of [-13, -9, -6, -3, -1, 1, 2, 5, 8, 12]) {
      const day = addDays(this.today, back);
      const [name, from, to] = plans[(back + 20) % plans.length]!;
      this.add([`${name} du ${Number(day.slice(8))} ${monthName(day)}`, from, to], day);
    }
  }

  /** Adds four events a month. */
  private monthStartAfter(): void {
    const { random } = this;
    for (let away = -MONTHS; away <= MONTHS; away++) {
      const month = monthStartAfter(this.today, away);
      const days = daysBetween(month, monthStartAfter(month, 1));
      const turn = away + MONTHS;
      const inMonth = ([name, from, to]: Plan) =>
        this.add([`${name}, ${monthName(month)}`, from, to], addDays(month, random.whole(0, days - 1)));
      for (const step of [0, 3, 7]) inMonth(plans[(turn + step) % plans.length]!);
      inMonth(recurring[turn % recurring.length]!);
    }
  }

  /** Adds events at times that a conversion between zones would change. */
  private addNights(): void {
    const year = this.today.slice(0, 4);
    this.add([`Veillée du Nouvel An ${Number(year) + 1}`, '23:30', '01:00'], `${year}-12-31`, 'yearly');
    this.add([`Nuit de prière ${year}`, '02:30', '05:00'], lastSundayOfMarch(year));
  }

  private addFiller(): void {
    const { random, events } = this;
    const [name, from, to] = random.pick(plans);
    const frequency = random.chance(0.2) ? FREQUENCIES[random.weighted([10, 60, 25, 5])] : undefined;
    const day = addDays(this.today, random.whole(-FILLER_DAYS, FILLER_DAYS));
    this.add([`${name} n°\u00a0${events.length + 1}`, from, to], day, frequency);
  }

  private add([nom_evenement, heure_debut, heure_fin]: Plan, day: string, frequency: string | null = null) {
    const { random, today } = this;
    const id = this.events.length + 1;
    const place = random.chance(0.9) ? random.pick(allPlaces) : null;
    // The event is announced some weeks before, and not after today.
    const announced = addDays(day, -random.whole(10, 60));
    const created = announced < today ? announced : addDays(today, -random.whole(1, 20));
    const changed = random.chance(0.3) ? addDays(created, random.whole(0, 5)) : created;
    this.events.push({
      id,
      nom_evenement,
      lieu: place,
      date: `${day}T${heure_debut ?? '00:00'}:00`,
      heure_debut,
      heure_fin,
      is_recurrent: frequency !== null,
      frequency,
      ...searchedBy(nom_evenement, place),
      created_at: `${created}T08:12:00Z`,
      updated_at: `${changed < today ? changed : created}T09:30:00Z`,
    });
    this.assign(id);
  }

  private assign(evenement_id: number): void {
    const { random, speakers } = this;
    const wanted = random.whole(1, Math.min(4, speakers.length));
    const chosen = new Set(Array.from({ length: wanted }, () => random.pickCommon(speakers)));
    let rang = 0;
    for (const { id: intervenant_id, membre_id } of chosen) {
      const member = membre_id === null ? undefined : this.contacts.get(membre_id);
      rang++;
      this.assignments.push({
        evenement_id,
        intervenant_id,
        role_id: random.pickCommon(sampleRoles).id,
        rang,
        member_email: member?.email ?? null,
        member_telephone: member?.telephone ?? null,
        member_profession: member?.profession ?? null,
      });
    }
  }
}
