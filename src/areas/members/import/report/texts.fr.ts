import { formatNumber, plural } from '../../../../texts/locale';
import { defineTexts } from '../../../../texts/texts';

/** What an import says of the states and consents of people: the other texts of it extend these. */
export const importStateTexts = defineTexts('memberImport', {
  actif: 'Actif',
  parti: 'Parti',
  decede: 'Décédé',
  demenage: 'Déménagement',
  transfere: 'Transfert',
  demission: 'Démission',
  autre: 'Autre motif',

  /** `states`: how many people on file get a state or consents. */
  import: (count: number, states = 0) =>
    [
      (count > 0 || states === 0) && `Importer ${formatNumber(count)} ${plural(count, 'membre', 'membres')}`,
      states > 0 &&
        `${count > 0 ? 'compléter' : 'Compléter'} ${formatNumber(states)} ${plural(states, 'fiche', 'fiches')}`,
    ]
      .filter(Boolean)
      .join(' et '),
  statesToNote: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'fiche existante à compléter', 'fiches existantes à compléter')}`,
  statesNoted: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'fiche existante complétée', 'fiches existantes complétées')}`,
  stateReady: 'Fiche à compléter',
  stateNoted: 'Fiche complétée',
  onlyStates: 'Fiches complétées',
  state: (field: string, value: string) => `${field} «\u00a0${value}\u00a0»\u00a0: non compris`,
  stateToCome: (field: string, value: string) => `${field} «\u00a0${value}\u00a0»\u00a0: dans le futur`,
  consents: (columns: string) => `Noter les consentements\u00a0: ${columns}`,
  consentsHint: 'Seuls les accords sont notés, sur les fiches créées et sur celles qui existent.',
  consentsFailed: 'Les genres de consentements n’ont pas pu être chargés\u00a0: aucun ne serait noté.',
  undoStates: (count: number) =>
    `${plural(count, 'La fiche complétée redeviendra', `Les ${formatNumber(count)} fiches complétées redeviendront`)} ce qu’${plural(count, 'elle était', 'elles étaient')}.`,
});
