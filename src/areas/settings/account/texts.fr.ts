import { formatNumber, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

export const ownAccountTexts = defineTexts('ownAccount', {
  loadFailed: 'Erreur lors du chargement de votre compte',
  saveFailed: 'Rien n’a été enregistré',
  signedInAgain:
    'La session avait expiré\u00a0: rien n’a été enregistré. Vos saisies sont conservées, enregistrez à nouveau.',
  unsure:
    'La réponse n’est pas arrivée\u00a0: c’est peut-être enregistré. Vos saisies sont conservées\u00a0: vous pouvez réessayer.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Profil enregistré',
  cancel: 'Annuler',
  close: 'Fermer',
  settingSaved: 'Réglage enregistré',
  settingChanged:
    'Ce réglage a été changé entre-temps sur un autre appareil\u00a0: la nouvelle valeur est affichée.',
  firstName: 'Prénom',
  lastName: 'Nom',
  role: 'Votre rôle',

  address: 'Adresse e-mail',
  addressText: (address: string) => `Vous vous connectez avec ${address}.`,
  newAddress: 'Nouvelle adresse',
  newAddressHint: 'Elle remplacera l’actuelle quand vous aurez ouvert le lien envoyé à cette adresse.',
  changeAddress: 'Envoyer le lien',
  sendingLink: 'Envoi…',
  addressSent: (address: string) => `Un lien est envoyé à ${address}`,
  pending: 'En attente\u00a0:',
  addressPending: (address: string, until: string) =>
    `un lien a été envoyé à ${address}. Il est valable jusqu’au ${until}\u00a0; votre adresse changera quand vous l’aurez ouvert.`,
  cancelAddress: 'Annuler la demande',
  addressCancelled: 'Demande annulée, votre adresse reste la même',

  mails: 'Par e-mail',
  mailsText:
    'Les e-mails sur la sécurité de votre compte (mot de passe, adresse, double authentification) sont toujours envoyés. Choisissez les autres.',
  newAnswers: 'Réponses aux formulaires',
  newAnswersHint: 'Un e-mail quand des réponses arrivent, au plus un par quart d’heure et par formulaire',
  newAccounts: 'Nouveaux comptes',
  newAccountsHint: 'Un e-mail quand un autre administrateur crée un compte',
  newDevices: 'Connexions depuis un nouvel appareil',
  newDevicesHint: 'Un e-mail quand quelqu’un se connecte à votre compte depuis un nouvel appareil',

  themeHint:
    'Pour vous seul, sur tous vos appareils. Certaines pages gardent leurs propres couleurs. «\u00a0Automatique\u00a0» suit la page.',
  languageHint: 'Parvis n’est pas encore traduit dans d’autres langues.',
  deviceZone: (zone: string) => `Celui de cet appareil (${zone})`,
  timeZoneHint:
    'Pour l’heure du journal, des appareils connectés et des réponses. Un événement garde l’heure de son lieu.',
  dateFormatHint: (now: string) => `Maintenant\u00a0: ${now}. Les champs de saisie suivent votre navigateur.`,

  oldPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  newPasswordHint: 'Vos autres appareils seront déconnectés.',
  changePassword: 'Changer le mot de passe',
  passwordChanged: 'Mot de passe changé. Vos autres appareils sont déconnectés.',

  secondFactor: 'Double authentification',
  off: 'Un code de votre téléphone s’ajoute au mot de passe\u00a0: même avec votre mot de passe, personne n’entre sans votre téléphone.',
  on: (left: number) =>
    `La connexion demande un code. Il vous reste ${formatNumber(left)} ${plural(left, 'code', 'codes')} de secours.`,
  setUp: 'Demander un code à la connexion',
  factorFirst: 'Votre rôle demande un code à la connexion',
  factorFirstText:
    'Une dernière étape avant d’entrer\u00a0: installez sur votre téléphone une application qui donne un code à chaque connexion. Gardez aussi les codes de secours, pour le jour où vous n’auriez pas ce téléphone.',
  signOut: 'Se déconnecter',
  newCodes: 'Nouveaux codes de secours',
  takeOff: 'Retirer la double authentification',
  takenOff: 'Double authentification retirée',
  continue: 'Continuer',
  scan: 'Photographiez ce code avec l’application, ou collez-y la clé.',
  openApp: 'Ouvrir l’application de codes',
  qr: 'Code à photographier avec l’application d’authentification',
  key: 'Clé',
  copyKey: 'Copier la clé',
  keyCopied: 'Clé copiée',
  code: 'Code à six chiffres',
  activate: 'Activer',
  codesTitle: 'Vos codes de secours',
  codesText:
    'Chacun remplace une fois le code de l’application, si vous perdez votre téléphone. Gardez-les maintenant\u00a0: ils ne seront plus affichés.',
  copyCodes: 'Copier les codes',
  codesCopied: 'Codes copiés',
  saveCodes: 'Télécharger les codes',
  codesFile: 'codes de secours Parvis',
  codesNoted: 'Je les ai gardés',

  sessions: 'Appareils connectés',
  unknownDevice: 'Appareil inconnu',
  thisSession: 'Cet appareil',
  opened: (moment: string) => `connexion le ${moment}`,
  seen: (moment: string) => `dernière visite le ${moment}`,
  end: 'Déconnecter',
  endOf: (device: string) => `Déconnecter\u00a0: ${device}`,
  endOthers: 'Déconnecter tous les autres appareils',
  ended: 'Appareil déconnecté',
  othersEnded: 'Autres appareils déconnectés',
});

export type OwnAccountTexts = typeof ownAccountTexts;

export const accessTexts = defineTexts('access', {
  own: 'Connexions et fichiers exportés',
  ownText:
    'Ce qui s’est passé avec votre compte depuis douze mois. Si une ligne ne vient pas de vous, changez votre mot de passe et prévenez un administrateur.',
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
  postalAddresses: 'adresses postales',
  otherData: 'données',
  noAccount: 'adresse inconnue',
  network: (network: string) => `réseau ${network}`,
  times: (count: number) => `${formatNumber(count)} fois dans l’heure`,
});
