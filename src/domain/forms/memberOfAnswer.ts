/** Proposes the record of a new member from the answer of a visitor, by the types and the words of the questions. */

import type { GENRES, Membre, MembreField } from '../members/membre';
import { fieldLabels, fieldsWith, type MembreText } from '../members/membreFields';
import { fold } from '../search/fold';
import type { Element } from './reponseRecue';

type Proposal = Partial<Pick<Membre, MembreField>>;

type Words = readonly (readonly [MembreField, readonly string[]])[];

/** Words of a question by the field that they stand for. Spaces are ends of words. */
const FIRST: Words = [
  ['email', ['mail', 'courriel']],
  ['telephone', ['telephone', 'portable', 'mobile', 'tel.']],
  ['date_naissance', ['naissance', ' ne ', ' nee ', 'ne(e)']],
  ['profession', ['profession', 'metier']],
  ['ville', [' ville ', ' commune ']],
];
/** Their words stand in questions for other fields too. */
const LAST: Words = [
  ['adresse', ['adresse']],
  ['genre', ['genre', 'sexe', 'civilite']],
  ['prenom', ['prenom']],
  ['nom', [' nom ', ' noms ']],
];
const hasOwnWords = (text: MembreText) => [...FIRST, ...LAST].some(([field]) => field === text);

const FIELD_OF_TYPE: Readonly<Record<string, MembreField>> = { email: 'email', tel: 'telephone' };

const GENDER_WORDS: Readonly<Record<(typeof GENRES)[number], readonly string[]>> = {
  masculin: ['masculin', 'homme', 'monsieur', 'm', 'm.', 'garcon'],
  feminin: ['feminin', 'femme', 'madame', 'mme', 'mlle', 'f', 'fille'],
};

/** Folded, with a space at both ends and in place of what separates words. */
function wordsOf(question: string | null | undefined): string {
  let words = ` ${fold(question ?? '')} `;
  for (const sign of ["'", ',', ':', '/', '?', '\u00a0']) words = words.replaceAll(sign, ' ');
  return words;
}

/** The first that fits counts. A text without words of its own is asked for by its label. */
const WORDS: Words = [
  ...FIRST,
  ...fieldsWith('maxLength').flatMap(
    (text): Words => (hasOwnWords(text) ? [] : [[text, [wordsOf(fieldLabels[text]).trim()]]]),
  ),
  ...LAST,
];

function fieldOf({ nom_du_champ, type_de_champ }: Element): MembreField | undefined {
  const byType = FIELD_OF_TYPE[type_de_champ ?? ''];
  if (byType) return byType;
  const question = wordsOf(nom_du_champ);
  const [field] = WORDS.find(([, words]) => words.some((word) => question.includes(word))) ?? [];
  // A birthday is a date; «Nom» of many other things isn't the name of a person.
  if (field === 'date_naissance') return type_de_champ === 'date' ? field : undefined;
  return type_de_champ === 'textarea' && field !== 'adresse' ? undefined : field;
}

/** «Nom et prénom» asks for the last name first, «Prénom et nom» for the first name first. */
function namesOf(question: string, text: string): Proposal {
  const words = text.split(' ').filter(Boolean);
  const isFirstNameFirst = question.indexOf('prenom') < question.indexOf(' nom ');
  const [first = '', ...rest] = words;
  return isFirstNameFirst ? { prenom: first, nom: rest.join(' ') } : { nom: first, prenom: rest.join(' ') };
}

const genderOf = (text: string): string | undefined =>
  (['masculin', 'feminin'] as const).find((genre) => GENDER_WORDS[genre].includes(fold(text)));

function proposalOf(field: MembreField, element: Element, text: string): Proposal {
  const question = wordsOf(element.nom_du_champ);
  const hasLastName = question.includes(' nom ');
  if (field === 'prenom' && hasLastName) return namesOf(question, text);
  if (field !== 'genre') return { [field]: text };
  const genre = genderOf(text);
  return genre ? { genre } : {};
}

/** @returns nothing where no question of the answer is about a person */
export function memberOfAnswer(contenu: readonly Element[]): Proposal | undefined {
  const member: Proposal = {};
  for (const element of contenu) {
    const field = fieldOf(element);
    if (!field || typeof element.valeur !== 'string' || typeof element.taille === 'number') continue;
    const found = proposalOf(field, element, element.valeur.trim());
    // The first question that fits wins: «E-mail» of the visitor before that of a second person.
    for (const [name, value] of Object.entries(found)) if (value) member[name as MembreField] ??= value;
  }
  return Object.keys(member).length > 0 ? member : undefined;
}
