const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('fr')}\u00a0${count > 1 ? many : one}`;

const sizeWords = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString('fr', { maximumFractionDigits: 1, minimumFractionDigits: 1 })}\u00a0Mo`;

export const dateTimeWords = (instant: string, timeZone: string | undefined): string =>
  new Date(instant).toLocaleString('fr', { dateStyle: 'long', timeStyle: 'short', timeZone });

/** The lines that the commands print for the operator. */
export const commandTexts = {
  usage: [
    'npm run backup -- FICHIER [--force] [--demo]',
    'npm run backup -- --dir=DOSSIER --keep=14 [--demo]',
    'npm run restore -- FICHIER [--force] [--avec-corbeille]',
    'npm run restore -- FICHIER --try',
    'npm run move -- --to=postgres://… [--force]',
    'npm run move -- --to=DOSSIER [--force]',
    'npm run upgrade',
    'npm run cleanup',
    '(base\u00a0: DATABASE_URL, sinon le dossier PARVIS_DATA\u00a0; --env=/etc/parvis.env lit les réglages du serveur dans ce fichier)',
  ].join('\n'),
  noSettings:
    'Rien n’a été sauvegardé\u00a0: ni PARVIS_DATA ni DATABASE_URL n’est réglé, et un dossier pris au hasard pourrait n’être pas celui du serveur. Donnez les réglages du serveur avec --env=/etc/parvis.env, ou le dossier avec PARVIS_DATA=…',
  sampleData: (location: string) =>
    `Rien n’a été sauvegardé\u00a0: ${location} contient les données d’exemple, et non celles de votre organisation. Vérifiez PARVIS_DATA ou DATABASE_URL\u00a0; pour les sauvegarder quand même, ajoutez --demo.`,
  noFolder: (folder: string) =>
    `Le dossier ${folder} n’existe pas. Créez-le d’abord, pour qu’il soit à l’utilisateur qui fait les sauvegardes.`,
  badKeep: (min: number) => `--keep\u00a0: il faut un nombre entier, ${min} au moins.`,
  noData: (folder: string) =>
    `Il n’y a pas de données dans ${folder}. Indiquez leur dossier avec PARVIS_DATA, ou leur base avec DATABASE_URL.`,
  noFile: (file: string) => `Le fichier ${file} n’existe pas.`,
  fileExists: (file: string) =>
    `Le fichier ${file} existe déjà. Choisissez un autre nom, ou ajoutez --force.`,
  noBackup: 'Ce fichier n’est pas une sauvegarde de Parvis.',
  torn: 'La sauvegarde est incomplète ou abîmée\u00a0: rien n’a été restauré.',
  changed: (table: string) =>
    `La somme de contrôle de la table ${table} est fausse, la sauvegarde a été modifiée ou abîmée\u00a0: rien n’a été restauré.`,
  otherFormat: (format: string) => `Cette sauvegarde est d’un format inconnu (${format}).`,
  otherSchema: (theirs: string, ours: string) =>
    `Cette sauvegarde est d’une autre version des tables (${theirs}, ici ${ours}). Restaurez-la avec la version de Parvis qui l’a faite, puis mettez à jour.`,
  otherTable: (table: string) =>
    `La table ${table} de la sauvegarde n’est pas celle de cette version de Parvis.`,
  notEmpty: 'La base n’est pas vide. Ajoutez --force pour remplacer ce qu’elle contient.',
  saved: (location: string, file: string, members: number, rows: number, bytes: number) =>
    `Données de ${location} sauvegardées dans ${file}, et relues\u00a0: ${counted(members, 'membre')}, ${counted(rows, 'ligne')}, ${sizeWords(bytes)}.`,
  removedOld: (count: number) =>
    `${counted(count, 'sauvegarde plus ancienne', 'sauvegardes plus anciennes')} ${count > 1 ? 'ont été retirées' : 'a été retirée'} du dossier.`,
  tried: (file: string, madeAt: string, members: number, rows: number, zone: string | undefined) =>
    `La sauvegarde ${file}, du ${dateTimeWords(madeAt, zone)}, se restaure entière\u00a0: ${counted(members, 'membre')}, ${counted(rows, 'ligne')}. C’était un essai\u00a0: rien n’a été changé.`,
  restored: (file: string, location: string) =>
    `Sauvegarde ${file} restaurée dans ${location}. Chacun doit se reconnecter.`,
  copying: (theirs: string, ours: string, megabytes: number) =>
    `Les tables passent de ${theirs} à ${ours}. Sauvegarde auparavant (${megabytes.toLocaleString('fr')}\u00a0Mo\u00a0; PARVIS_SAUVEGARDE=non s’en passe)…`,
  copied: (path: string) => `Sauvegarde\u00a0: ${path}`,
  noCopy: (theirs: string, ours: string) =>
    `Les tables passent de ${theirs} à ${ours}, sans sauvegarde (PARVIS_SAUVEGARDE=non).`,
  noRoomForCopy: (folder: string, needed: number, free: number) =>
    `Il n’y a pas la place d’une sauvegarde dans ${folder} (${needed}\u00a0Mo, libres\u00a0: ${free}\u00a0Mo)\u00a0: les tables restent comme elles sont. Libérez de la place, ou passez-vous de sauvegarde avec PARVIS_SAUVEGARDE=non.`,
  cleaned: (
    location: string,
    { people, speakers, names }: { people: number; speakers: number; names: number },
  ) =>
    people + speakers + names === 0
      ? `Il n’y a plus rien de personnes effacées ou supprimées définitivement dans ${location}.`
      : `Restes de personnes effacées ou supprimées définitivement, enlevés de ${location}\u00a0: ${people} fiches encore nommées par un intervenant ou son historique, ${speakers} intervenants dont les coordonnées étaient dans l’historique d’événements, ${names} noms dans le journal.`,
  unknownChanges: (names: readonly string[]) =>
    `Ces tables ont des changements que Parvis ne connaît pas (${names.join(', ')})\u00a0: elles restent comme elles sont.`,
  rowsDiffer: (table: string, before: number, after: number) =>
    `La table ${table} avait ${before} lignes et en aurait ${after}\u00a0: rien n’a été changé.`,
  counted: (tables: number, rows: number) =>
    `Lignes comptées avant et après, table par table\u00a0: les mêmes (${rows.toLocaleString('fr')} dans ${tables} tables).`,
  upgraded: (location: string, version: string) =>
    `Les tables de ${location} sont à jour (${version}). Démarrez maintenant le serveur.`,
  readingOld: (theirs: string, ours: string) =>
    `La sauvegarde a les tables de ${theirs}, qui passent d’abord à ${ours}…`,
  sameHome: (location: string) =>
    `Les données de ${location} y sont déjà\u00a0: indiquez une autre destination avec --to=`,
  moved: (from: string, to: string) =>
    `Données de ${from} copiées dans ${to}. Démarrez maintenant le serveur avec ${to.includes('://') ? `DATABASE_URL (${to})` : `PARVIS_DATA=${to} et sans DATABASE_URL`}\u00a0; chacun doit se reconnecter.`,
  leftBehind: (from: string) =>
    from.includes('://')
      ? `La base ${from} garde l’ancien état\u00a0: effacez-la quand tout va bien.`
      : `Le dossier ${from} garde l’ancien état, et Parvis refuse désormais de l’ouvrir\u00a0: effacez-y «\u00a0pg\u00a0» quand tout va bien.`,
} as const;
