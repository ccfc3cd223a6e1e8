/** What the comparison shows of each field, as text. No React. */
import type { RecordLinks } from '../../../domain/duplicates/merge';
import type { MergeField } from '../../../domain/duplicates/mergeFields';
import { type Member, spouseName } from '../../../domain/members/member';
import { fieldText } from '../../../texts/records/memberLabels';
import type { duplicateLinkTexts, pairTexts } from './texts.fr';

/** The value in words, empty where there is none. */
export function mergeText(field: MergeField, member: Member): string {
  if (field === 'groupe') return member.groupe_actuel?.nom ?? '';
  if (field === 'departement') return member.departement_actuel?.nom ?? '';
  return field === 'conjoint' ? spouseName(member.conjoint) : fieldText(field, member[field], member.genre);
}

/** «2 enfants, 3 tags»: what comes to the kept record. */
export function linksText(
  texts: typeof duplicateLinkTexts,
  links: RecordLinks,
  bringsSpouse: boolean,
): string {
  const {
    enfants: children,
    parents,
    tags,
    etapes: steps,
    groupes: groups,
    departements: departments,
    evenements: events,
    inscriptions: registrations,
    presences: attendance,
    absences,
    services,
  } = links;
  return [
    bringsSpouse && texts.conjoint,
    children > 0 && texts.enfants(children),
    parents > 0 && texts.parents(parents),
    tags > 0 && texts.tags(tags),
    steps > 0 && texts.etapes(steps),
    groups > 0 && texts.groupes(groups),
    departments > 0 && texts.departements(departments),
    events > 0 && texts.evenements(events),
    registrations && texts.inscriptions(registrations),
    attendance && texts.presences(attendance),
    absences && texts.absences(absences),
    services && texts.services(services),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What ends with the merge, because a member has only one: a sentence each. */
export function endsOf(texts: typeof pairTexts, field: MergeField, left: Member): readonly string[] {
  const text = mergeText(field, left);
  if (field === 'groupe') return [texts.endsGroup(text)];
  if (field === 'departement') return [texts.endsDepartment(text)];
  return field === 'conjoint' ? [texts.losesSpouse(text)] : [];
}
