import { fieldLabels } from '../../../domain/members/memberFieldRules';
import { recordOf } from '../../../domain/records';
import { MATCH_PLACES } from '../../../domain/search/memberSearch';
import { formatNumber, plural } from '../../../texts/locale';
import { defineTexts, extendTexts } from '../../../texts/texts';
import { membersTexts } from '../texts.fr';

/** The list's texts, with those of the menus of rows and of the ticked members. */
export const selectionTexts = extendTexts(membersTexts, {
  selectWhole: (total: number) =>
    plural(total, 'Sélectionner le membre', `Sélectionner les ${formatNumber(total)} membres`),
  selectingWhole: 'Sélection en cours…',
  selectWholeFailed: 'Sélection impossible',
  selectWholeFailedText: 'Les membres trouvés n’ont pas pu être sélectionnés.',
  wholeDropped: (count: number) =>
    `La recherche ou les filtres ont changé\u00a0: ${formatNumber(count)} ${plural(count, 'membre n’est plus sélectionné', 'membres ne sont plus sélectionnés')}.`,
  rowActions: (name: string) => `Actions pour ${name}`,
  copyEmails: 'Copier les e-mails',
  exportSelection: 'Exporter la sélection…',
  printSelection: 'Imprimer la sélection',
  labels: 'Étiquettes ou lettre…',
  clearSelection: 'Effacer la sélection',
  selectionCleared: 'Sélection effacée',
});

/** The menu of what can be done with the whole list. */
export const listMenuTexts = defineTexts('memberTools', {
  menu: 'Autres actions',
  family: 'Ajouter une famille',
  import: 'Importer des membres…',
  export: 'Exporter…',
  print: 'Imprimer la liste',
  labels: 'Étiquettes ou lettre…',
  shortcuts: 'Raccourcis clavier',
});

const addressesOf = (count: number) => `${formatNumber(count)} ${plural(count, 'adresse', 'adresses')}`;

const membersOf = (count: number) => `${formatNumber(count)} ${plural(count, 'membre', 'membres')}`;

/** Copying the addresses of the ticked members. */
export const emailsTexts = defineTexts('memberEmails', {
  title: 'Copier les e-mails',
  reading: 'Lecture des adresses…',
  progress: (done: number, total: number) =>
    `${formatNumber(Math.min(done, total))} ${plural(done, 'adresse cherchée', 'adresses cherchées')} sur ${formatNumber(total)}`,
  failed: 'Les adresses n’ont pas pu être chargées.',
  found: (count: number, without: number, refused = 0) =>
    `${count === 0 ? 'Aucun des membres sélectionnés n’a d’e-mail valable' : addressesOf(count)}${
      count && without ? `, ${membersOf(without)} sans e-mail valable` : ''
    }${refused ? `, ${membersOf(refused)} à qui ne pas écrire` : ''}.`,
  copied: (count: number, without: number, refused = 0) =>
    `${addressesOf(count)} ${plural(count, 'copiée', 'copiées')}${
      without ? `, ${membersOf(without)} sans e-mail valable` : ''
    }${refused ? `, ${membersOf(refused)} à qui ne pas écrire` : ''}`,
  refused:
    'Le navigateur n’a pas permis la copie. Utilisez «\u00a0Exporter…\u00a0» pour les avoir dans un fichier.',
  copy: 'Copier',
  stop: 'Arrêter',
  close: 'Fermer',
});

export const shortcutTexts = defineTexts('memberShortcuts', {
  title: 'Raccourcis clavier',
  text: 'Les raccourcis ne marchent pas pendant que vous tapez. «\u00a0Rechercher\u00a0» et «\u00a0Aide\u00a0» marchent partout, les autres dans la liste des membres.',
  key: 'Touche',
  action: 'Action',
  search: 'Aller à la recherche',
  searchAll: 'Rechercher partout, également depuis un champ de saisie',
  move: 'Passer d’un membre à l’autre',
  open: 'Ouvrir la fiche du membre',
  tick: 'Cocher ou décocher le membre',
  help: 'Afficher cette aide',
  or: 'ou',
  enter: 'Entrée',
  up: 'flèche vers le haut',
  down: 'flèche vers le bas',
  single: 'Raccourcis d’une seule touche',
  singleHint:
    'À désactiver si vous dictez ou si un lecteur d’écran utilise ces touches\u00a0: /, x et\u00a0?.',
  close: 'Fermer',
});

export const createdTexts = defineTexts('createdMember', {
  createdMember: 'Membre créé',
  createdMembers: 'Membres créés',
  newMember: 'Nouveau',
  newMembers: 'Nouveaux',
  hideCreated: 'Masquer le nouveau membre',
  hideAllCreated: 'Masquer les nouveaux membres',
});

export const quickTagTexts = defineTexts('quickTag', { tag: 'Tag', label: 'Associer un tag' });

/** What a place is called under a name. */
export const matchTexts = defineTexts('memberMatches', {
  ...recordOf(MATCH_PLACES, (place) => fieldLabels[place].toLowerCase()),
  found: (field: string) => `${field}\u00a0: `,
});
