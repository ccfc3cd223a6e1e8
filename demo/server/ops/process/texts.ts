import { dateTimeWords } from '../commands/texts';

/** The lines that the server prints about its settings, its start and its end. */
export const settingTexts = {
  refused: (name: string, value: string, expected: string) =>
    `${name}\u00a0: valeur «\u00a0${value}\u00a0» non acceptée. ${expected}`,
  refusedSecret: (name: string, expected: string) => `${name}\u00a0: valeur non acceptée. ${expected}`,
  whole: (min: number, max: number) => `Il faut un nombre entier de ${min} à ${max}.`,
  hops: (max: number) =>
    `Il faut le nombre de serveurs mandataires devant celui-ci, de 0 (aucun) à ${max}\u00a0: 1 derrière nginx seul, 2 derrière un CDN et nginx.`,
  word: (words: readonly string[]) => `Il faut ${words.join(' ou ')}.`,
  names: (known: readonly string[]) =>
    `Il faut des noms séparés par des virgules, parmi\u00a0: ${known.join(', ')}.`,
  nameLine: (max: number) => `Il faut un nom sur une ligne, de ${max} caractères au plus.`,
  token: 'Il faut de 16 à 200 caractères sans espace ni accent.',
  like: (example: string) => `Il faut une valeur de la forme ${example}`,
  bareAddress: (example: string) =>
    `Il faut une adresse sans «\u00a0?\u00a0», sans «\u00a0#\u00a0» et sans mot de passe, comme ${example}`,
  origin: (origin: string) =>
    `Il faut une origine, telle que les navigateurs l’envoient, sans barre finale ni chemin\u00a0: ${origin}`,
  host: 'Il faut un nom ou une adresse IP seule, sans https://, sans port et sans crochets (le port se règle avec PORT).',
  noFolderButAddress: 'Il faut un dossier. L’adresse d’une base PostgreSQL se donne avec DATABASE_URL.',
  folderNotMade:
    'Ce dossier n’existe pas et ne peut pas être créé par cet utilisateur\u00a0: créez-le et donnez-le à l’utilisateur de Parvis, ou choisissez-en un autre.',
  noFolderButFile: 'C’est un fichier\u00a0: il faut un dossier.',
  unknownOption: (name: string, nearest: string | undefined) =>
    `${name}\u00a0: option inconnue.${nearest ? ` Vouliez-vous dire ${nearest}\u00a0?` : ''}`,
  noValue: (name: string) => `${name}\u00a0: il manque une valeur.`,
  unknownVariable: (name: string, nearest: string | undefined) =>
    `Attention\u00a0: ${name} n’est pas un réglage de Parvis, et reste sans effet.${nearest ? ` Vouliez-vous dire ${nearest}\u00a0?` : ''}`,

  // The start
  noMailServer:
    '  Attention\u00a0: sans serveur d’e-mails (PARVIS_SMTP), personne ne peut demander un nouveau mot de passe, et le lien d’une invitation ne s’affiche qu’à l’administrateur qui la crée.',
  noPublicAddress: (url: string) =>
    `  Attention\u00a0: sans PARVIS_URL, les liens des e-mails mènent à ${url}, d’où d’autres machines n’arrivent pas ici.`,
  zoneOfToday: (zone: string) =>
    `  «\u00a0Aujourd’hui\u00a0» suit le fuseau ${zone}. Pour un autre\u00a0: PARVIS_TZ=Europe/Paris`,
  mailsRemoved: (count: number, folder: string) =>
    `${count} e-mail${count > 1 ? 's' : ''} au lien expiré ${count > 1 ? 'ont été retirés' : 'a été retiré'} de ${folder}.`,
  clockJumped: (from: string, to: string, timeZone: string | undefined) =>
    `Attention\u00a0: la date de cette machine, ${dateTimeWords(to, timeZone)}, ne fait pas suite à celle du dernier entretien, ${dateTimeWords(from, timeZone)}\u00a0: arrêt ou veille de plusieurs jours, ou horloge déréglée. Jusqu’à ce qu’un administrateur la confirme, rien n’est retiré de la corbeille, effacé par son âge, expiré ni rappelé. Si elle est juste, confirmez-la à l’écran («\u00a0État du serveur\u00a0») ou par npm run account -- horloge\u00a0; sinon, réglez d’abord l’horloge.`,
  noRoomToStart: (folder: string, free: number, needed: number) =>
    `Parvis ne démarre pas\u00a0: il ne reste que ${Math.floor(free / 2 ** 20)}\u00a0Mo sur le disque de ${folder}, et il en faut ${needed / 2 ** 20}. Rien n’a été touché. Libérez de la place, puis redémarrez.`,

  // The end
  stopped: 'Parvis est arrêté.',
  stoppedAtOnce: 'Parvis est arrêté tout de suite, sans attendre la fin de ce qui est en cours.',
  cutAnswers: (count: number) =>
    `${count} réponse${count > 1 ? 's' : ''} en cours ${count > 1 ? 'ont été interrompues' : 'a été interrompue'} à la fin du délai d’arrêt (PARVIS_GRACE).`,
  cutMails: 'Un e-mail n’a pas pu partir avant l’arrêt\u00a0: il partira au prochain démarrage.',
  databaseOpen: 'La base de données n’a pas pu être fermée dans le délai d’arrêt (PARVIS_GRACE).',
} as const;

