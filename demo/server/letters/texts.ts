/** The letters to people with an account, each whole in one place, and what the trial letter answers. */

import type { Mail } from './mailer';
import { mailFailureTexts } from './queueTexts';

/** A mail without its address. */
export type Letter = Pick<Mail, 'subject' | 'text'>;

/** The first line of a mail. */
export const greeting = (name: string | undefined): string => (name ? `Bonjour ${name},` : 'Bonjour,');

const hello = (name: string | undefined, text: string): string => `${greeting(name)}\n\n${text}\n`;

const NOT_YOU =
  'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe (Parvis, Paramètres, Sécurité) et prévenez un administrateur.';
const ASK = 'Si vous ne vous y attendiez pas, demandez-en la raison à un administrateur.';
const ASKED =
  'Vous recevez ce message parce que vous l’avez demandé dans Parvis, sous «\u00a0Paramètres, Notifications\u00a0».';

export const noticeTexts = {
  passwordChanged: (name: string | undefined): Letter => ({
    subject: 'Parvis\u00a0: votre mot de passe a changé',
    text: hello(
      name,
      `Le mot de passe de votre compte vient d’être changé, et ses autres sessions sont terminées.\n\n${NOT_YOU}`,
    ),
  }),
  passwordReset: (name: string | undefined): Letter => ({
    subject: 'Parvis\u00a0: votre mot de passe a changé',
    text: hello(
      name,
      `Un nouveau mot de passe vient d’être choisi pour votre compte, par le lien d’un e-mail. Toutes ses sessions sont terminées.\n\nSi ce n’est pas vous, une autre personne lit vos e-mails\u00a0: changez le mot de passe de votre messagerie, demandez un nouveau lien et prévenez un administrateur.`,
    ),
  }),
  roleChanged: (name: string | undefined, role: string): Letter => ({
    subject: 'Parvis\u00a0: votre rôle a changé',
    text: hello(name, `Un administrateur vous a donné le rôle «\u00a0${role}\u00a0».\n\n${ASK}`),
  }),
  disabled: (name: string | undefined): Letter => ({
    subject: 'Parvis\u00a0: votre compte est désactivé',
    text: hello(
      name,
      `Un administrateur a désactivé votre compte. Ses sessions sont terminées, et vous ne pouvez plus vous connecter.\n\n${ASK}`,
    ),
  }),
  removed: (name: string | undefined): Letter => ({
    subject: 'Parvis\u00a0: votre compte est supprimé',
    text: hello(
      name,
      `Un administrateur a supprimé votre compte. Vous ne pouvez plus vous connecter.\n\n${ASK}`,
    ),
  }),
  sessionsEnded: (name: string | undefined): Letter => ({
    subject: 'Parvis\u00a0: vos sessions sont terminées',
    text: hello(
      name,
      `Un administrateur a terminé toutes les sessions de votre compte. Reconnectez-vous avec votre mot de passe.\n\n${ASK}`,
    ),
  }),
  administratorInvited: (name: string | undefined, address: string): Letter => ({
    subject: 'Parvis\u00a0: vous avez invité un administrateur',
    text: hello(name, `Votre compte vient d’inviter ${address} comme administrateur.\n\n${NOT_YOU}`),
  }),
  secondFactorOn: (name: string | undefined): Letter => ({
    subject: 'Parvis\u00a0: second facteur activé',
    text: hello(name, `La connexion à votre compte demande désormais un code.\n\n${NOT_YOU}`),
  }),
  secondFactorOff: (name: string | undefined): Letter => ({
    subject: 'Parvis\u00a0: second facteur retiré',
    text: hello(name, `La connexion à votre compte ne demande plus de code.\n\n${NOT_YOU}`),
  }),
  codesRenewed: (name: string | undefined): Letter => ({
    subject: 'Parvis\u00a0: nouveaux codes de secours',
    text: hello(
      name,
      `De nouveaux codes de secours remplacent les précédents, qui ne sont plus valables.\n\n${NOT_YOU}`,
    ),
  }),
  addressAsked: (name: string | undefined, address: string): Letter => ({
    subject: 'Parvis\u00a0: changement d’adresse demandé',
    text: hello(
      name,
      `L’adresse de votre compte doit devenir ${address}. Rien ne change tant que le lien envoyé à cette adresse n’a pas été ouvert.\n\n${NOT_YOU} Un nouveau mot de passe annule la demande.`,
    ),
  }),
  addressChanged: (name: string | undefined, address: string): Letter => ({
    subject: 'Parvis\u00a0: votre adresse a changé',
    text: hello(
      name,
      `L’adresse de votre compte est désormais ${address}. Celle-ci ne sert plus à se connecter.\n\nSi ce n’est pas vous, prévenez un administrateur.`,
    ),
  }),

  newDevice: (name: string | undefined, device: string): Letter => ({
    subject: 'Parvis\u00a0: connexion depuis un nouvel appareil',
    text: hello(
      name,
      `Une session vient de s’ouvrir depuis un appareil que votre compte n’avait pas encore utilisé\u00a0: ${device || 'appareil inconnu'}.\n\n${NOT_YOU}\n\n${ASKED}`,
    ),
  }),
  newAccount: (
    name: string | undefined,
    by: string | undefined,
    person: string | undefined,
    address: string,
  ): Letter => ({
    subject: 'Parvis\u00a0: nouveau compte',
    text: hello(
      name,
      `${by ?? 'Un administrateur'} vient de créer un compte pour ${person ? `${person} (${address})` : address}.\n\n${ASKED}`,
    ),
  }),
  newAnswers: (name: string | undefined, form: string, count: number, link: string): Letter => ({
    subject: `Parvis\u00a0: ${count} ${count > 1 ? 'nouvelles réponses' : 'nouvelle réponse'}`,
    text: hello(
      name,
      `Le formulaire «\u00a0${form}\u00a0» a reçu ${count} ${count > 1 ? 'nouvelles réponses' : 'nouvelle réponse'}\u00a0:\n\n${link}\n\n${ASKED}`,
    ),
  }),
} as const;

