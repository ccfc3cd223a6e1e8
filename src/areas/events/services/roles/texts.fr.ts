import { defineTexts } from '../../../../texts/texts';

/** How many people an event needs in each role. */
export const neededRolesTexts = defineTexts('eventNeededRoles', {
  title: 'Rôles attendus',
  intro:
    'Combien de personnes faut-il à chaque date de l’événement\u00a0? Laissez vide pour un rôle dont vous n’avez pas besoin.',
  number: (label: string) => `Nombre\u00a0: ${label}`,
  add: 'Ajouter un rôle',
  choose: 'Choisir un rôle',
  noRole:
    'Aucun rôle\u00a0: créez-en un dans le formulaire de l’événement, avec «\u00a0Gérer les rôles\u00a0».',
  rolesFailed: 'Erreur lors du chargement des rôles',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Rôles attendus enregistrés',
  whole: (max: number) => `Indiquez un nombre entier de 1 à ${max}.`,
});
