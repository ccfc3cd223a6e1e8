/** The facts that lists of people show, as text. No React. */
import { type Member, spouseName } from '../domain/members/member';
import { fieldsBy } from '../domain/members/memberFieldRules';
import { fieldText } from '../texts/records/memberLabels';
import type { peopleTexts } from './texts.fr';

type Texts = typeof peopleTexts;

/** The facts that a list can show of a person. */
export const ALL_FACTS = [...fieldsBy('fact'), 'categorie_age', 'conjoint', 'date_inscription'] as const;
export type FactKey = (typeof ALL_FACTS)[number];

function ageText(category: Member['categorie_age'], texts: Texts): string {
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
export function factOf(member: Member, key: FactKey, texts: Texts): string {
  if (key === 'categorie_age') return ageText(member.categorie_age, texts);
  return key === 'conjoint' ? spouseName(member.conjoint) : fieldText(key, member[key], member.genre);
}
