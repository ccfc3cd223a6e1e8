/*
 * The links of a record that another user changed while its fields were edited: family, groups, steps and tags. The form
 * doesn't send them, so they are only told beside the fields that differ. No React.
 */
import { conjointName, joinedNameOf, type Membre } from '../../../domain/members/membre';
import { keysOf } from '../../../domain/records';
import { defineTexts } from '../../../texts/texts';
import type { Difference } from '../../../ui/conflict/differences';

export const linkTexts = defineTexts('memberLinks', {
  conjoint: 'Conjoint',
  enfants: 'Enfants',
  parents: 'Parents',
  groupe_actuel: 'Groupe',
  departement_actuel: 'Département',
  etape_actuelle: 'Étapes d’intégration',
  tags: 'Tags',
});
export type MemberLink = keyof typeof linkTexts;

const list = (names: readonly (string | null | undefined)[] | undefined): string =>
  (names ?? []).filter(Boolean).sort().join(', ');

const linksOf = (membre: Membre): Record<MemberLink, string> => ({
  conjoint: conjointName(membre.conjoint),
  enfants: list(membre.enfants?.map(joinedNameOf)),
  parents: list(membre.parents?.map(joinedNameOf)),
  groupe_actuel: membre.groupe_actuel?.nom ?? '',
  departement_actuel: membre.departement_actuel?.nom ?? '',
  etape_actuelle: list(membre.etape_actuelle?.map(({ libelle }) => libelle)),
  tags: list(membre.tags?.map(({ name }) => name)),
});

export function linkChanges(opened: Membre, present: Membre): Difference[] {
  const [before, after] = [linksOf(opened), linksOf(present)];
  return keysOf<MemberLink>(linkTexts)
    .filter((link) => before[link] !== after[link])
    .map((field) => ({ field, theirs: after[field], mine: before[field], isTyped: false }));
}
