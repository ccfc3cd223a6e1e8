/** What the server says about forms and their answers. With a straight apostrophe: as the specification writes them. */
export const formTexts = {
  created: 'Formulaire créé avec succès',
  updated: 'Formulaire mis à jour avec succès',
  deleted: 'Formulaire supprimé avec succès',
  noForm: 'Formulaire non trouvé',

  // A form
  noName: 'Le nom du formulaire est requis',
  noField: 'Ajoutez au moins un champ au formulaire',
  namelessField: 'Tous les champs doivent avoir un nom',
  tooManyFields: (max: number) => `Pas plus de ${max} champs par formulaire.`,
  badType: (type: string) => `Type de champ non supporté\u00a0: ${type}`,
  tooLong: (max: number) => `Pas plus de ${max.toLocaleString('fr-FR')} caractères.`,

  // Answers
  answered: 'Merci, votre réponse a été enregistrée.',
  unknownField: 'Ce champ ne fait pas partie du formulaire.',
  full: 'Ce formulaire ne peut plus recevoir de fichiers.',
  tooManyAnswers: (minutes: number) =>
    `Trop d’envois depuis votre connexion. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
  number: 'Réponse',
  received: 'Reçue le',
  retired: (name: string) => `${name} (retiré du formulaire)`,
} as const;
