import { formatNumber } from '../../texts/formats';
import { plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';
import { memberCountText } from '../texts';

/** Adding members to a group or department from the list of its members. */
export const addingTexts = defineTexts('membersToAdd', {
  title: 'Ajouter des membres',
  /** `noun`: «groupe» or «département». */
  to: (noun: string, name: string) => `Au ${noun} «\u00a0${name}\u00a0»`,
  people: 'Membres',
  confirm: 'Ajouter',
  busy: 'Ajout en cours…',
  hint: 'Choisissez un ou plusieurs membres.',
  noMember: 'Aucun membre sélectionné',
  noMemberText: 'Veuillez sélectionner au moins un membre.',
  loadFailed: 'Erreur de chargement',
  loadFailedText: 'Impossible de charger la liste des membres.',
  failed: 'Erreur lors de l’ajout',
  failedText: 'Une erreur est survenue, les membres n’ont pas été ajoutés.',
  invalidAnswer: 'Réponse invalide du serveur',
  done: (count: number, noun: string, name: string) =>
    `${memberCountText(count)} ${plural(count, 'ajouté', 'ajoutés')} au ${noun} «\u00a0${name}\u00a0».`,
  partly: 'Certains membres n’ont pas été ajoutés',
  refused: (count: number, names: string) =>
    `${formatNumber(count)} ${plural(count, 'membre non ajouté', 'membres non ajoutés')}\u00a0: ${names}`,
});
