/** The letters to people with an account, each whole in one place, and what the trial letter answers. */
import { mailFailureTexts } from './queueTexts';
import { type Letter, type LetterPart, writeLetter } from './writeLetter';

type Name = string | undefined;

/** A letter of Parvis itself. */
export const parvisLetter = (name: Name, subject: string, ...parts: LetterPart[]): Letter =>
  writeLetter({ subject: `Parvis\u00a0: ${subject}`, name, parts });

const NOT_YOU =
  'Ce n’était pas vous\u00a0? Changez tout de suite votre mot de passe (Parvis, Paramètres, Sécurité) et prévenez un administrateur.';
const ASK = 'Si vous ne vous y attendiez pas, demandez-en la raison à un administrateur.';
const ASKED =
  'Vous recevez ce message parce que vous l’avez demandé dans Parvis, sous «\u00a0Paramètres, Notifications\u00a0».';

export const noticeTexts = {
  passwordChanged: (name: Name) =>
    parvisLetter(
      name,
      'votre mot de passe a changé',
      'Le mot de passe de votre compte vient d’être changé. Vos autres appareils sont déconnectés.',
      NOT_YOU,
    ),
  passwordReset: (name: Name) =>
    parvisLetter(
      name,
      'votre mot de passe a changé',
      'Un nouveau mot de passe vient d’être choisi pour votre compte, par le lien d’un e-mail. Tous vos appareils sont déconnectés.',
      'Si ce n’est pas vous, une autre personne lit vos e-mails\u00a0: changez le mot de passe de votre messagerie, demandez un nouveau lien et prévenez un administrateur.',
    ),
  roleChanged: (name: Name, role: string) =>
    parvisLetter(
      name,
      'votre rôle a changé',
      `Un administrateur vous a donné le rôle «\u00a0${role}\u00a0».`,
      ASK,
    ),
  disabled: (name: Name) =>
    parvisLetter(
      name,
      'votre compte est désactivé',
      'Un administrateur a désactivé votre compte. Vous ne pouvez plus vous connecter.',
      ASK,
    ),
  removed: (name: Name) =>
    parvisLetter(
      name,
      'votre compte est supprimé',
      'Un administrateur a supprimé votre compte. Vous ne pouvez plus vous connecter.',
      ASK,
    ),
  sessionsEnded: (name: Name) =>
    parvisLetter(
      name,
      'vos sessions sont terminées',
      'Un administrateur a déconnecté tous vos appareils. Reconnectez-vous avec votre mot de passe.',
      ASK,
    ),
  administratorInvited: (name: Name, address: string) =>
    parvisLetter(
      name,
      'vous avez invité un administrateur',
      `Votre compte vient d’inviter ${address} comme administrateur.`,
      NOT_YOU,
    ),
  secondFactorOn: (name: Name) =>
    parvisLetter(
      name,
      'double authentification activée',
      'La connexion à votre compte demande désormais un code.',
      NOT_YOU,
    ),
  secondFactorOff: (name: Name) =>
    parvisLetter(
      name,
      'double authentification retirée',
      'La connexion à votre compte ne demande plus de code.',
      NOT_YOU,
    ),
  codesRenewed: (name: Name) =>
    parvisLetter(
      name,
      'nouveaux codes de secours',
      'De nouveaux codes de secours remplacent les précédents, qui ne sont plus valables.',
      NOT_YOU,
    ),
  addressAsked: (name: Name, address: string) =>
    parvisLetter(
      name,
      'changement d’adresse demandé',
      `L’adresse de votre compte doit devenir ${address}. Rien ne change tant que le lien envoyé à cette adresse n’a pas été ouvert.`,
      `${NOT_YOU} Un nouveau mot de passe annule la demande.`,
    ),
  addressChanged: (name: Name, address: string) =>
    parvisLetter(
      name,
      'votre adresse a changé',
      `L’adresse de votre compte est désormais ${address}. Celle-ci ne sert plus à se connecter.`,
      'Si ce n’est pas vous, prévenez un administrateur.',
    ),

  newDevice: (name: Name, device: string) =>
    parvisLetter(
      name,
      'connexion depuis un nouvel appareil',
      `Quelqu’un vient de se connecter à votre compte depuis un nouvel appareil\u00a0: ${device || 'appareil inconnu'}.`,
      NOT_YOU,
      ASKED,
    ),
  newAccount: (name: Name, by: string | undefined, person: string | undefined, address: string) =>
    parvisLetter(
      name,
      'nouveau compte',
      `${by ?? 'Un administrateur'} vient de créer un compte pour ${person ? `${person} (${address})` : address}.`,
      ASKED,
    ),
  newAnswers: (name: Name, form: string, count: number, link: string) =>
    parvisLetter(
      name,
      `${count} ${count > 1 ? 'nouvelles réponses' : 'nouvelle réponse'}`,
      `Le formulaire «\u00a0${form}\u00a0» a reçu ${count} ${count > 1 ? 'nouvelles réponses' : 'nouvelle réponse'}.`,
      { label: 'Lire les réponses\u00a0:', link },
      ASKED,
    ),
} as const;

