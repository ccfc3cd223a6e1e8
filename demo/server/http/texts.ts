/** What a refused request is told, whatever it asks for. */

export const httpTexts = {
  // Answers
  invalid: 'Erreur de validation des données',
  notFound: 'Ressource non trouvée',
  unauthorized: "Vous n'êtes pas autorisé à accéder à cette ressource",
  notMultipart: 'Le fichier doit être envoyé en multipart/form-data, dans le champ «\u00a0file\u00a0».',
  unreadableForm: 'L’envoi est incomplet ou illisible\u00a0: recommencez.',
  unreadable: 'Le corps de la requête n’est pas du JSON lisible.',
  tooLarge: 'La requête est trop volumineuse.',
  tooDeep: 'Le corps de la requête est trop imbriqué.',
  tooManyParts: (max: number) => `Pas plus de ${max} champs à la fois.`,
  tooManyKeys: (max: number) => `Le corps de la requête ne peut pas compter plus de ${max} clés.`,
  tooManyValues: (max: number) => `Le corps de la requête ne peut pas compter plus de ${max} valeurs.`,
  sentTooSlowly: 'L’envoi s’est interrompu\u00a0: recommencez.',
  uploadsBusy: 'Parvis reçoit trop d’envois à la fois. Réessayez dans un instant.',
  unsupported: 'Le corps de la requête doit être envoyé en JSON (application/json).',
  noSuchPage: (page: number, last: number) =>
    `La page ${page} n’existe pas : la dernière est la page ${last}.`,
  failed: (id: string) =>
    `Erreur interne du serveur (référence ${id}). Donnez cette référence à la personne qui gère Parvis.`,
  unexpected: 'Erreur inattendue',
  notThisForm: 'Cette page n’accepte que son propre formulaire.',
  /** At the end of a page, before the address to write to, or what to do without one. */
  question: 'Une question\u00a0?',
  answerTheMail: 'Répondez à l’e-mail que vous avez reçu.',
  busy: 'Parvis est très utilisé en ce moment. Réessayez dans un instant.',

  // Reasons under a field
  required: 'Ce champ est obligatoire',
  inLine: (line: number, sentence: string) => `Ligne ${line}\u00a0: ${sentence}`,
  badValue: 'Cette valeur n’est pas acceptée.',
  badName: 'Ce nom de champ n’est pas accepté.',
  badNumber: 'Un nombre est attendu.',
  badId: 'Un numéro est un nombre entier positif.',
  badIds: 'Les numéros sont des nombres entiers positifs.',
  badWhole: 'Un nombre entier est attendu.',
  badEmail: 'L’adresse e-mail n’est pas valide.',
  wholeBetween: (min: number, max: number) => `Un nombre entier de ${min} à ${max} est attendu.`,
  pageFromOne: 'Le numéro de page est un nombre entier à partir de 1.',
  badOrdering: (names: string) => `Tris possibles : ${names}.`,
  badDate: 'Une date de la forme AAAA-MM-JJ est attendue.',
  badInstant: 'La date de dernière modification est illisible.',
  datesReversed: 'La fin est avant le début\u00a0: corrigez l’une des deux dates.',
  searchTooLong: (max: number) => `La recherche est limitée à ${max} caractères.`,
  tooManyIds: (max: number) => `Pas plus de ${max} valeurs à la fois.`,
  onlyCsv: 'Le seul format d’export est csv.',
  onlyFormats: 'Le format attendu est «\u00a0csv\u00a0» ou «\u00a0excel\u00a0».',
  rangeTooLong: (days: number) =>
    `La période est limitée à ${days} jours ; choisissez « Mensuel » ou resserrez les dates.`,

  // For the operator
  untrustedProxy: (proxies: number) =>
    `Les requêtes arrivent par un serveur mandataire (X-Forwarded-For, ${proxies} adresse${proxies > 1 ? 's' : ''})\u00a0: sans PARVIS_TRUST_PROXY, tous les visiteurs partagent la même limite de tentatives. Si ${proxies > 1 ? 'ces mandataires sont les vôtres' : 'ce mandataire est le vôtre'}\u00a0: PARVIS_TRUST_PROXY=${proxies}`,
} as const;