/** Letters with a link to a page of this server. `link` stands alone on its line. */
export const linkLetters = {
  /** To a person who has forgotten the password. */
  reset: (name: string | undefined, link: string, minutes: number): Letter => ({
    subject: 'Parvis\u00a0: réinitialisation de votre mot de passe',
    text: hello(
      name,
      `Vous avez demandé à choisir un nouveau mot de passe. Ouvrez ce lien, valable ${minutes} minutes\u00a0:\n\n${link}\n\nSi vous n’êtes pas à l’origine de cette demande, ignorez ce message\u00a0: votre mot de passe reste le même.`,
    ),
  }),
  /** For an account that the operator has just created. */
  welcome: (name: string | undefined, link: string, minutes: number): Letter => ({
    subject: 'Parvis\u00a0: votre compte',
    text: hello(
      name,
      `Un compte Parvis vient d’être créé pour vous. Ouvrez ce lien, valable ${minutes} minutes, pour choisir votre mot de passe\u00a0:\n\n${link}\n\nPassé ce délai, «\u00a0Mot de passe oublié\u00a0» sur l’écran de connexion vous en envoie un autre.`,
    ),
  }),
  /** For an account whose password the operator wants changed. */
  renewal: (name: string | undefined, link: string, minutes: number): Letter => ({
    subject: 'Parvis\u00a0: réinitialisation de votre mot de passe',
    text: hello(
      name,
      `L’administrateur de Parvis vous invite à choisir un nouveau mot de passe. Ouvrez ce lien, valable ${minutes} minutes\u00a0:\n\n${link}\n\nJusque-là, votre mot de passe reste le même.`,
    ),
  }),
  invitation: (name: string | undefined, by: string | undefined, link: string, days: number): Letter => ({
    subject: 'Parvis\u00a0: votre invitation',
    text: hello(
      name,
      `${by ?? 'Un administrateur'} vous invite à utiliser Parvis. Ouvrez ce lien, valable ${days} jours, pour choisir votre mot de passe\u00a0:\n\n${link}\n\nSi vous n’attendiez pas cette invitation, ignorez ce message.`,
    ),
  }),
  /** To the address that an account is to have. Nothing proves yet whose it is, so it greets by no name. */
  confirmAddress: (link: string, hours: number): Letter => ({
    subject: 'Parvis\u00a0: confirmez votre adresse',
    text: hello(
      undefined,
      `Cette adresse doit devenir celle de votre compte Parvis. Ouvrez ce lien, valable ${hours} heures, pour la confirmer\u00a0:\n\n${link}\n\nSi vous n’êtes pas à l’origine de cette demande, ignorez ce message\u00a0: rien ne change.`,
    ),
  }),
} as const;

/** The trial mail and what became of it. */
export const trialTexts = {
  letter: (name: string | undefined): Letter => ({
    subject: 'Parvis\u00a0: message d’essai',
    text: hello(
      name,
      'Ce message d’essai vient d’être demandé dans Parvis, sous «\u00a0Messages envoyés\u00a0», depuis votre compte. S’il vous parvient, les e-mails de Parvis partent.\n\nIl n’y a rien à faire.',
    ),
  }),
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
