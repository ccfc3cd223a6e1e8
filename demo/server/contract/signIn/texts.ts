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
  backToLogin: 'Retour à la connexion',
} as const;

/** The page on which a password is chosen, after a mail or an invitation. */
export const newPasswordTexts = {
  title: 'Nouveau mot de passe',
  welcome: (firstName: string | undefined) => (firstName ? `Bienvenue, ${firstName}` : 'Bienvenue'),
  invited: (organisation: string | undefined) =>
    `${organisation ? `${organisation} vous ouvre son espace de gestion` : 'Un espace de gestion vous est ouvert'}. Choisissez votre mot de passe.`,
  address: 'Adresse e-mail',
  label: 'Nouveau mot de passe',
  hint: (min: number) => `${min} caractères au moins`,
  save: 'Enregistrer',
  open: 'Ouvrir mon espace',
  notSaved: 'Rien n’a été enregistré.',
  saved: 'Votre mot de passe est enregistré. Vous pouvez vous connecter.',
  expired: 'Ce lien n’est plus valable. Demandez-en un nouveau depuis l’écran de connexion.',
} as const;
