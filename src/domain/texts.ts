/** Labels of the values that the back end writes as codes, and what stands for a missing one. */
export const domainTexts = {
  noName: 'Nom non spécifié',
  anonymousUser: 'Utilisateur',
  man: 'Homme',
  woman: 'Femme',
  single: 'Célibataire',
  married: 'Marié(e)',
  member: 'Membre',
  registered: 'Inscrit',
} as const;
