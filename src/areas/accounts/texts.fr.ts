import { formatNumber, plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

export const accountsTexts = defineTexts('accounts', {
  search: 'Rechercher un compte',
  count: (count: number) => `${formatNumber(count)} ${plural(count, 'compte', 'comptes')}`,
  create: 'Inviter une personne',
  edit: 'Changer le rôle',
  remove: 'Supprimer le compte',
  removeQuestion: (name: string) => `Voulez-vous supprimer le compte de ${name}\u00a0?`,
  irreversible: 'Cette personne ne pourra plus se connecter. Ce qu’elle a enregistré est conservé.',

  email: 'Adresse e-mail',
  emailHint:
    'Un lien pour choisir son mot de passe y est envoyé, valable sept jours. Si Parvis n’envoie pas d’e-mails, le lien s’affiche ici.',
  lastName: 'Nom',
  firstName: 'Prénom',
  role: 'Rôle',
  roleHint:
    'Administrateur\u00a0: tout. Manager\u00a0: tout, sauf les comptes, les e-mails envoyés, l’état du serveur, les données personnelles (copie, effacement, durée) et la suppression définitive. Utilisateur\u00a0: consulter, et pointer les présences\u00a0; ni réponses aux formulaires, ni journal, ni corbeille.',
  administrateur: 'Administrateur',
  manager: 'Manager',
  utilisateur: 'Utilisateur',
  invited: 'Invitation envoyée',
  notInvited: 'Invitation non envoyée',
  disabled: 'Désactivé',
  secondFactor: 'Double authentification',
  sessions: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'appareil connecté', 'appareils connectés')}`,
  seen: (moment: string) => `dernière visite le ${moment}`,

  requiredFactors: 'Code obligatoire à la connexion',
  requiredFactorsText:
    'Les personnes de ces rôles qui n’ont pas encore de code devront l’activer à leur prochaine connexion.',
  requiredFailed: 'Erreur lors du chargement de ce réglage',
  requiredNotSaved: 'Ce réglage n’a pas changé',

  manage: 'Gérer le compte',
  manageTitle: (name: string) => `Compte de ${name}`,
  close: 'Fermer',
  inviteAgain: 'Renvoyer l’invitation',
  inviteAgainText: 'Le lien envoyé auparavant ne sera plus valable.',
  endSessions: 'Déconnecter partout',
  endSessionsText: 'Cette personne devra se reconnecter sur tous ses appareils.',
  removeSecondFactor: 'Retirer la double authentification',
  removeSecondFactorText:
    'À faire si la personne a perdu son téléphone et ses codes de secours. Assurez-vous d’abord que la demande vient d’elle.',
  disable: 'Désactiver le compte',
  disableText: 'Tous ses appareils sont déconnectés, et la personne ne peut plus se connecter.',
  enable: 'Réactiver le compte',
  enableText: 'La personne pourra de nouveau se connecter, avec son mot de passe.',
  inviteAgainDone: 'Invitation renvoyée',
  endSessionsDone: 'Tous ses appareils sont déconnectés',
  removeSecondFactorDone: 'Double authentification retirée',
  disableDone: 'Compte désactivé',
  enableDone: 'Compte réactivé',
  actionFailed: 'Rien n’a changé',
  notSent:
    'Le compte est créé, mais l’e-mail n’a pas pu être envoyé. Vérifiez l’adresse, puis renvoyez l’invitation depuis «\u00a0Gérer le compte\u00a0».',

  unsentTitle: (name: string) => `Invitation de ${name}\u00a0: non envoyée`,
  linkOnce:
    'Le compte est créé, mais l’e-mail n’a pas pu être envoyé. Transmettez ce lien vous-même\u00a0: il permet de choisir le mot de passe pendant sept jours, et ne s’affiche qu’une fois.',
  link: 'Lien de l’invitation',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié',

  confirmTitle: 'Confirmez que c’est vous',
  confirmText: 'Pour protéger les comptes, tapez votre mot de passe.',
  confirmCodeText:
    'Pour protéger les comptes, tapez un code de votre application d’authentification, ou un code de secours.',
  confirmElsewhere:
    'Cette page ne permet pas de confirmer. Ouvrez Parvis avec votre mot de passe, puis recommencez\u00a0; ou activez d’abord la double authentification (Paramètres, Sécurité).',
  password: 'Votre mot de passe',
  code: 'Code',
  confirm: 'Confirmer',
  cancel: 'Annuler',
  notConfirmed: 'L’action n’a pas été confirmée\u00a0: rien n’a changé.',

  empty: 'Aucun compte trouvé',
  emptyHint: 'Invitez une première personne.',
  loadFailed: 'Erreur lors du chargement des comptes',
  createFailed: 'L’invitation n’est pas partie',
  updateFailed: 'Le rôle n’a pas changé',
  removeFailed: 'Le compte n’a pas été supprimé',
  created: (name: string) => `Invitation envoyée à ${name}`,
  updated: (name: string) => `Rôle de ${name} changé`,
  removed: (name: string) => `Compte de ${name} supprimé`,
});

/** The record that an account is linked to, where the back end links them. */
export const accountRecordTexts = defineTexts('accountRecord', {
  record: 'Fiche liée',
  failed: 'Le lien avec une fiche n’a pas pu être chargé.',
  none: 'Ce compte n’est lié à aucune fiche\u00a0: son agenda «\u00a0Mes services\u00a0» est vide.',
  /** @param by «, par Claire Martin le 01/10/2026», or nothing */
  linkedTo: (name: string, by: string) => `Lié à la fiche de ${name}${by}.`,
  linkedBy: (name: string, day: string) => `, par ${name} le ${day}`,
  shortLink: (name: string) => `fiche\u00a0: ${name}`,
  choose: 'Lier à une fiche',
  change: 'Changer de fiche',
  unlink: 'Délier de la fiche',
  link: 'Lier',
  linking: 'Enregistrement…',
  linkOf: (email: string, name: string) => `Lier ${email} à la fiche de ${name}`,
  people: 'Fiches',
  peopleFailed: 'Les fiches n’ont pas pu être chargées.',
  replaces: (email: string, name: string) =>
    `${email} est lié à la fiche de ${name}\u00a0: ce lien sera remplacé.`,
  choiceHint: 'Une fiche n’a qu’un compte\u00a0: celles qui en ont un ne sont pas proposées.',
  proposals: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'compte peut être lié', 'comptes peuvent être liés')} à une fiche`,
  proposalsText:
    'Une seule fiche porte la même adresse. Une adresse égale ne donne rien\u00a0: c’est à vous de lier le compte.',
});