/** What errors of the system mean, for the operator. */
export const operatorTexts = {
  notAllowed: (path: string) =>
    `Cet utilisateur n’a pas le droit d’ouvrir ou d’écrire ${path || 'des fichiers de PARVIS_DATA'}. Donnez-lui ce dossier ou ce fichier (chown), ou lancez la même ligne au nom de son propriétaire (sudo -u).`,
  readOnly: (path: string) =>
    `${path || 'PARVIS_DATA'} est sur un disque en lecture seule\u00a0: rien n’y a été écrit. Choisissez un autre dossier, ou montez ce disque en écriture.`,
  full: (path: string) =>
    `Il n’y a plus de place sur le disque${path ? ` de ${path}` : ''}\u00a0: rien n’a été gardé de ce qui n’était pas fini. Libérez de la place, puis recommencez.`,
  notFound: (path: string) =>
    `${path} n’existe pas, ou n’est pas un dossier. Corrigez ce chemin, ou créez-le.`,
  isFolder: (path: string) => `${path} est un dossier\u00a0: il faut un fichier.`,
  unknownHost: (name: string) =>
    `Le nom ${name} n’est pas celui d’une machine que celle-ci connaisse. Corrigez-le dans le réglage (HOST, DATABASE_URL ou PARVIS_SMTP).`,
  brokenDatabase:
    'La base embarquée ne s’ouvre pas\u00a0: des fichiers de PARVIS_DATA/pg manquent, sont abîmés ou illisibles. N’y changez rien\u00a0: gardez une copie de ce dossier, puis restaurez la dernière sauvegarde dans un dossier vide (npm run restore).',
  notOwnAddress: (address: string) =>
    `HOST\u00a0: ${address} n’est pas une adresse de cette machine. Donnez l’une des siennes, ou 0.0.0.0 pour toutes.`,
} as const;

export const startTexts = {
  alreadySeeded: (members: number) =>
    `La base contient déjà ${members} membres : --members est ignoré. Pour repartir de zéro, videz le dossier de données.`,
  demoAccount: (email: string, password: string) => `  Compte de démonstration : ${email} / ${password}`,
  emptyWithoutDemo: '  La base est vide. Avec PARVIS_DEMO=1, un démarrage la remplit de données d’exemple.',
  membersWithoutDemo:
    '--members est ignoré sans PARVIS_DEMO=1\u00a0: la base ne reçoit des données d’exemple que si on le demande.',
  noAccount: (isFolder: boolean) =>
    `  Il n’y a encore aucun compte. Pour créer le premier${isFolder ? ', arrêtez le serveur (Ctrl+C), puis' : ''}\u00a0:\n    npm run account -- create marie@eglise.fr --nom=Durand --prenom=Marie`,
  portInUse: (port: number) =>
    `Le port ${port} est déjà utilisé. Arrêtez l’autre programme, ou choisissez un autre port avec PORT.`,
  publishedPassword: (reach: string, emails: readonly string[]) =>
    `Parvis ne démarre pas\u00a0: avec ${reach}, d’autres machines peuvent le joindre, et ${emails.length > 1 ? 'ces comptes ont' : 'ce compte a'} encore le mot de passe publié dans sa documentation\u00a0: ${emails.join(', ')}.\n${emails.length > 1 ? 'Pour chacun, donnez' : 'Donnez'} un autre mot de passe (npm run account -- password ${emails[0]}) ou désactivez le compte (npm run account -- disable ${emails[0]}), puis redémarrez.`,
  publishedSample: (reach: string) =>
    `Parvis ne démarre pas\u00a0: avec ${reach}, d’autres machines peuvent le joindre, et les comptes d’exemple auraient le mot de passe publié dans sa documentation. Choisissez-en un autre avec PARVIS_PASSWORD, ou commencez sans exemple (PARVIS_DEMO=0). Rien n’a été créé.`,
  seeding: (members: number) => `Création de ${members} membres d’exemple…`,
  started: (url: string, location: string, members: number) =>
    `Parvis est prêt : ${url}\n  Données : ${location} (${members} membres)`,
} as const;
