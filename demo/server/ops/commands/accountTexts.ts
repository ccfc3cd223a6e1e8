/** The lines that `npm run account` prints for the operator. */
import type { Role } from '../../../../src/domain/rights';
import { DEMO_PASSWORD } from '../../guard/passwords/publishedPassword';
import { dateTimeWords } from './texts';

export const accountCommandTexts = {
  usage: [
    'npm run account -- create marie@eglise.fr --nom=Durand --prenom=Marie [--utilisateur=marie] [--role=administrateur|manager|utilisateur] [--mail]',
    'npm run account -- list',
    'npm run account -- password marie@eglise.fr [--mail]',
    'npm run account -- disable marie@eglise.fr',
    'npm run account -- enable marie@eglise.fr',
    'npm run account -- second-factor marie@eglise.fr',
    'npm run account -- horloge [--oui]',
    '(--mail\u00a0: le mot de passe est choisi par un lien envoyé à cette adresse, au lieu d’être demandé ici\u00a0;',
    ' base\u00a0: DATABASE_URL, sinon le dossier PARVIS_DATA, .data par défaut\u00a0; --env=/etc/parvis.env lit les réglages du serveur)',
  ].join('\n'),
  askPassword: (email: string) => `Mot de passe de ${email}\u00a0: `,
  askAgain: 'Encore une fois\u00a0: ',
  notTheSame: 'Les deux mots de passe ne sont pas les mêmes\u00a0: rien n’a été changé.',
  noPassword: 'Aucun mot de passe n’a été donné\u00a0: rien n’a été changé.',
  refused: (reason: string) => `${reason} Rien n’a été changé.`,
  badEmail: (text: string) => `«\u00a0${text}\u00a0» n’est pas une adresse e-mail.`,
  badUserName: (text: string) =>
    `«\u00a0${text}\u00a0» n’est pas un nom d’utilisateur\u00a0: il faut 3 à 50 lettres sans accent, chiffres, points ou tirets.`,
  badRole: (text: string, roles: string) =>
    `Il n’y a pas de rôle «\u00a0${text}\u00a0»\u00a0: les rôles sont ${roles}.`,
  noName: (option: string, max: number) =>
    `Il faut --${option}=… (${max} caractères au plus, sur une ligne).`,
  taken: (email: string) =>
    `Un compte a déjà l’adresse ${email} ou ce nom d’utilisateur. «\u00a0npm run account -- list\u00a0» montre les comptes.`,
  unknown: (name: string) =>
    `Aucun compte ne s’appelle ${name}. «\u00a0npm run account -- list\u00a0» montre les comptes.`,
  noUrl:
    'Pour envoyer un lien, il faut l’adresse du serveur telle que la connaissent ses utilisateurs\u00a0: PARVIS_URL=https://…',
  created: (email: string) => `Le compte ${email} est créé.`,
  changed: (email: string) =>
    `Le mot de passe de ${email} est changé, et tous ses appareils sont déconnectés.`,
  linked: (email: string, minutes: number) => `Un lien valable ${minutes} minutes est envoyé à ${email}.`,
  linkWritten: (email: string, minutes: number, folder: string) =>
    `Sans PARVIS_SMTP, l’e-mail pour ${email} est écrit dans ${folder}\u00a0: son lien est valable ${minutes} minutes.`,
  noLink: (email: string) =>
    `Le compte ${email} est désactivé\u00a0: aucun lien n’est envoyé. «\u00a0npm run account -- enable ${email}\u00a0» le réactive.`,
  disabled: (email: string) => `Le compte ${email} est désactivé, et tous ses appareils sont déconnectés.`,
  alreadyDisabled: (email: string) => `Le compte ${email} était déjà désactivé.`,
  enabled: (email: string) => `Le compte ${email} peut de nouveau se connecter.`,
  alreadyEnabled: (email: string) => `Le compte ${email} n’était pas désactivé.`,
  published: (email: string) =>
    `Le compte ${email} a encore le mot de passe publié (${DEMO_PASSWORD})\u00a0: donnez-lui-en d’abord un autre, avec «\u00a0npm run account -- password ${email}\u00a0».`,
  factorRemoved: (email: string) =>
    `La double authentification de ${email} est retirée\u00a0: la connexion ne demande plus de code.`,
  noFactor: (email: string) => `Le compte ${email} n’a pas de double authentification.`,
  notTold: (email: string, reason: string) =>
    `L’e-mail qui le dit à ${email} n’est pas parti\u00a0: ${reason}`,
  clockRight: (now: string, timeZone: string | undefined) =>
    `Il n’y a rien à confirmer. Cette machine dit\u00a0: ${dateTimeWords(now, timeZone)}.`,
  clockDates: (from: string, to: string, timeZone: string | undefined) =>
    `Dernier entretien\u00a0: ${dateTimeWords(from, timeZone)}\nCette machine dit\u00a0: ${dateTimeWords(to, timeZone)}`,
  askClock:
    'Est-ce la bonne date\u00a0? Ce qui a dépassé son âge à cette date sera retiré de la corbeille, effacé ou expiré. (oui/non) ',
  clockRefused: 'Rien n’a été confirmé\u00a0: réglez l’horloge de la machine, puis recommencez.',
  clockConfirmed: 'Cette date est confirmée\u00a0: le prochain entretien du serveur fera ce qui attendait.',
  none: 'Il n’y a aucun compte. «\u00a0npm run account -- create marie@eglise.fr --nom=Durand --prenom=Marie\u00a0» crée le premier.',
  line: (email: string, name: string, user: string | null, role: Role, isDisabled: boolean) =>
    `${email}\t${name}${user ? ` (${user})` : ''}\t${role}${isDisabled ? '\tdésactivé' : ''}`,
} as const;
