import { formatNumber, plural } from '../../../../texts/locale';
import { defineTexts } from '../../../../texts/texts';

const list = (words: readonly string[]) => words.join(', ');

/** The state of a person on their record. */
export const recordStateTexts = defineTexts('memberRecordState', {
  state: 'État',
  change: 'Changer…',
  changeOf: 'Changer…\u00a0: état',
  /** @param state «Partie», @param day «31/08/2026» */
  since: (state: string, day: string) => `${state} depuis le ${day}`,
  died: (state: string, day: string) => `${state} le ${day}`,
  atAge: (age: number) => `à ${formatNumber(age)}\u00a0${plural(age, 'an', 'ans')}`,
  unknownDay: 'date inconnue',
  period: (from: string, to: string) => `Membre du ${from} au ${to}.`,
  gone: 'Cette personne ne figure plus dans les listes, les anniversaires, les envois et les effectifs. Les feuilles passées et l’historique la gardent.',
});

/** The contact that a person doesn't want, on their record. */
export const recordContactsTexts = defineTexts('memberRecordContacts', {
  title: 'Contact',
  refused: (kinds: readonly string[]) => `Ne souhaite pas\u00a0: ${list(kinds)}`,
  refusesAll: 'Ne souhaite aucun contact',
  /** @param day undefined where it isn't known */
  withDay: (kind: string, day: string | undefined) => (day ? `${kind} (depuis le ${day})` : kind),
  since: (day: string) => `depuis le ${day}`,
  none: 'Aucun contact refusé',
  change: 'Changer…',
  changeOf: 'Changer…\u00a0: contacts refusés',
});

/** Contacts within a sentence. */
export const contactWordTexts = defineTexts('memberContactWords', {
  tout: 'aucun contact',
  courriels: 'e-mails',
  courriers: 'courriers',
  telephone: 'téléphone',
});
