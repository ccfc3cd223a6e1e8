/** The facts that lists of people show, as text. No React. */
import { conjointName, type Membre } from '../domain/members/membre';
import { formatDate } from '../texts/formats';
import { situationLabel } from '../texts/memberLabels';
import type { peopleTexts } from './texts';

type Texts = typeof peopleTexts;

/** The facts that a list can show of a person. */
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

/** The fact as text; empty when it is not known. */
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
