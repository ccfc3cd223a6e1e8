import { formatNumber } from '../../../texts/formats';
import { plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

export const ownAccountTexts = defineTexts('ownAccount', {
  loadFailed: 'Erreur lors du chargement de votre compte',
  saveFailed: 'L’enregistrement n’a pas abouti',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Profil enregistré',
  cancel: 'Annuler',
  close: 'Fermer',
  firstName: 'Prénom',
  lastName: 'Nom',
  role: 'Votre rôle',

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
