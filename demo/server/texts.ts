/** The server's texts: answers, mails, and lines for its operator. */

export const serverTexts = {
  // Answers
  badLogin: 'E-mail ou mot de passe incorrect.',
  busy: 'Le serveur est très sollicité. Réessayez dans un instant.',
  away: 'La base de données est momentanément indisponible. Réessayez dans un instant.',
  failed: (id: string) => `Erreur interne du serveur (référence ${id})`,
  full: 'L’espace de stockage du serveur est plein\u00a0: rien n’a été enregistré. Prévenez l’administrateur, puis réessayez.',
  fullForSignIn:
    'L’espace de stockage du serveur est plein\u00a0: personne ne peut se connecter tant qu’il n’y a pas de place, mais qui est déjà connecté peut lire. Prévenez l’administrateur.',
  noMember: 'Membre non trouvé.',
  notThisForm: 'Cette page n’accepte que son propre formulaire.',
  badKey: 'La clé de l’envoi (Idempotency-Key) n’est pas lisible\u00a0: 255 caractères au plus, sans espace.',
  clockMovedOn:
    'L’heure du serveur n’est plus celle qui était affichée\u00a0: rien n’a été confirmé. Actualisez, vérifiez la date, puis confirmez.',
  keyReused:
    'Cet envoi a déjà été enregistré avec d’autres valeurs. Vérifiez ce qui est enregistré avant de recommencer.',
  loggedIn: 'Connexion réussie',
  loggedOut: 'Déconnexion réussie',
  resetAsked: 'Si un compte existe pour cette adresse, un lien de réinitialisation vient de lui être envoyé.',
  resetWithoutMail: 'Ce serveur n’envoie pas d’e-mails\u00a0: demandez un lien à un administrateur.',
  tooManyLogins: (minutes: number) =>
    `Trop de tentatives de connexion. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
  tooManyResets: (minutes: number) =>
    `Trop de demandes de réinitialisation. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,

  // Reasons under a field
  searchTooLong: (max: number) => `La recherche est limitée à ${max} caractères.`,
  tooManyIds: (max: number) => `Pas plus de ${max} valeurs à la fois.`,
  onlyCsv: 'Le seul format d’export est csv.',
  onlyFormats: 'Le format attendu est «\u00a0csv\u00a0» ou «\u00a0excel\u00a0».',
  badInstant: 'La date de dernière modification est illisible.',
  badDate: 'Une date de la forme AAAA-MM-JJ est attendue.',
  datesReversed: 'La date de fin doit suivre la date de début.',
  rangeTooLong: (days: number) =>
    `La période est limitée à ${days} jours ; choisissez « Mensuel » ou resserrez les dates.`,

  // Choosing a new password
  newPasswordTitle: 'Nouveau mot de passe',
  newPasswordLabel: (min: number) => `Nouveau mot de passe (${min} caractères au moins)`,
  newPasswordButton: 'Enregistrer',
  newPasswordSaved: 'Votre mot de passe est enregistré. Vous pouvez vous connecter.',
  newPasswordExpired: 'Ce lien n’est plus valable. Demandez-en un nouveau depuis l’écran de connexion.',
  backToLogin: 'Retour à la connexion',

  // For the operator
  folderInUse: (folder: string, pid: number, host?: string) =>
    `Le dossier de données ${folder} est déjà utilisé par un autre processus Parvis (pid ${pid}${host ? ` sur ${host}` : ''}). Arrêtez ce processus, ou choisissez un autre dossier avec PARVIS_DATA.`,
  folderOpen: (folder: string) =>
    `Attention\u00a0: d’autres utilisateurs de cette machine peuvent lire des fichiers de ${folder}, et leurs droits n’ont pas pu être changés. Donnez ce dossier à l’utilisateur qui démarre Parvis.`,
  folderOfOther: (folder: string, owner: string) =>
    `Le dossier de données ${folder} appartient à l’utilisateur ${owner}\u00a0: rien n’y a été touché. Lancez la même ligne en son nom, précédée de\u00a0: sudo -u '${owner}'`,
  foreignFiles: (folder: string, files: string, hasMore: boolean, owner: string) =>
    `Parvis ne démarre pas\u00a0: dans le dossier de données ${folder}, des fichiers appartiennent à un autre utilisateur que le dossier (${files}${hasMore ? ', …' : ''}). Rendez-les à leur propriétaire\u00a0: chown -R ${owner} ${folder}`,
  dataMoved: (folder: string, to: string, day: string, mark: string) =>
    `Les données de ${folder} ont été déplacées vers ${to} le ${day}\u00a0: ce dossier n’a plus que leur ancien état, et rien n’y a été ouvert. ${to.includes('://') ? 'Donnez l’adresse de cette base avec DATABASE_URL' : `Indiquez leur dossier\u00a0: PARVIS_DATA=${to}`}. Pour reprendre quand même cet ancien état, supprimez d’abord ${mark}`,
  folderWatched: (folder: string, seconds: number) =>
    `Le dossier de données ${folder} porte le verrou d’un processus d’une autre machine ou d’un autre conteneur\u00a0: il est repris après ${seconds}\u00a0s sans signe de vie.`,
  folderLost: (folder: string) =>
    `Un autre processus a pris le dossier de données ${folder}\u00a0: celui-ci s’arrête sans plus rien y écrire.`,
  portInUse: (port: number) =>
    `Le port ${port} est déjà utilisé. Arrêtez l’autre programme, ou choisissez un autre port avec PORT.`,
  alreadySeeded: (members: number) =>
    `La base contient déjà ${members} membres : --members est ignoré. Pour repartir de zéro, videz le dossier de données.`,
  seeding: (members: number) => `Création de ${members} membres d’exemple…`,
  started: (url: string, location: string, members: number) =>
    `Parvis est prêt : ${url}\n  Données : ${location} (${members} membres)`,
  demoAccount: (email: string, password: string) => `  Compte de démonstration : ${email} / ${password}`,
  publishedPassword: (reach: string, emails: readonly string[]) =>
    `Parvis ne démarre pas\u00a0: avec ${reach}, d’autres machines peuvent le joindre, et ${emails.length > 1 ? 'ces comptes ont' : 'ce compte a'} encore le mot de passe publié dans sa documentation\u00a0: ${emails.join(', ')}.\n${emails.length > 1 ? 'Pour chacun, donnez' : 'Donnez'} un autre mot de passe (npm run account -- password ${emails[0]}) ou désactivez le compte (npm run account -- disable ${emails[0]}), puis redémarrez.`,
  publishedSample: (reach: string) =>
    `Parvis ne démarre pas\u00a0: avec ${reach}, d’autres machines peuvent le joindre, et les comptes d’exemple auraient le mot de passe publié dans sa documentation. Choisissez-en un autre avec PARVIS_PASSWORD, ou commencez sans exemple (PARVIS_DEMO=0). Rien n’a été créé.`,
  noAccount: (isFolder: boolean) =>
    `  Il n’y a encore aucun compte. Pour créer le premier${isFolder ? ', arrêtez le serveur (Ctrl+C), puis' : ''}\u00a0:\n    npm run account -- create marie@eglise.fr --nom=Durand --prenom=Marie`,
  emptyWithoutDemo: '  La base est vide. Avec PARVIS_DEMO=1, un démarrage la remplit de données d’exemple.',
  membersWithoutDemo:
    '--members est ignoré sans PARVIS_DEMO=1\u00a0: la base ne reçoit des données d’exemple que si on le demande.',
  badDatabaseUrl: (reason: string) =>
    `Il faut une adresse de la forme postgres://compte:secret@serveur:5432/base\u00a0; celle-ci est illisible, car ${reason}.`,
  addressReasons: {
    scheme: 'elle doit commencer par postgres://',
    unencoded:
      'elle n’a pas cette forme. Dans le nom et le mot de passe, les caractères @ / ? # % s’écrivent %40 %2F %3F %23 %25',
    percent: 'un «\u00a0%\u00a0» n’y est pas suivi d’un code. Dans un mot de passe il s’écrit %25',
    port: 'un port n’est pas un nombre de 1 à 65535',
    host: 'un de ses hôtes est vide',
    readOnly: 'target_session_attrs doit être read-write, primary ou any, car le serveur écrit',
  },
  databaseRefuses: (location: string, reason: string) =>
    `La base de données ${location} refuse la connexion (${reason}). Vérifiez le nom, le mot de passe et la base dans DATABASE_URL\u00a0; pour un certificat, donnez celui de son autorité\u00a0: ?sslmode=verify-full&sslrootcert=/chemin/ca.pem`,
  noTables: (location: string) => `Il n’y a pas de données de Parvis dans ${location}.`,
  tablesNewer: (location: string, theirs: string, ours: string) =>
    `Dans ${location}, les tables sont plus récentes que ce programme (${theirs} > ${ours}). Démarrez la version de Parvis qui les a mises à jour, ou une plus récente.`,
  tablesOlder: (location: string, theirs: string, ours: string) =>
    `Dans ${location}, les tables sont plus anciennes que ce programme (${theirs} < ${ours}). Démarrez d’abord le serveur, qui les sauvegarde puis les met à jour.`,
  tablesBeforeBaseline: (location: string, theirs: string, ours: string) =>
    `Dans ${location}, les tables datent d’une version d’essai de Parvis (${theirs}, avant ${ours})\u00a0: rien n’y a été changé. Mettez-les à jour une fois pour toutes avec «\u00a0npm run upgrade\u00a0» (ou node dist/server/data.js upgrade), qui les sauvegarde d’abord, puis redémarrez.`,
  updateFailed: (reason: string, copy: string) =>
    `La mise à jour des tables a échoué, elles restent comme avant\u00a0: ${reason}\nLa sauvegarde faite auparavant est ${copy}`,
  noDatabase: (location: string, reason: string) =>
    `La base de données ${location} ne répond pas (${reason}). Démarrez-la, ou corrigez DATABASE_URL.`,
  outage: (error: string) => `La base de données ne répond pas comme il faut\u00a0: ${error}`,
  almostFull: (megabytes: number) =>
    `il reste moins de ${megabytes}\u00a0Mo sur le disque de la base embarquée`,
  unexpected: 'Erreur inattendue',
} as const;
