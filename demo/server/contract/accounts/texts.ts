/** The sentences about accounts. */

export const accountTexts = {
  noAccount: 'Ce compte n’existe plus.',
  oneLine: 'Un nom tient sur une ligne, sans retour à la ligne.',
  taken: 'Un compte a déjà cette adresse.',
  lastAdministrator:
    'C’est le dernier administrateur\u00a0: donnez d’abord ce rôle à une autre personne, pour que quelqu’un puisse encore gérer les comptes.',
  ownAccount:
    'Vous ne pouvez ni désactiver ni supprimer votre propre compte. Un autre administrateur peut le faire.',
  notInvited: 'Cette personne a déjà choisi son mot de passe\u00a0: elle n’a plus besoin d’invitation.',
  isDisabled: 'Ce compte est désactivé\u00a0: réactivez-le d’abord.',
  published:
    'Ce compte a encore le mot de passe publié dans la documentation. Il ne peut être réactivé qu’après en avoir reçu un autre (npm run account).',
  invited: 'L’invitation est envoyée.',
  notSent:
    'Le compte est créé, mais l’e-mail n’a pas pu être envoyé\u00a0: transmettez le lien vous-même, ou vérifiez l’adresse et le serveur d’e-mail, puis renvoyez l’invitation.',
  noMail:
    'Le compte est créé, mais Parvis n’envoie pas d’e-mails ici\u00a0: transmettez le lien de l’invitation vous-même.',
  invitationExpired:
    'Cette invitation n’est plus valable\u00a0: elle a servi, une autre l’a remplacée, ou elle date de plus de sept jours. Demandez à un administrateur de vous en envoyer une nouvelle.',

  profileChanged:
    'Votre compte a changé entre-temps, dans un autre onglet ou sur un autre appareil\u00a0: rien n’a été enregistré.',
  badZone: 'Ce fuseau horaire n’existe pas.',

  passwordChanged: 'Mot de passe changé. Vos autres appareils sont déconnectés.',
  passwordRaced: 'Votre mot de passe a changé entre-temps. Reconnectez-vous avec le nouveau.',
  noSession: 'Cet appareil est déjà déconnecté.',
  sessionEnded: 'Appareil déconnecté',
  sessionsEnded: 'Autres appareils déconnectés',

  confirmNeeded:
    'Pour protéger les comptes, cette action demande de nouveau votre mot de passe, ou un code de votre application d’authentification.',
  confirmElsewhere:
    'Cette page ne permet pas de confirmer. Ouvrez Parvis avec votre mot de passe, puis recommencez\u00a0; ou activez d’abord la double authentification.',
} as const;

/** Answers about the record that an account is linked to. */
export const accountLinkReplies = {
  linked: 'Compte lié à la fiche.',
  unlinked: 'Compte délié de la fiche.',
  goneRecord: 'Cette fiche n’existe plus. Si elle est dans la corbeille, rétablissez-la d’abord.',
  deceased: (name: string) => `Le décès de ${name} est noté\u00a0: aucun compte ne se lie à sa fiche.`,
  taken: (name: string, email: string) =>
    `La fiche de ${name} est déjà liée au compte ${email}. Déliez d’abord ce compte.`,
  takenNow: (name: string) => `La fiche de ${name} vient d’être liée à un autre compte. Rien n’a changé.`,
  changedMeanwhile: 'Le lien de ce compte a changé entre-temps\u00a0: rien n’a été enregistré.',
} as const;
