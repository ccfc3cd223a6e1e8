import { defineTexts } from '../../../texts/texts';

export const loginTexts = defineTexts('login', {
  /** The same as that of the area. */
  title: 'Connexion',
  /** Set by `configure({ organisation })`. */
  organisation: '',
  subtitle: 'Connectez-vous à votre espace de gestion communautaire',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion...',
  forgotten: 'Mot de passe oublié ?',
  closeError: 'Fermer le message',
  expired: 'Votre session a expiré. Vos saisies sont conservées\u00a0: reconnectez-vous.',

  resetTitle: 'Réinitialisation du mot de passe',
  resetText: 'Indiquez l’adresse e-mail de votre compte\u00a0: nous vous enverrons un lien.',
  sendLink: 'Envoyer le lien',
  sendingLink: 'Envoi en cours...',
  backToLogin: 'Retour à la connexion',

  sentTitle: 'Email envoyé !',
  sentText: 'Vérifiez votre boîte mail pour le lien de réinitialisation',

  signedInAs: 'Compte connecté',
  signOut: 'Se déconnecter',
  signingOut: 'Déconnexion…',
});

export const noBackEndTexts = defineTexts('noBackEnd', {
  absent: (_origin: string) =>
    'Cette partie n’est pas disponible pour le moment. Prévenez la personne qui gère ce site.',
});

export const codeTexts = defineTexts('loginCode', {
  code: 'Code de vérification',
  hint: 'Le code à six chiffres de votre application d’authentification, ou un code de secours.',
});
