/** What the store says to the operator of its folder and database, and to everyone while it is away or full. */
export const storeTexts = {
  almostFull: (megabytes: number) =>
    `il reste moins de ${megabytes}\u00a0Mo sur le disque de la base embarquée`,
  away: 'Parvis est indisponible pour le moment. Réessayez dans un instant.',
  badDatabaseUrl: (reason: string) =>
    `Il faut une adresse de la forme postgres://compte:secret@serveur:5432/base\u00a0; celle-ci est illisible, car ${reason}.`,
  dataMoved: (folder: string, to: string, day: string, mark: string) =>
    `Les données de ${folder} ont été déplacées vers ${to} le ${day}\u00a0: ce dossier n’a plus que leur ancien état, et rien n’y a été ouvert. ${to.includes('://') ? 'Donnez l’adresse de cette base avec DATABASE_URL' : `Indiquez leur dossier\u00a0: PARVIS_DATA=${to}`}. Pour reprendre quand même cet ancien état, supprimez d’abord ${mark}`,
  databaseRefuses: (location: string, reason: string) =>
    `La base de données ${location} refuse la connexion (${reason}). Vérifiez le nom, le mot de passe et la base dans DATABASE_URL\u00a0; pour un certificat, donnez celui de son autorité\u00a0: ?sslmode=verify-full&sslrootcert=/chemin/ca.pem`,
  folderInUse: (folder: string, pid: number, host?: string) =>
    `Le dossier de données ${folder} est déjà utilisé par un autre processus Parvis (pid ${pid}${host ? ` sur ${host}` : ''}). Arrêtez ce processus, ou choisissez un autre dossier avec PARVIS_DATA.`,
  folderLost: (folder: string) =>
    `Un autre processus a pris le dossier de données ${folder}\u00a0: celui-ci s’arrête sans plus rien y écrire.`,
  folderOfOther: (folder: string, owner: string) =>
    `Le dossier de données ${folder} appartient à l’utilisateur ${owner}\u00a0: rien n’y a été touché. Lancez la même ligne en son nom, précédée de\u00a0: sudo -u '${owner}'`,
  folderOpen: (folder: string) =>
    `Attention\u00a0: d’autres utilisateurs de cette machine peuvent lire des fichiers de ${folder}, et leurs droits n’ont pas pu être changés. Donnez ce dossier à l’utilisateur qui démarre Parvis.`,
  folderWatched: (folder: string, seconds: number) =>
    `Le dossier de données ${folder} porte le verrou d’un processus d’une autre machine ou d’un autre conteneur\u00a0: il est repris après ${seconds}\u00a0s sans signe de vie.`,
  foreignFiles: (folder: string, files: string, hasMore: boolean, owner: string) =>
    `Parvis ne démarre pas\u00a0: dans le dossier de données ${folder}, des fichiers appartiennent à un autre utilisateur que le dossier (${files}${hasMore ? ', …' : ''}). Rendez-les à leur propriétaire\u00a0: chown -R ${owner} ${folder}`,
  full: 'Le disque de Parvis est plein\u00a0: rien n’a été enregistré. Prévenez la personne qui gère Parvis, puis réessayez.',
  noDatabase: (location: string, reason: string) =>
    `La base de données ${location} ne répond pas (${reason}). Démarrez-la, ou corrigez DATABASE_URL.`,
  noTables: (location: string) => `Il n’y a pas de données de Parvis dans ${location}.`,
  outage: (error: string) => `La base de données ne répond pas comme il faut\u00a0: ${error}`,
  tablesBeforeBaseline: (location: string, theirs: string, ours: string) =>
    `Dans ${location}, les tables datent d’une version d’essai de Parvis (${theirs}, avant ${ours})\u00a0: rien n’y a été changé. Mettez-les à jour une fois pour toutes avec «\u00a0npm run upgrade\u00a0» (ou node dist/server/data.js upgrade), qui les sauvegarde d’abord, puis redémarrez.`,
  tablesNewer: (location: string, theirs: string, ours: string) =>
    `Dans ${location}, les tables sont plus récentes que ce programme (${theirs} > ${ours}). Démarrez la version de Parvis qui les a mises à jour, ou une plus récente.`,
  tablesOlder: (location: string, theirs: string, ours: string) =>
    `Dans ${location}, les tables sont plus anciennes que ce programme (${theirs} < ${ours}). Démarrez d’abord le serveur, qui les sauvegarde puis les met à jour.`,
  updateFailed: (reason: string, copy: string) =>
    `La mise à jour des tables a échoué, elles restent comme avant\u00a0: ${reason}\nLa sauvegarde faite auparavant est ${copy}`,
  addressReasons: {
    scheme: 'elle doit commencer par postgres://',
    unencoded:
      'elle n’a pas cette forme. Dans le nom et le mot de passe, les caractères @ / ? # % s’écrivent %40 %2F %3F %23 %25',
    percent: 'un «\u00a0%\u00a0» n’y est pas suivi d’un code. Dans un mot de passe il s’écrit %25',
    port: 'un port n’est pas un nombre de 1 à 65535',
    host: 'un de ses hôtes est vide',
    readOnly: 'target_session_attrs doit être read-write, primary ou any, car le serveur écrit',
  },
} as const;
