/** The words of the queue: what became of a mail, and why the mail server takes none. */

const said = (words: string): string => (words ? ` («\u00a0${words}\u00a0»).` : '.');

/** Why the mail server takes no mail, with its own words, and what to do: the same on screen, in the log and in `check`. */
export const mailFailureTexts = {
  away: {
    phrase: (words: string) => `Le serveur d’e-mails ne répond pas, ou refuse la connexion${said(words)}`,
    remedy: 'Vérifiez le nom et le port dans PARVIS_SMTP, et que ce serveur est en marche.',
  },
  password: {
    phrase: (words: string) =>
      `Le serveur d’e-mails refuse le nom d’utilisateur ou le mot de passe${said(words)}`,
    remedy:
      'Corrigez-les dans PARVIS_SMTP (certains fournisseurs demandent un mot de passe d’application), puis redémarrez Parvis.',
  },
  tls: {
    phrase: (words: string) =>
      `La connexion chiffrée avec le serveur d’e-mails échoue\u00a0: son certificat n’est pas accepté, ou il n’offre pas de chiffrement sur ce port${said(words)}`,
    remedy:
      'Vérifiez dans PARVIS_SMTP le nom, qui doit être celui du certificat, et le port\u00a0: smtps:// va avec 465, smtp:// avec 587. Puis redémarrez Parvis.',
  },
  address: {
    phrase: (words: string) => `Le serveur d’e-mails refuse l’adresse de l’expéditeur${said(words)}`,
    remedy: 'Donnez dans PARVIS_MAIL_FROM une adresse dont ce compte peut se servir, puis redémarrez Parvis.',
  },
} as const;

/** What became of a mail, and what an administrator reads who wants to change it. */
export const queueTexts = {
  goesOn: 'L’envoi reprendra de lui-même.',
  askAgain: 'Ce message ne sera pas renvoyé\u00a0: refaites la demande.',
  takesAgain: 'Le serveur d’e-mails prend de nouveau les messages.',
  noServer:
    'Ce serveur n’a plus de serveur d’e-mails (PARVIS_SMTP)\u00a0: ce message attend qu’il en ait un.',
  refused: (words: string) => `Refusé par le serveur d’e-mails${words ? `\u00a0: ${words}` : '.'}`,
  notMade: 'Le message n’a pas pu être préparé\u00a0: voyez le journal du serveur.',
  queueFailed: 'Les messages en attente n’ont pas pu être lus dans la base.',
  interrupted: 'L’envoi a été interrompu. Ce message ne sera pas renvoyé\u00a0: refaites la demande.',
  subjectGone: 'L’événement ou la personne n’existe plus.',
  givenUp: 'Envoi arrêté par un administrateur.',
  noMail: 'Message non trouvé.',
  notFailed: 'Ce message n’est pas en échec\u00a0: il n’y a rien à renvoyer.',
  notAgain:
    'Ce message ne peut pas être renvoyé d’ici\u00a0: son lien n’est pas conservé. Refaites la demande.',
  notOpen: 'Ce message est déjà parti, ou abandonné.',
  beingSent: 'Ce message est en train de partir. Réessayez dans un instant.',
} as const;
