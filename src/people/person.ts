/** What a list of people shows of each, in words. No React. */
import { mailHref, telHref } from '../domain/members/contactHref';
import { conjointName, type Membre } from '../domain/members/membre';
import { formatDate } from '../texts/formats';
import { situationLabel } from '../texts/memberLabels';
import type { peopleTexts } from './texts';

type Texts = typeof peopleTexts;

/** Facts of a person, in the order they may be asked for. */
export type FactKey =
  | 'email'
  | 'telephone'
  | 'profession'
  | 'situation_matrimoniale'
  | 'adresse'
  | 'ville'
  | 'nationalite'
  | 'date_naissance'
  | 'categorie_age'
  | 'conjoint'
  | 'date_inscription';

/** First name, then last name, as lists for administration write them. */
export const personName = ({ prenom, nom }: Membre): string =>
  [prenom, nom]
    .map((word) => word?.trim())
    .filter(Boolean)
    .join(' ');

export const personInitials = ({ prenom, nom }: Membre): string =>
  [prenom, nom].map((word) => [...(word?.trim() ?? '')][0] ?? '').join('') || '?';

function ageText(category: Membre['categorie_age'], texts: Texts): string {
  const { libelle, min_age: from, max_age: to } = category ?? {};
  const years =
    from != null && to != null
      ? texts.ages(from, to)
      : from != null
        ? texts.agesFrom(from)
        : to != null && texts.agesTo(to);
  return libelle && years ? `${libelle} (${years})` : libelle || years || '';
}

/** Empty when it is not known. */
export function factOf(membre: Membre, key: FactKey, texts: Texts): string {
  switch (key) {
    case 'situation_matrimoniale':
      return situationLabel(membre.situation_matrimoniale);
    case 'categorie_age':
      return ageText(membre.categorie_age, texts);
    case 'conjoint':
      return conjointName(membre.conjoint);
    case 'date_naissance':
    case 'date_inscription':
      return membre[key] ? formatDate(membre[key]) : '';
    default:
      return membre[key]?.trim() ?? '';
  }
}

/** Where a click on the fact leads, if anywhere. */
export function hrefOf(key: FactKey, text: string): string | undefined {
  if (key === 'email') return mailHref(text);
  return key === 'telephone' ? telHref(text) : undefined;
}
