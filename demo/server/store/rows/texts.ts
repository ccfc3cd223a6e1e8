/** What is told of a row that is gone. */
export const rowTexts = {
  noMember: 'Membre non trouvé.',

  noEvent: "L'événement demandé n'existe pas.",

  noForm: 'Formulaire non trouvé',
  noAnswer: 'Réponse non trouvée',

  noName: 'Nom non spécifié',
  memberChanged:
    'Ce membre a été modifié depuis que vous l’avez ouvert. Rechargez sa fiche, puis refaites vos changements.',

  noAttendee: 'Cette personne n’est pas sur la liste.',
} as const;