/** «une heure», «90 minutes» */
const lasting = (minutes: number): string => (minutes === 60 ? 'une heure' : `${minutes}\u00a0minutes`);

/** Letters with a link to a page of this server. `link` stands alone on its line. */
export const linkLetters = {
  /** To a person who has forgotten the password. */
  reset: (name: Name, link: string, minutes: number) =>
    parvisLetter(
      name,
      'réinitialisation de votre mot de passe',
      'Un nouveau mot de passe a été demandé pour votre compte.',
      { label: `Choisir un nouveau mot de passe (lien valable ${lasting(minutes)})\u00a0:`, link },
      'Si vous n’êtes pas à l’origine de cette demande, ne faites rien\u00a0: votre mot de passe reste le même.',
    ),
  /** For an account that the operator has just created. */
  welcome: (name: Name, link: string, minutes: number) =>
    parvisLetter(
      name,
      'votre compte',
      'Un compte Parvis vient d’être créé pour vous.',
      { label: `Choisir votre mot de passe (lien valable ${lasting(minutes)})\u00a0:`, link },
      'Passé ce délai, «\u00a0Mot de passe oublié\u00a0» sur l’écran de connexion vous en envoie un autre.',
    ),
  /** For an account whose password the operator wants changed. */
  renewal: (name: Name, link: string, minutes: number) =>
    parvisLetter(
      name,
      'réinitialisation de votre mot de passe',
      'La personne qui gère Parvis vous invite à choisir un nouveau mot de passe.',
      { label: `Choisir un nouveau mot de passe (lien valable ${lasting(minutes)})\u00a0:`, link },
      'Jusque-là, votre mot de passe reste le même.',
    ),
  invitation: (name: Name, by: string | undefined, link: string, days: number) =>
    parvisLetter(
      name,
      'votre invitation',
      `${by ?? 'Un administrateur'} vous ouvre un accès à Parvis, le logiciel de gestion des membres et des événements.`,
      { label: `Choisir votre mot de passe (lien valable ${days}\u00a0jours)\u00a0:`, link },
      'Si vous n’attendiez pas cette invitation, ne cliquez pas, et supprimez cet e-mail.',
    ),
  /** To the address that an account is to have. Nothing proves yet whose it is, so it greets by no name. */
  confirmAddress: (link: string, hours: number) =>
    parvisLetter(
      undefined,
      'confirmez votre adresse',
      'Vous avez demandé à utiliser cette adresse pour votre compte Parvis.',
      { label: `Confirmer cette adresse (lien valable ${hours}\u00a0heures)\u00a0:`, link },
      'Si vous n’êtes pas à l’origine de cette demande, ne faites rien\u00a0: rien ne change.',
    ),
} as const;

/** The trial mail and what became of it. */
export const trialTexts = {
  letter: (name: Name) =>
    parvisLetter(
      name,
      'message d’essai',
      'Ce message d’essai vient d’être demandé dans Parvis, sous «\u00a0E-mails envoyés\u00a0», depuis votre compte. S’il vous parvient, les e-mails de Parvis partent.',
      'Il n’y a rien à faire.',
    ),
  sent: (address: string) =>
    `Le serveur d’e-mails a pris le message d’essai pour ${address}. S’il n’arrive pas d’ici quelques minutes, regardez dans les indésirables.`,
  written: (address: string, folder: string) =>
    `Sans serveur d’e-mails (PARVIS_SMTP), les messages deviennent des fichiers\u00a0: celui pour ${address} est dans ${folder}, et rien n’est parti. Réglez PARVIS_SMTP, puis redémarrez Parvis.`,
  noServer:
    'Ce serveur n’envoie pas d’e-mails\u00a0: PARVIS_SMTP n’est pas réglé. Donnez-y l’adresse du serveur d’e-mails, puis redémarrez Parvis.',
  tooLong: (seconds: number) =>
    `Le serveur d’e-mails n’a pas répondu en ${seconds}\u00a0secondes. ${mailFailureTexts.away.remedy}`,
  notWritten:
    'Le message n’a pas pu être écrit dans le dossier de PARVIS_MAILS. Vérifiez que l’utilisateur de Parvis peut y écrire.',
  tooSoon: (seconds: number) =>
    `Un message d’essai vient d’être demandé\u00a0: recommencez dans ${seconds}\u00a0seconde${seconds > 1 ? 's' : ''}.`,
} as const;
