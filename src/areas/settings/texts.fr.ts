import { defineTexts } from '../../texts/texts';

export const settingsTexts = defineTexts('settings', {
  notSaved: 'Contenu non enregistré\u00a0:',
  notSavedText:
    'ces réglages servent d’exemple. Ce que vous y choisissez ne change rien et n’est pas conservé.',
  tabs: 'Rubriques des paramètres',

  profile: 'Profil',
  account: 'Votre compte',
  name: 'Nom',
  email: 'Adresse e-mail',
  unknown: 'Non renseignée',
  roles: 'Rôles',
  rolesText: 'Les rôles que Parvis prévoit. Pour l’instant, toute personne connectée a les mêmes droits.',
  administrator: 'Administrateur',
  manager: 'Manager',
  user: 'Utilisateur',

  notifications: 'Notifications',
  byMail: 'Par e-mail',
  newMembers: 'Nouveaux membres',
  newMembersHint: 'Un e-mail à chaque nouvelle fiche',
  reminders: 'Rappels d’événements',
  remindersHint: 'La veille de chaque événement',
  onScreen: 'À l’écran',
  answers: 'Réponses aux formulaires',
  answersHint: 'Un message dès qu’une réponse arrive',

  security: 'Sécurité',
  password: 'Mot de passe',
  passwordText:
    'Pour en choisir un nouveau, déconnectez-vous, puis utilisez «\u00a0Mot de passe oublié\u00a0?\u00a0» sur l’écran de connexion.',
  session: 'Déconnexion',
  sessionText:
    '«\u00a0Déconnexion\u00a0» vous déconnecte dans tous les onglets à la fois. Sur un poste partagé, déconnectez-vous en partant.',

  appearance: 'Apparence',
  theme: 'Thème',
  light: 'Clair',
  dark: 'Sombre',
  auto: 'Automatique',

  notes: 'Notes',
  consents: 'Consentements',
  site: 'Votre site',

  general: 'Général',
  region: 'Langue et formats',
  language: 'Langue',
  timeZone: 'Fuseau horaire',
  dateFormat: 'Format de date',
});
