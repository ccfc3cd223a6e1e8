/** What the calls about the key of the site answer. */
export const siteReplies = {
  made: 'Clé du site créée',
  revoked: 'Clé du site révoquée',
  ended: 'Cette clé n’est plus valable. Demandez-en une nouvelle à l’administration de Parvis.',
} as const;
