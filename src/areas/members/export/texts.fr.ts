import { exportLabels } from '../../../domain/members/memberFieldRules';
import { formatNumber, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

const members = (count: number) => `${formatNumber(count)} ${plural(count, 'membre', 'membres')}`;

export const exportTexts = defineTexts('memberExport', {
  ...exportLabels,
  consent_jamais: (kind: string) => kind,
  consent_oui: (kind: string, from: string) => `${kind}\u00a0: oui depuis le ${from}`,
  consent_expire: (kind: string, _from: string, to: string) => `${kind}\u00a0: jusqu’au ${to}`,
  consent_retire: (kind: string, _from: string, _to: string, back: string) =>
    `${kind}\u00a0: retiré le ${back}`,
  /** The cell of a person who is up to date. */
  yes: 'oui',
  title: 'Exporter des membres',
  scope: 'Membres à exporter',
  all: (count: string) => `Tous les membres${count && ` (${count})`}`,
  filtered: (count: string) => `La liste filtrée (${count})`,
  everybody: (count: number) => `La liste contient ${members(count)}.`,
  ticked: (count: number) =>
    count === 1
      ? 'Le membre sélectionné.'
      : `Les ${formatNumber(count)} membres sélectionnés, toutes pages comprises.`,
  columns: 'Colonnes',
  kind: 'Contenu du fichier',
  forExcel: 'Pour Excel\u00a0: mots et dates comme à l’écran',
  forImport: 'Pour réimporter\u00a0: valeurs exactes',
  selectAll: 'Tout cocher',
  selectNone: 'Tout décocher',
  noColumn: 'Choisissez au moins une colonne.',
  format: 'Fichier CSV pour Excel (point-virgule, UTF-8).',
  export: 'Exporter',
  exportCount: (count: number) => `Exporter ${members(count)}`,
  serverFile: 'Le contenu de ce fichier ne peut pas être choisi ici.',
  progress: (done: number, total: number) => `${formatNumber(done)} sur ${members(total)}`,
  running: 'Préparation du fichier…',
  cancel: 'Annuler',
  failed: 'L’export a échoué.',
  late: 'Le fichier n’est pas arrivé à temps. Réessayez, ou exportez une liste plus courte.',
  done: 'Export terminé',
  doneCount: (done: number, total: number) =>
    done === total
      ? `Export terminé\u00a0: ${members(done)}`
      : `Export terminé\u00a0: ${members(done)} au lieu de ${formatNumber(total)}, car la liste a changé pendant l’export`,
  nobody: 'Il n’y a aucun membre à exporter.',
  fileName: (day: string) => `membres-${day}.csv`,
});

export type ExportTexts = typeof exportTexts;
