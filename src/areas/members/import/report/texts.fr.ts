import { formatNumber, plural } from '../../../../texts/locale';
import { defineTexts } from '../../../../texts/texts';

/** What an import says of the states of people: the other texts of it extend these. */
export const importStateTexts = defineTexts('memberImport', {
  actif: 'Actif',
  parti: 'Parti',
  decede: 'Décédé',
  demenage: 'Déménagement',
  transfere: 'Transfert',
  demission: 'Démission',
  autre: 'Autre motif',

  /** `states`: how many people on file get a state. */
  import: (count: number, states = 0) =>
    [
      (count > 0 || states === 0) && `Importer ${formatNumber(count)} ${plural(count, 'membre', 'membres')}`,
      states > 0 &&
        `${count > 0 ? 'noter' : 'Noter'} ${formatNumber(states)} ${plural(states, 'état', 'états')}`,
    ]
      .filter(Boolean)
      .join(' et '),
  statesToNote: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'état à noter sur une fiche existante', 'états à noter sur des fiches existantes')}`,
  statesNoted: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'état noté sur une fiche existante', 'états notés sur des fiches existantes')}`,
  stateReady: 'État à noter',
  stateNoted: 'État noté',
  onlyStates: 'États notés',
  state: (field: string, value: string) => `${field} «\u00a0${value}\u00a0»\u00a0: non compris`,
  stateToCome: (field: string, value: string) => `${field} «\u00a0${value}\u00a0»\u00a0: dans le futur`,
  undoStates: (count: number) =>
    `${plural(count, 'L’état noté redeviendra', `Les ${formatNumber(count)} états notés redeviendront`)} ce qu’${plural(count, 'il était', 'ils étaient')}.`,
});
