/** What sign-in and the page of a new password say. */
export const signInTexts = {
  badLogin: 'E-mail ou mot de passe incorrect.',
  fullForSignIn:
    'Le disque de Parvis est plein\u00a0: une nouvelle connexion n’est pas possible. Prévenez la personne qui gère Parvis.',
  loggedIn: 'Connexion réussie',
  loggedOut: 'Déconnexion réussie',
  resetAsked: 'Si un compte existe pour cette adresse, un lien de réinitialisation vient de lui être envoyé.',
  resetWithoutMail: 'Parvis n’envoie pas d’e-mails ici\u00a0: demandez un lien à un administrateur.',
  tooManyResets: (minutes: number) =>
    `Trop de demandes de réinitialisation. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
  newPasswordTitle: 'Nouveau mot de passe',
  newPasswordLabel: (min: number) => `Nouveau mot de passe (${min} caractères au moins)`,
  newPasswordButton: 'Enregistrer',
  newPasswordSaved: 'Votre mot de passe est enregistré. Vous pouvez vous connecter.',
  newPasswordExpired: 'Ce lien n’est plus valable. Demandez-en un nouveau depuis l’écran de connexion.',
  backToLogin: 'Retour à la connexion',
} as const;
