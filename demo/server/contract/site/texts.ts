/** What the calls about the key of the site answer. */
export const siteReplies = {
  made: 'Clé du site créée',
  revoked: 'Clé du site désactivée',
  ended: 'Cette clé n’est plus valable. Demandez-en une nouvelle à la personne qui gère Parvis.',
} as const;
