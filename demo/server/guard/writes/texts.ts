/** What is told of the key of a write. */
export const writeTexts = {
  badKey: 'La clé de l’envoi (Idempotency-Key) n’est pas lisible\u00a0: 255 caractères au plus, sans espace.',
  keyReused:
    'Cet envoi a déjà été enregistré avec d’autres valeurs. Vérifiez ce qui est enregistré avant de recommencer.',

  keyErased:
    'Cet envoi a déjà été fait\u00a0; sa réponse a été effacée avec la personne qu’elle nommait. Rechargez la liste.',
} as const;
