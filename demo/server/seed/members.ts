/**
 * Makes sample members by household: an adult, often a spouse with the same name, address and day of joining, sometimes
 * children. Telephone numbers come from the ranges that France reserves for fiction, e-mail addresses end in `.test`.
 */

import { foldAccents } from '../../../src/domain/search/foldAccents';
import { searchColumns } from '../store/search/memberSearchColumns';
import { cities } from './cities';
import { menNames, womenNames } from './firstNames';
import { menJobs, womenJobs } from './jobs';
import { lastNames } from './lastNames';
import { postcodes } from './postcodes';
import type { Random } from './Random';
import type { SeedCalendar } from './SeedCalendar';

export interface SampleMember {
  id: number;
  nom: string;
  prenom: string;
  genre: 'masculin' | 'feminin';
  nationalite: string | null;
  situation_matrimoniale: 'celibataire' | 'marie' | null;
  email: string | null;
  adresse: string | null;
  adresse_complement: string | null;
  code_postal: string | null;
  date_naissance: string | null;
  profession: string | null;
  telephone: string | null;
  ville: string | null;
  color: string;
  statut: string;
  date_inscription: string;
  conjoint_id: number | null;
  recherche: string;
  tri: string;
}

interface SampleChild {
  parent_id: number;
  enfant_id: number;
}

interface Household {
  nom: string;
  ville: string | null;
  adresse: string | null;
  adresse_complement: string | null;
  code_postal: string | null;
  nationalite: string;
  date_inscription: string;
}

const streets = [
  'rue de la République',
  'rue des Écoles',
  'rue Victor-Hugo',
  'avenue Jean-Jaurès',
  'rue du Moulin',
];
const moreStreets = [
  'place de l’Église',
  'chemin des Vignes',
  'boulevard Voltaire',
  'impasse des Lilas',
  'rue Pasteur',
];
const allStreets = [...streets, ...moreStreets, 'allée des Tilleuls', 'rue de la Gare', 'quai du Port'];
const buildings = ['Bâtiment B', 'Résidence des Tilleuls', 'Appartement 12'];
const nationalities = [
  'Française',
  'Ivoirienne',
  'Congolaise',
  'Portugaise',
  'Belge',
  'Malgache',
  'Camerounaise',
];
const NATIONALITY_WEIGHTS = [80, 5, 5, 4, 3, 2, 2];
const FICTION_PREFIXES = ['06 39 98', '06 39 98', '01 99 00', '02 61 91', '03 53 01', '04 65 71', '05 36 49'];

const twoDigits = (random: Random): string => String(random.whole(0, 99)).padStart(2, '0');

function mailAddress(random: Random, firstName: string, name: string, id: number): string {
  const slug = (text: string) => foldAccents(text).replaceAll(' ', '-');
  const mark = random.chance(0.5) ? '' : String(id);
  return `${slug(firstName)}.${slug(name)}${mark}@courriel.test`;
}

export class MemberMaker {
  readonly members: SampleMember[] = [];
  readonly children: SampleChild[] = [];

  constructor(
    private readonly random: Random,
    private readonly calendar: SeedCalendar,
    private readonly count: number,
  ) {
    while (this.members.length < count) this.addHousehold();
  }

  private get isFull(): boolean {
    return this.members.length >= this.count;
  }

  private addHousehold(): void {
    const { random } = this;
    const name = random.pickCommon(lastNames);
    const town = random.chance(0.95) ? random.pickCommon(cities) : null;
    const street = random.chance(0.85) ? `${random.whole(1, 180)} ${random.pick(allStreets)}` : null;
    const household: Household = {
      nom: name,
      ville: town,
      adresse: street,
      // Both follow from the rest, so that the other samples stay as they are without them.
      adresse_complement:
        street && this.members.length % 9 === 0 ? buildings[this.members.length % 3]! : null,
      code_postal: postcodes.get(town ?? '') ?? null,
      nationalite: nationalities[random.weighted(NATIONALITY_WEIGHTS)]!,
      date_inscription: this.calendar.joining(random),
    };
    const first = this.add(household, random.chance(0.52) ? 'feminin' : 'masculin', 22, 82);
    if (this.isFull || !random.chance(0.4)) return;
    const other = this.add(household, first.genre === 'feminin' ? 'masculin' : 'feminin', 22, 82);
    this.marry(first, other);
    const births = random.weighted([40, 22, 22, 11, 5]);
    for (let born = 0; born < births && !this.isFull; born++) this.addChild(household, first, other);
  }

  private marry(first: SampleMember, other: SampleMember): void {
    first.situation_matrimoniale = other.situation_matrimoniale = 'marie';
    first.conjoint_id = other.id;
    other.conjoint_id = first.id;
  }

  private addChild(household: Household, ...parents: SampleMember[]): void {
    const child = this.add(household, this.random.chance(0.5) ? 'feminin' : 'masculin', 1, 18);
    Object.assign(child, {
      email: null,
      telephone: null,
      profession: null,
      situation_matrimoniale: 'celibataire',
    });
    Object.assign(child, searchColumns(child));
    for (const { id } of parents) this.children.push({ parent_id: id, enfant_id: child.id });
  }

  private add(
    household: Household,
    gender: SampleMember['genre'],
    minAge: number,
    maxAge: number,
  ): SampleMember {
    const { random } = this;
    const id = this.members.length + 1;
    const firstName = random.pickCommon(gender === 'feminin' ? womenNames : menNames);
    const number = `${random.pick(FICTION_PREFIXES)} ${twoDigits(random)} ${twoDigits(random)}`;
    const written = {
      ...household,
      prenom: firstName,
      email: random.chance(0.82) ? mailAddress(random, firstName, household.nom, id) : null,
      telephone: random.chance(0.88) ? number : null,
    };
    const member: SampleMember = {
      id,
      ...written,
      genre: gender,
      situation_matrimoniale: random.chance(0.9) ? 'celibataire' : null,
      date_naissance: random.chance(0.94) ? this.calendar.birthday(random, minAge, maxAge) : null,
      profession: random.chance(0.8) ? random.pick(gender === 'feminin' ? womenJobs : menJobs) : null,
      color: String(random.whole(1, 30)),
      statut: random.chance(0.7) ? 'membre' : 'inscrit',
      conjoint_id: null,
      ...searchColumns(written),
    };
    this.members.push(member);
    return member;
  }
}
