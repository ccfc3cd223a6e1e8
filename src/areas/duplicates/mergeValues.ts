/** What the comparison shows of each field, as text. No React. */
import type { Liens } from '../../domain/duplicates/fusion';
import type { MergeField } from '../../domain/duplicates/mergeFields';
import { conjointName, type Membre } from '../../domain/members/membre';
import { fieldText } from '../../texts/memberLabels';
import type { linkTexts, pairTexts } from './pairTexts';

/** The value in words, empty where there is none. */
export function mergeText(field: MergeField, membre: Membre): string {
  if (field === 'groupe') return membre.groupe_actuel?.nom ?? '';
  if (field === 'departement') return membre.departement_actuel?.nom ?? '';
  return field === 'conjoint' ? conjointName(membre.conjoint) : fieldText(field, membre[field]);
}

/** «2 enfants, 3 tags»: what comes to the kept record. */
export function linksText(texts: typeof linkTexts, liens: Liens, bringsSpouse: boolean): string {
  const { enfants, parents, tags, etapes, groupes, departements, evenements } = liens;
  return [
    bringsSpouse && texts.conjoint,
    enfants > 0 && texts.enfants(enfants),
    parents > 0 && texts.parents(parents),
    tags > 0 && texts.tags(tags),
    etapes > 0 && texts.etapes(etapes),
    groupes > 0 && texts.groupes(groupes),
    departements > 0 && texts.departements(departements),
    evenements > 0 && texts.evenements(evenements),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What ends with the merge, because a member has only one: a sentence each. */
export function endsOf(texts: typeof pairTexts, field: MergeField, left: Membre): readonly string[] {
  const text = mergeText(field, left);
  if (field === 'groupe') return [texts.endsGroup(text)];
  if (field === 'departement') return [texts.endsDepartment(text)];
  return field === 'conjoint' ? [texts.losesSpouse(text)] : [];
}
