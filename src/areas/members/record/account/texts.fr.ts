import { defineTexts } from '../../../../texts/texts';

/** The account that is linked to a record. */
export const recordAccountTexts = defineTexts('memberRecordAccount', {
  title: 'Compte lié',
  failed: 'Le compte lié n’a pas pu être chargé.',
  none: 'Aucun compte lié',
  proposed:
    'Un compte porte la même adresse. Une adresse égale ne donne rien\u00a0: c’est à vous de le lier.',
  link: (email: string) => `Lier ${email}`,
  choose: 'Lier un compte…',
  change: 'Changer…',
  changeOf: 'Changer…\u00a0: compte lié',
  invited: 'invitation envoyée',
  disabled: 'désactivé',
  linkedBy: (name: string, day: string) => `lié par ${name} le ${day}`,
  account: 'Compte',
  accountHint: 'Un compte n’a qu’une fiche\u00a0: ceux qui en ont une ne sont pas proposés.',
  noAccount: 'Aucun compte',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  noChange: 'Aucun changement à enregistrer.',
  half: 'Le compte précédent est délié, mais le nouveau n’est pas lié. Réessayez.',
  administrateur: 'Administrateur',
  manager: 'Manager',
  utilisateur: 'Utilisateur',
});
