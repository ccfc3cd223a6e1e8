import { formatNumber, plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

export const accountsTexts = defineTexts('accounts', {
  search: 'Rechercher un compte',
  count: (count: number) => `${formatNumber(count)} ${plural(count, 'compte', 'comptes')}`,
  create: 'Inviter une personne',
  edit: 'Changer le rôle',
  remove: 'Supprimer le compte',
  removeQuestion: (name: string) => `Voulez-vous supprimer le compte de ${name}\u00a0?`,
  irreversible: 'Cette personne ne pourra plus se connecter. Ce qu’elle a enregistré reste.',

  email: 'Adresse e-mail',
  emailHint:
    'Un lien pour choisir son mot de passe y est envoyé, valable sept jours. Si le serveur n’envoie pas d’e-mails, le lien s’affiche ici.',
  lastName: 'Nom',
  firstName: 'Prénom',
  role: 'Rôle',
  roleHint:
    'L’administrateur peut tout. Le manager peut tout, sauf gérer les comptes. L’utilisateur consulte, sans les réponses aux formulaires.',
  administrateur: 'Administrateur',
  manager: 'Manager',
  utilisateur: 'Utilisateur',
  invited: 'Invitation envoyée',
  notInvited: 'Invitation non envoyée',
  disabled: 'Désactivé',
  secondFactor: 'Second facteur',
  sessions: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'session ouverte', 'sessions ouvertes')}`,
  seen: (moment: string) => `vu le ${moment}`,

  requiredFactors: 'Second facteur demandé',
  requiredFactorsText:
    'Une personne d’un de ces rôles qui n’a pas de second facteur le configure à sa prochaine connexion, avant toute autre chose.',
  requiredFailed: 'Erreur lors du chargement de ce réglage',
  requiredNotSaved: 'Le réglage n’a pas été changé',

  manage: 'Gérer',
  manageTitle: (name: string) => `Compte de ${name}`,
  close: 'Fermer',
  inviteAgain: 'Renvoyer l’invitation',
  inviteAgainText: 'Le lien envoyé auparavant ne sera plus valable.',
  endSessions: 'Terminer ses sessions',
  endSessionsText: 'Cette personne devra se reconnecter partout.',
  removeSecondFactor: 'Retirer le second facteur',
  removeSecondFactorText:
    'Si elle a perdu son téléphone et ses codes de secours. Vérifiez d’abord que c’est bien elle.',
  disable: 'Désactiver le compte',
  disableText: 'Ses sessions se terminent, et elle ne peut plus se connecter.',
  enable: 'Réactiver le compte',
  enableText: 'Elle pourra de nouveau se connecter, avec son mot de passe.',
  inviteAgainDone: 'Invitation renvoyée',
  endSessionsDone: 'Sessions terminées',
  removeSecondFactorDone: 'Second facteur retiré',
  disableDone: 'Compte désactivé',
  enableDone: 'Compte réactivé',
  actionFailed: 'L’action n’a pas abouti',
  notSent:
    'Le compte est créé, mais l’e-mail n’a pas pu être envoyé. Vérifiez l’adresse, puis renvoyez l’invitation depuis «\u00a0Gérer\u00a0».',

  unsentTitle: (name: string) => `Invitation de ${name}\u00a0: non envoyée`,
  linkOnce:
    'Le compte est créé, mais l’e-mail n’a pas pu être envoyé. Transmettez ce lien vous-même\u00a0: il permet de choisir le mot de passe, pendant sept jours, et ne s’affiche qu’une fois.',
  link: 'Lien de l’invitation',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié',

  confirmTitle: 'Confirmez que c’est vous',
  confirmText:
    'Cette action touche à la sécurité d’un compte. Saisissez votre mot de passe pour la confirmer.',
  confirmCodeText:
    'Cette action touche à la sécurité d’un compte. Saisissez un code de votre application d’authentification, ou un code de secours, pour la confirmer.',
  confirmElsewhere:
    'Cette action demande une confirmation, et cette page vous a connecté sans mot de passe. Faites-la en vous connectant à Parvis avec votre mot de passe, ou activez d’abord un second facteur (Paramètres, Sécurité).',
  password: 'Votre mot de passe',
  code: 'Code',
  confirm: 'Confirmer',
  cancel: 'Annuler',
  notConfirmed: 'L’action n’a pas été confirmée\u00a0: rien n’a changé.',

  empty: 'Aucun compte trouvé',
  emptyHint: 'Invitez une première personne.',
  loadFailed: 'Erreur lors du chargement des comptes',
  createFailed: 'L’invitation n’a pas abouti',
  updateFailed: 'Le rôle n’a pas été changé',
  removeFailed: 'Le compte n’a pas été supprimé',
  created: (name: string) => `Invitation envoyée à ${name}`,
  updated: (name: string) => `Rôle de ${name} changé`,
  removed: (name: string) => `Compte de ${name} supprimé`,
});
