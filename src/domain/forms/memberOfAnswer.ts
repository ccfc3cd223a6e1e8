/** Proposes the record of a new member from the answer of a visitor, by the types and the words of the questions. */

import type { GENDER_VALUES, Member, MemberField } from '../members/member';
import {
  fieldLabels,
  fieldsOfKind,
  fieldsWith,
  type IsAnnounced,
  isOfKind,
  knownFields,
  type MemberText,
  memberFieldRules,
} from '../members/memberFieldRules';
import { foldAccents } from '../search/foldAccents';
import {
  askedBy,
  asksFirstNameFirst,
  asksLastName,
  FIELD_OF_TYPE,
  FIRST_WORDS,
  LAST_WORDS,
  spaced,
  type Words,
} from './questionWords';
import type { AnswerPart } from './receivedAnswer';

type Proposal = Partial<Pick<Member, MemberField>>;

/** «Complément d’adresse» has the word of the address, and «Adresse et code postal» asks for more than a postcode. */
const BEFORE_ADDRESS: Words = [['adresse_complement', ['complement', ' adresse 2 ']]];
const POSTCODE: Words = [['code_postal', ['code postal', ' cp ']]];

const hasOwnWords = (text: MemberText) =>
  [...BEFORE_ADDRESS, ...FIRST_WORDS, ...LAST_WORDS, ...POSTCODE].some(([field]) => field === text);

const GENDER_WORDS: Readonly<Record<(typeof GENDER_VALUES)[number], readonly string[]>> = {
  masculin: ['masculin', 'homme', 'monsieur', 'm', 'm.', 'garcon'],
  feminin: ['feminin', 'femme', 'madame', 'mme', 'mlle', 'f', 'fille'],
};

const wordsOf = (question: string | null | undefined) => spaced(foldAccents(question ?? ''));

/** Texts without words of their own are asked for by their labels. */
const byLabel = (texts: readonly MemberText[]): Words =>
  texts.flatMap((text): Words => (hasOwnWords(text) ? [] : [[text, [wordsOf(fieldLabels[text]).trim()]]]));

/** «Téléphone du bureau» has the words of the first telephone too, so the labels of further ones are tried before. */
const FURTHER = byLabel(fieldsOfKind('phone', 'email'));

const furtherOf = (first: MemberField): Words =>
  FURTHER.filter(([field]) => isOfKind(field, memberFieldRules[first].kind));

/** The first that fits counts. */
const WORDS: Words = [
  ...FURTHER,
  ...BEFORE_ADDRESS,
  ...FIRST_WORDS,
  ...byLabel(fieldsWith('maxLength')),
  ...LAST_WORDS,
  ...POSTCODE,
];

function fieldOf({ nom_du_champ, type_de_champ }: AnswerPart, words: Words): MemberField | undefined {
  const question = wordsOf(nom_du_champ);
  const byType = FIELD_OF_TYPE[type_de_champ ?? ''];
  if (byType) return askedBy(question, furtherOf(byType)) ?? byType;
  const field = askedBy(question, words);
  // A birthday is a date; «Nom» of many other things isn't the name of a person.
  if (field === 'date_naissance') return type_de_champ === 'date' ? field : undefined;
  return type_de_champ === 'textarea' && field !== 'adresse' ? undefined : field;
}

/** «Nom et prénom» asks for the last name first, «Prénom et nom» for the first name first. */
function namesOf(question: string, text: string): Proposal {
  const words = text.split(' ').filter(Boolean);
  const isFirstNameFirst = asksFirstNameFirst(question);
  const [first = '', ...rest] = words;
  return isFirstNameFirst ? { prenom: first, nom: rest.join(' ') } : { nom: first, prenom: rest.join(' ') };
}

const genderOf = (text: string): string | undefined =>
  (['masculin', 'feminin'] as const).find((gender) => GENDER_WORDS[gender].includes(foldAccents(text)));

function proposalOf(field: MemberField, element: AnswerPart, text: string): Proposal {
  const question = wordsOf(element.nom_du_champ);
  if (field === 'prenom' && asksLastName(question)) return namesOf(question, text);
  if (field !== 'genre') return { [field]: text };
  const gender = genderOf(text);
  return gender ? { genre: gender } : {};
}

/** @returns nothing where no question of the answer is about a person */
export function memberOfAnswer(
  content: readonly AnswerPart[],
  isAnnounced: IsAnnounced,
): Proposal | undefined {
  const words = WORDS.filter(([field]) => knownFields([field], isAnnounced).length > 0);
  const member: Proposal = {};
  for (const element of content) {
    const field = fieldOf(element, words);
    if (!field || typeof element.valeur !== 'string' || typeof element.taille === 'number') continue;
    const found = proposalOf(field, element, element.valeur.trim());
    // The first question that fits wins: «E-mail» of the visitor before that of a second person.
    for (const [name, value] of Object.entries(found)) if (value) member[name as MemberField] ??= value;
  }
  return Object.keys(member).length > 0 ? member : undefined;
}
