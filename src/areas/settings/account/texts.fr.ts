import { formatNumber, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

export const ownAccountTexts = defineTexts('ownAccount', {
  loadFailed: 'Erreur lors du chargement de votre compte',
  saveFailed: 'L’enregistrement n’a pas abouti',
  signedInAgain:
    'La session avait expiré\u00a0: rien n’a été enregistré. Vos saisies sont conservées, enregistrez à nouveau.',
  unsure:
    'Le serveur n’a pas confirmé l’enregistrement. Vos saisies sont conservées\u00a0: vous pouvez réessayer.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Profil enregistré',
  cancel: 'Annuler',
  close: 'Fermer',
  settingSaved: 'Réglage enregistré',
  settingChanged:
    'Ce réglage a été changé entre-temps sur un autre appareil\u00a0: c’est cette valeur qui est affichée.',
  firstName: 'Prénom',
  lastName: 'Nom',
  role: 'Votre rôle',

  address: 'Adresse e-mail',
  addressText: (address: string) => `Vous vous connectez avec ${address}.`,
  newAddress: 'Nouvelle adresse',
  newAddressHint: 'Elle remplace l’autre une fois ouvert le lien qui y est envoyé.',
  changeAddress: 'Envoyer le lien',
  sendingLink: 'Envoi…',
  addressSent: (address: string) => `Un lien est envoyé à ${address}`,
  pending: 'En attente\u00a0:',
  addressPending: (address: string, until: string) =>
    `un lien a été envoyé à ${address}. Il est valable jusqu’au ${until}\u00a0; votre adresse ne change qu’une fois le lien ouvert.`,
  cancelAddress: 'Annuler la demande',
  addressCancelled: 'Demande annulée, votre adresse reste la même',

  mails: 'Par e-mail',
  mailsText:
    'Les messages sur la sécurité de votre compte (mot de passe, adresse, second facteur) sont toujours envoyés. Choisissez les autres.',
  newAnswers: 'Réponses aux formulaires',
  newAnswersHint: 'Quand des réponses arrivent, un message par formulaire et par quart d’heure au plus',
  newAccounts: 'Nouveaux comptes',
  newAccountsHint: 'Quand un autre administrateur crée un compte',
  newDevices: 'Connexions depuis un nouvel appareil',
  newDevicesHint:
    'Quand une session s’ouvre depuis un navigateur ou un système que vous n’aviez pas encore utilisé',

  themeHint:
    'Il vaut pour vous, sur tous vos appareils, partout où la page n’impose pas ses couleurs. «\u00a0Automatique\u00a0» suit la page.',
  languageHint: 'Parvis n’est pas encore traduit en d’autres langues.',
  deviceZone: (zone: string) => `Celui de cet appareil (${zone})`,
  timeZoneHint:
    'Pour les moments, comme ceux du journal, des sessions et des réponses. Les heures des événements sont celles du lieu.',
  dateFormatHint: (now: string) => `Maintenant\u00a0: ${now}. Les champs de saisie suivent votre navigateur.`,

  oldPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  newPasswordHint: 'Vos autres sessions se terminent.',
  changePassword: 'Changer le mot de passe',
  passwordChanged: 'Mot de passe changé, vos autres sessions sont terminées',

  secondFactor: 'Second facteur',
  off: 'Avec une application d’authentification sur votre téléphone, un mot de passe volé ne suffit plus pour entrer.',
  on: (left: number) =>
    `La connexion demande un code. Il vous reste ${formatNumber(left)} ${plural(left, 'code', 'codes')} de secours.`,
  setUp: 'Activer le second facteur',
  factorFirst: 'Votre rôle demande un second facteur',
  factorFirstText:
    'Il ne manque que cela pour entrer\u00a0: une application d’authentification sur votre téléphone donne un code à chaque connexion. Gardez aussi les codes de secours, pour le jour où vous n’auriez pas ce téléphone.',
  signOut: 'Se déconnecter',
  newCodes: 'Nouveaux codes de secours',
  takeOff: 'Retirer le second facteur',
  takenOff: 'Second facteur retiré',
  continue: 'Continuer',
  scan: 'Lisez ce code avec votre application, ou saisissez-y la clé.',
  qr: 'Code à lire avec l’application d’authentification',
  key: 'Clé',
  code: 'Code à six chiffres',
  activate: 'Activer',
  codesTitle: 'Vos codes de secours',
  codesText:
    'Chacun remplace une fois le code de l’application, si vous perdez votre téléphone. Notez-les maintenant\u00a0: ils ne seront plus affichés.',
  codesNoted: 'Je les ai notés',

  sessions: 'Sessions ouvertes',
  unknownDevice: 'Appareil inconnu',
  thisSession: 'Cette session',
  opened: (moment: string) => `ouverte le ${moment}`,
  seen: (moment: string) => `vue le ${moment}`,
  end: 'Terminer',
  endOf: (device: string) => `Terminer la session\u00a0: ${device}`,
  endOthers: 'Terminer toutes les autres',
  ended: 'Session terminée',
  othersEnded: 'Autres sessions terminées',
});

export type OwnAccountTexts = typeof ownAccountTexts;

export const accessTexts = defineTexts('access', {
  own: 'Connexions et fichiers exportés',
  ownText:
    'Ce qui s’est passé avec votre compte depuis douze mois. Si vous n’y reconnaissez pas vos visites, changez votre mot de passe et prévenez un administrateur.',
  all: 'Connexions et fichiers exportés de tous les comptes',
  allText: 'Depuis douze mois. Le réseau est celui de l’appareil, sans l’adresse exacte.',
  loadFailed: 'Erreur lors du chargement des connexions',
  empty: 'Rien encore.',
  newer: 'Plus récentes',
  older: 'Plus anciennes',
  connexion: 'Connexion',
  withCode: 'Connexion avec un code',
  refus: 'Mot de passe refusé',
  code_refuse: 'Code refusé',
  confirmation_refusee: 'Confirmation refusée',
  exported: (what: string) => `Export\u00a0: ${what}`,
  memberList: 'liste de membres',
  eventList: 'liste d’événements',
  formAnswers: 'réponses à un formulaire',
  answerFile: 'fichier d’une réponse',
  personData: 'données d’une personne',
  otherData: 'données',
  noAccount: 'aucun compte de ce nom',
  network: (network: string) => `réseau ${network}`,
  times: (count: number) => `${formatNumber(count)} fois dans l’heure`,
});
