/** What people are called on an envelope and in a letter: «M. et Mme Roy», «Chère Zoë». */
import { generationsOf, type Household } from './households';
import type { LabelPerson } from './labelPeople';

/** The words between names, and before them. */
export interface NameWords {
  man: string;
  woman: string;
  /** «Léa, Tom et Zoë» */
  listed(names: readonly string[]): string;
  dearMan: string;
  dearWoman: string;
  dearWomen: string;
  dearAll: string;
  /** Where a gender isn't known. */
  hello: string;
}

const word = (text: string | null | undefined): string => text?.trim() ?? '';

function titleOf({ genre, mineur: isMinor }: LabelPerson, words: NameWords): string {
  if (isMinor) return '';
  if (genre === 'masculin') return words.man;
  return genre === 'feminin' ? words.woman : '';
}

const joined = (...words: readonly string[]): string => words.filter(Boolean).join(' ');

/** «Mme Zoë O’Neill» */
const wholeName = (person: LabelPerson, words: NameWords): string =>
  joined(titleOf(person, words), word(person.prenom), word(person.nom));

const isSameName = (one: LabelPerson, other: LabelPerson): boolean =>
  word(one.nom).toLowerCase() === word(other.nom).toLowerCase();

/** «M. et Mme Roy» of the same name and both titles, else both names: «M. Luc Roy et Mme Zoë O’Neill». */
function coupleName(one: LabelPerson, other: LabelPerson, words: NameWords): string {
  const [first, second] = one.genre === 'feminin' && other.genre === 'masculin' ? [other, one] : [one, other];
  const [title, otherTitle] = [titleOf(first, words), titleOf(second, words)];
  if (isSameName(first, second) && title && otherTitle && title !== otherTitle)
    return joined(words.listed([title, otherTitle]), word(first.nom));
  return words.listed([wholeName(first, words), wholeName(second, words)]);
}

/** People of one name without a title between them: «Léa et Tom Roy». */
function plainNames(people: readonly LabelPerson[], words: NameWords): string {
  const [first] = people;
  const areNamed = people.length > 1 && first && people.every((person) => isSameName(first, person));
  if (areNamed) return joined(words.listed(people.map(({ prenom }) => word(prenom))), word(first.nom));
  return words.listed(people.map((person) => wholeName(person, words)));
}

/** The names of the adults of a household, a couple together and first. */
function headNames(heads: readonly LabelPerson[], words: NameWords): string {
  const spouseOf = ({ id }: LabelPerson) => heads.find(({ conjoint: spouse }) => spouse === id);
  const one = heads.find(spouseOf);
  const other = one && spouseOf(one);
  if (!one || !other) return plainNames(heads, words);
  const rest = heads.filter((person) => person !== one && person !== other);
  return [coupleName(one, other, words), ...rest.map((person) => wholeName(person, words))].join(', ');
}

interface Addressee {
  /** Whom the envelope names. */
  names: string;
  /** The children, where they are named; empty otherwise. */
  children: string;
}

export function addresseeOf(household: Household, withChildren: boolean, words: NameWords): Addressee {
  const { heads, children } = generationsOf(household);
  return {
    names: headNames(heads, words),
    children: withChildren ? words.listed(children.map(({ prenom }) => word(prenom)).filter(Boolean)) : '',
  };
}

/** What the fields of a letter stand for. */
export interface LetterWords {
  firstName: string;
  lastName: string;
  /** «Chers Luc et Zoë» */
  salutation: string;
}

function greetingOf(heads: readonly LabelPerson[], words: NameWords): string {
  const [first] = heads;
  if (!heads.every(({ genre }) => genre === 'feminin' || genre === 'masculin')) return words.hello;
  if (heads.length > 1)
    return heads.every(({ genre }) => genre === 'feminin') ? words.dearWomen : words.dearAll;
  return first?.genre === 'feminin' ? words.dearWoman : words.dearMan;
}

export function letterWordsOf(household: Household, words: NameWords): LetterWords {
  const { heads } = generationsOf(household);
  const firstName = words.listed(heads.map(({ prenom }) => word(prenom)).filter(Boolean));
  const names = heads.map(({ nom }) => word(nom)).filter(Boolean);
  const lastName = words.listed(names.filter((name, at) => names.indexOf(name) === at));
  return { firstName, lastName, salutation: joined(greetingOf(heads, words), firstName || lastName) };
}
