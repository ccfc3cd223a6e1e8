import { defineTexts } from '../../../../texts/texts';

export const shortcutTexts = defineTexts('memberShortcuts', {
  title: 'Raccourcis clavier',
  text: 'Hors d’un champ de saisie, ceux de la recherche et de l’aide agissent sur tous les écrans ; les autres, dans la liste des membres.',
  key: 'Touche',
  action: 'Action',
  search: 'Aller à la recherche',
  move: 'Passer d’un membre à l’autre',
  open: 'Ouvrir la fiche du membre',
  tick: 'Cocher ou décocher le membre',
  help: 'Afficher cette aide',
  or: 'ou',
  enter: 'Entrée',
  searchAnywhere: 'Ctrl+K',
  up: 'flèche vers le haut',
  down: 'flèche vers le bas',
  single: 'Raccourcis d’une seule touche',
  singleHint:
    'À désactiver si vous dictez ou si un lecteur d’écran utilise ces touches\u00a0: /, x et\u00a0?.',
  close: 'Fermer',
});
