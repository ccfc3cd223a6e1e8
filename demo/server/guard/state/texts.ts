/** What the checks of the server say, and the letter about a late backup. */
import { parvisLetter } from '../../letters/texts';

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('fr')}\u00a0${count > 1 ? many : one}`;

const days = (count: number): string => counted(count, 'jour', 'jours');
const messages = (count: number): string => counted(count, 'e-mail', 'e-mails');

/** `3,2 Go` */
function sizeOf(bytes: number): string {
  const [value, unit] = bytes < 1e9 ? [Math.floor(bytes / 1e6), 'Mo'] : [bytes / 1e9, 'Go'];
  return `${value.toLocaleString('fr', { maximumFractionDigits: 1 })}\u00a0${unit}`;
}

const moment = (instant: string, timeZone: string | undefined): string =>
  new Date(instant).toLocaleString('fr', { dateStyle: 'long', timeStyle: 'short', timeZone });

const dayOf = (instant: string, timeZone: string | undefined): string =>
  new Date(instant).toLocaleDateString('fr', { dateStyle: 'long', timeZone });

type Zone = string | undefined;

const HELD_BACK =
  'D’ici à ce que cette date soit confirmée, rien n’est vidé, effacé par ancienneté ni rappelé.';
const MAKE_ROOM = 'Libérez de la place sur ce disque (anciennes sauvegardes, journaux), ou agrandissez-le.';
const BACK_UP =
  'Lancez une sauvegarde (systemctl start parvis-backup, ou npm run backup), puis vérifiez celle de chaque nuit (systemctl status parvis-backup.timer).';

export const findingTexts = {
  unseen: (key: string, reason: string) => `«\u00a0${key}\u00a0» n’a pas pu être vérifié\u00a0: ${reason}`,
  late: 'la réponse n’est pas venue à temps.',
  lookAgain: 'Vérifiez à nouveau dans un moment\u00a0; si cela dure, voyez le journal du serveur.',

  settingsWell: 'Les réglages sont acceptés.',
  changeSettings: 'Changez ces réglages, puis redémarrez le serveur.',

  ownerWell: (folder: string) => `Le dossier ${folder} et ses fichiers sont à l’utilisateur du serveur.`,

  spaceWell: (bytes: number) => `${sizeOf(bytes)} libres sur le disque des données.`,
  spaceLow: (bytes: number) =>
    `Il ne reste que ${sizeOf(bytes)} sur le disque des données. En dessous de 100\u00a0Mo, il sera plein pour Parvis.`,
  spaceFull: (bytes: number) =>
    `Le disque des données est plein (${sizeOf(bytes)} libres)\u00a0: plus rien ne peut être enregistré.`,
  serverSpaceWell: (bytes: number) => `${sizeOf(bytes)} libres sur le disque de PostgreSQL.`,
  serverSpaceLow: (bytes: number) =>
    `Il ne reste que ${sizeOf(bytes)} sur le disque de PostgreSQL. Plein, il refusera tout enregistrement.`,
  serverSpaceFull: (bytes: number) =>
    `Le disque de PostgreSQL est plein (${sizeOf(bytes)} libres)\u00a0: plus rien ne peut être enregistré.`,
  makeRoom: MAKE_ROOM,

  tablesWell: (version: string) => `La base répond, et ses tables sont celles de cette version (${version}).`,
  tablesOlder: (theirs: string, ours: string) =>
    `Les tables sont celles d’une version plus ancienne (${theirs}, ici ${ours}).`,
  updateTables:
    'Le prochain démarrage les met à jour, après une sauvegarde. Si elles datent d’une version d’essai\u00a0: npm run upgrade.',
  tablesNewer: (theirs: string, ours: string) =>
    `Les tables sont celles d’une version plus récente (${theirs}, ici ${ours})\u00a0: cette version de Parvis n’y touche pas.`,
  updateProgram: 'Mettez à jour le programme, ou revenez à la copie faite avant la mise à jour.',
  noTables: 'Cette base ne contient pas encore de tables de Parvis\u00a0: rien n’y a été démarré.',
  startFirst: 'Démarrez le serveur une première fois avec ces réglages.',
  databaseAway: (reason: string) => `La base de données ne répond pas\u00a0: ${reason}`,
  startDatabase: 'Vérifiez que PostgreSQL fonctionne, et que DATABASE_URL est juste.',

  clockWell: (now: string, zone: Zone) => `L’horloge du serveur dit\u00a0: ${moment(now, zone)}.`,
  clockJumped: (from: string, to: string, zone: Zone) =>
    `L’horloge du serveur est passée du ${moment(from, zone)} au ${moment(to, zone)}. ${HELD_BACK}`,
  clockReturned: (now: string, zone: Zone) =>
    `L’horloge du serveur s’est écartée de plus d’un jour, puis est revenue\u00a0: elle dit ${moment(now, zone)}. ${HELD_BACK}`,
  confirmClock:
    'Si la date est juste (machine éteinte ou en veille), confirmez-la sous «\u00a0État du serveur\u00a0», ou avec «\u00a0npm run account -- horloge\u00a0». Sinon, remettez d’abord l’horloge à l’heure (timedatectl set-ntp true).',
  clockBehind: (now: string, newest: string, zone: Zone) =>
    `L’horloge du serveur retarde\u00a0: elle dit ${moment(now, zone)}, mais la dernière modification est du ${moment(newest, zone)}.`,
  setClock: 'Remettez l’horloge à l’heure (timedatectl set-ntp true), puis redémarrez le serveur.',

  backupWell: (at: string, zone: Zone) => `Dernière sauvegarde\u00a0: ${moment(at, zone)}.`,
  backupLate: (at: string, count: number, zone: Zone) =>
    `La dernière sauvegarde date du ${moment(at, zone)}, il y a ${days(count)}.`,
  backupNone: (limit: number) =>
    `Aucune sauvegarde n’a été faite, alors que la première fiche date de plus de ${days(limit)}.`,
  backupToCome: (limit: number) =>
    `Aucune sauvegarde n’est encore faite\u00a0: il en faut une dans les ${days(limit)} qui suivent le premier membre.`,
  backupNothing: 'Il n’y a pas encore de membre à sauvegarder.',
  backupUnknown: 'Aucune sauvegarde n’est connue dans ce dossier.',
  backupSample: 'Ce sont les données d’exemple\u00a0: il n’y a rien à sauvegarder.',
  backupElsewhere: 'Les sauvegardes ne sont pas surveillées (PARVIS_SAUVEGARDE_JOURS=0).',
  backUp: BACK_UP,

  mailsWell: 'Aucun e-mail n’est en retard ni refusé.',
  mailsWait: (count: number) =>
    `${messages(count)} ${count > 1 ? 'attendent' : 'attend'} depuis plus d’une heure.`,
  mailsFailed: (count: number) =>
    `${messages(count)} non ${count > 1 ? 'envoyés' : 'envoyé'} depuis moins de 7\u00a0jours.`,
  seeWaiting: 'Voyez pourquoi sous «\u00a0E-mails envoyés\u00a0», En attente.',
  seeFailed:
    'Sous «\u00a0E-mails envoyés\u00a0», Non envoyés, renvoyez-les ou choisissez «\u00a0Ne plus envoyer\u00a0».',

  feedsUnlinked: (named: readonly string[], count: number) => {
    const more = count - named.length;
    const list = [...named, ...(more > 0 ? [counted(more, 'autre', 'autres')] : [])].join(', ');
    return count === 1
      ? `Le compte ${list} a un agenda «\u00a0Mes services\u00a0» et n’est lié à aucune fiche\u00a0: cet agenda est vide.`
      : `${counted(count, 'compte', 'comptes')} ont un agenda «\u00a0Mes services\u00a0» et ne sont liés à aucune fiche\u00a0: ${list}. Ces agendas sont vides.`;
  },
  linkAccounts: 'Liez chaque compte à sa fiche, dans «\u00a0Comptes\u00a0».',

  mailServerWell: 'Le serveur d’e-mails accepte la connexion.',
  mailFiles: (folder: string) => `Les e-mails deviennent des fichiers dans ${folder}\u00a0: aucun ne part.`,

  certificateWell: (host: string, count: number, until: string, zone: Zone) =>
    `Le certificat de ${host} vaut encore ${days(count)}, jusqu’au ${dayOf(until, zone)}.`,
  certificateSoon: (host: string, count: number, until: string, zone: Zone) =>
    count < 1
      ? `Le certificat de ${host} expire aujourd’hui.`
      : `Le certificat de ${host} expire dans ${days(count)}, le ${dayOf(until, zone)}.`,
  certificateOver: (host: string, until: string, zone: Zone) =>
    `Le certificat de ${host} a expiré le ${dayOf(until, zone)}\u00a0: les navigateurs refusent l’adresse.`,
  certificateRefused: (host: string, reason: string) =>
    `Le certificat de ${host} n’est pas accepté\u00a0: ${reason}.`,
  renew:
    'Renouvelez-le (certbot renew, ou le service de votre hébergeur), puis rechargez le serveur mandataire.',
  correctCertificate:
    'Installez un certificat à ce nom, avec ses certificats intermédiaires, sur le serveur mandataire.',
  siteAway: (host: string, reason: string) =>
    `L’adresse publique ${host} ne répond pas d’ici\u00a0: ${reason}.`,
  checkSite:
    'Vérifiez le nom, le pare-feu et le serveur mandataire\u00a0; PARVIS_URL doit être l’adresse que les gens ouvrent.',
} as const;

/** Tells administrators once that nothing was saved for too long. */
export const stateLetters = {
  lateBackup: (name: string | undefined, at: string | undefined, link: string, zone: Zone) => {
    const last =
      at === undefined
        ? 'Aucune sauvegarde de Parvis n’a encore été faite.'
        : `La dernière sauvegarde de Parvis date du ${moment(at, zone)}.`;
    return parvisLetter(
      name,
      'la sauvegarde est en retard',
      `${last} Si la machine tombait en panne, ce qui a été saisi depuis serait perdu.`,
      'Transmettez cet e-mail à la personne qui gère Parvis\u00a0: il faut lancer une sauvegarde, puis vérifier celle de chaque nuit.',
      'L’état du serveur\u00a0:',
      { link },
      'Vous ne recevrez plus cet e-mail avant la prochaine sauvegarde.',
    );
  },
} as const;
