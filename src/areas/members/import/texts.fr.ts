import { exportLabels } from '../../../domain/members/memberFieldRules';
import { formatNumber, plural } from '../../../texts/locale';
import { extendTexts } from '../../../texts/texts';
import { importStateTexts } from './report/texts.fr';

const lines = (count: number) => `${formatNumber(count)} ${plural(count, 'ligne', 'lignes')}`;
const members = (count: number) => `${formatNumber(count)} ${plural(count, 'membre', 'membres')}`;

export const importTexts = extendTexts(importStateTexts, {
  title: 'Importer des membres',

  ...exportLabels,

  // Values
  masculin: 'Homme',
  feminin: 'Femme',
  celibataire: 'Célibataire',
  marie: 'Marié(e)',
  veuf: 'Veuf ou veuve',

  // Choosing
  choose: 'Choisir un fichier',
  file: 'Fichier CSV',
  drop: 'ou déposez-le ici',
  dropNow: 'Déposez le fichier',
  fileHint:
    'Un fichier CSV (20\u00a0Mo au plus) dont la première ligne nomme les colonnes\u00a0: nom, prénom, genre… Depuis Excel\u00a0: «\u00a0Enregistrer sous\u00a0», format «\u00a0CSV UTF-8\u00a0».',
  reading: (name: string) => `Lecture de «\u00a0${name}\u00a0»…`,
  tooBig: (megabytes: string) =>
    `Ce fichier fait ${megabytes}\u00a0Mo, la limite est de 20\u00a0Mo. Découpez-le en plusieurs fichiers.`,
  emptyFile: 'Ce fichier est vide.',
  several: 'Choisissez un seul fichier à la fois.',
  unreadable:
    'Ce fichier n’a pas pu être ouvert. Vérifiez qu’il existe toujours, puis choisissez-le de nouveau.',
  notLoaded:
    'La lecture de fichiers n’a pas pu être chargée. Vérifiez votre connexion, puis choisissez à nouveau le fichier.',
  workbook:
    'C’est un fichier Excel ou LibreOffice, pas un fichier CSV. Enregistrez-le au format CSV (dans Excel\u00a0: «\u00a0Enregistrer sous\u00a0», «\u00a0CSV UTF-8\u00a0»), puis importez le fichier obtenu.',
  vcard:
    'Ce fichier contient des cartes de visite (vCard). Exportez plutôt les contacts au format CSV (dans Google Contacts\u00a0: «\u00a0Exporter\u00a0», «\u00a0Google CSV\u00a0»\u00a0; dans Outlook\u00a0: «\u00a0Exporter les contacts\u00a0»), puis importez le fichier obtenu.',
  calendar:
    'Ce fichier est un agenda (iCalendar) et ne contient pas de membres. Choisissez une liste de personnes au format CSV.',
  html: 'Ce fichier est une page web (HTML), quel que soit son nom. Ouvrez-le dans un tableur, enregistrez-le au format CSV (dans Excel\u00a0: «\u00a0Enregistrer sous\u00a0», «\u00a0CSV UTF-8\u00a0»), puis importez le fichier obtenu.',
  xml: 'Ce fichier est au format XML. S’il s’ouvre dans un tableur, enregistrez-le au format CSV (dans Excel\u00a0: «\u00a0Enregistrer sous\u00a0», «\u00a0CSV UTF-8\u00a0»), puis importez le fichier obtenu.',
  json: 'Ce fichier est au format JSON, fait pour des programmes. Dans le logiciel d’où il vient, demandez un export au format CSV, puis importez le fichier obtenu.',
  pdf: 'Ce fichier est un PDF, dont les colonnes ne peuvent pas être lues. Dans le logiciel d’où il vient, demandez un export au format CSV, puis importez le fichier obtenu.',
  document:
    'Ce fichier est un document de traitement de texte. Copiez son tableau dans un tableur, enregistrez-le au format CSV (dans Excel\u00a0: «\u00a0Enregistrer sous\u00a0», «\u00a0CSV UTF-8\u00a0»), puis importez le fichier obtenu.',
  archive:
    'Ce fichier est une archive (ZIP). Ouvrez-la, puis choisissez le fichier CSV qu’elle contient\u00a0; si elle contient un fichier Excel, enregistrez-le d’abord au format CSV.',
  binary:
    'Ce fichier n’est pas un fichier CSV. Dans le logiciel d’où il vient, demandez un export au format CSV, ou enregistrez sa liste au format CSV depuis un tableur.',
  noRow: 'Ce fichier ne contient aucune ligne de données sous les noms de colonnes.',
  noDelimiter:
    'Les colonnes de ce fichier ne sont pas séparées par des points-virgules, des virgules ou des tabulations.',
  lineTooLong: (line: number) => `La ligne ${formatNumber(line)} est trop longue.`,
  quotes: (line: number) =>
    `Un guillemet est mal placé ou n’est jamais refermé à la ligne ${formatNumber(line)}. Corrigez-la, puis importez de nouveau le fichier.`,

  // Columns
  matchTitle: 'Colonnes du fichier',
  matchText: (name: string, count: number) =>
    `«\u00a0${name}\u00a0»\u00a0: ${lines(count)}. Indiquez quelle colonne du fichier contient chaque information.`,
  notImported: 'Ne pas importer',
  chooseColumn: 'Choisir une colonne',
  column: (at: number) => `Colonne ${formatNumber(at)}`,
  example: (value: string) => `Exemple\u00a0: ${value}`,
  missingColumns: (count: number, names: string) =>
    `Il manque ${plural(count, 'la colonne', 'les colonnes')}\u00a0: ${names}.`,
  leftOut: (names: string) => `Colonnes du fichier laissées de côté\u00a0: ${names}.`,
  nom_complet: 'Nom et prénom ensemble',
  separateColumns: 'Colonnes séparées',
  spares: (names: string) => `Si elle est vide\u00a0: ${names}`,
  preview: 'Aperçu des premières lignes',
  line: 'Ligne',
  remark: 'Remarque',
  back: 'Retour',
  otherFile: 'Autre fichier',
  check: 'Vérifier le fichier',
  preparing: 'Lecture des lignes…',

  // What the file doesn't decide
  unanswered: 'Répondez aux questions ci-dessus\u00a0: Parvis ne peut pas le deviner.',
  accents: 'Quelle ligne est bien écrite\u00a0?',
  accentsHint:
    'Les accents du fichier peuvent se lire de plusieurs façons. Si aucune ligne n’est bien écrite, enregistrez le fichier au format «\u00a0CSV UTF-8\u00a0».',
  accentsFound: 'Reconnu d’après les mots du fichier.',
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows',
  macintosh: 'Mac',
  ibm850: 'DOS',
  'iso-8859-15': 'ISO 8859-15',
  mixedCoding: (other: string) => `UTF-8, et ${other} par endroits`,
  twiceCoding: 'accents corrigés',
  readingOption: (words: string, coding: string) => `${words} (${coding})`,
  headerLine: 'Ligne des noms de colonnes',
  headerRow: (line: number, names: string) => `Ligne ${formatNumber(line)}\u00a0: ${names}`,
  noHeader: 'Aucune\u00a0: la première ligne est déjà une personne',
  nameOrder: 'Dans quel ordre sont le nom et le prénom\u00a0?',
  nameOrderHint: (names: string) => `Vérifiez avec les noms du fichier\u00a0: ${names}.`,
  lastFirst: 'Nom puis prénom',
  firstFirst: 'Prénom puis nom',
  nameSplit: (order: string, name: string, firstName: string) =>
    `${order}\u00a0: nom «\u00a0${name}\u00a0», prénom «\u00a0${firstName}\u00a0»`,
  genderCodes: 'Que veulent dire 1 et 2\u00a0?',
  codeExamples: (code: string, names: string) => `${code}\u00a0: ${names}`,
  menFirst: '1\u00a0: homme, 2\u00a0: femme',
  womenFirst: '1\u00a0: femme, 2\u00a0: homme',
  genderOfAll: 'Quel genre pour toutes les lignes\u00a0?',
  genderOfOthers: (count: number) =>
    `Quel genre pour ${plural(count, 'la ligne qui n’en donne pas', `les ${formatNumber(count)} lignes qui n’en donnent pas`)}\u00a0?`,
  townPostcodes: (count: number) =>
    `${lines(count)} avec un code postal dans la ville\u00a0: qu’en faire\u00a0?`,
  keepPostcodes: 'Laisser la ville comme elle est écrite',
  splitPostcodes: (code: string, town: string) =>
    `Séparer\u00a0: code postal «\u00a0${code}\u00a0», ville «\u00a0${town}\u00a0»`,
  splitPostcode: (value: string) => `«\u00a0${value}\u00a0»\u00a0: code postal et ville séparés.`,
  foreignPostcode: (value: string) =>
    `«\u00a0${value}\u00a0» n’est pas un code postal français (cinq chiffres)\u00a0: gardé ainsi.`,
  forExample: (names: string) => `Par exemple\u00a0: ${names}`,
  dayOrder: (column: string) =>
    `Dans la colonne «\u00a0${column}\u00a0», dans quel ordre sont le jour et le mois\u00a0?`,
  dayOrderHint: (dates: string) => `${dates}\u00a0: se lit de deux façons.`,
  dayFirst: 'Jour d’abord',
  monthFirst: 'Mois d’abord',
  dayMeans: (written: string, day: string) => `${written} est le ${day}`,
  dayOrderMeans: (order: string, meaning: string) => `${order}\u00a0: ${meaning}`,
  monthsFirst: (meaning: string) => `Les dates du fichier commencent par le mois\u00a0: ${meaning}.`,

  // Passes
  checking: 'Vérification du fichier',
  checkingText: 'Rien n’est encore enregistré.',
  sending: 'Import en cours',
  progress: (done: number, total: number) => `${formatNumber(done)} sur ${lines(total)}`,
  stop: 'Arrêter',
  stopping: 'Arrêt après ce lot…',

  // Review
  reviewTitle: 'Prêt à importer',
  ready: (count: number) => `${members(count)} à créer`,
  toSend: (count: number) => `${lines(count)} à envoyer`,
  unverified:
    'Les doublons avec les fiches existantes n’ont pas pu être cherchés\u00a0: certaines personnes peuvent être créées deux fois. Des lignes peuvent aussi être refusées.',
  duplicateCount: (count: number) => `${formatNumber(count)} ${plural(count, 'doublon', 'doublons')}`,
  onServer: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'a déjà une fiche', 'ont déjà une fiche')}`,
  inFile: (count: number) => `${formatNumber(count)} en double dans le fichier`,
  refusedCount: (count: number) =>
    `${lines(count)} ${plural(count, 'refusée', 'refusées')}, à corriger dans le fichier`,
  duplicates: 'Que faire des doublons\u00a0?',
  duplicatesHint: 'Même nom et même date de naissance ou même téléphone, ou même adresse e-mail.',
  ignorer: 'Ignorer les doublons',
  creer: 'Créer quand même',
  sendAnyway: 'Envoyer quand même',
  homonymCount: (count: number) => `${formatNumber(count)} ${plural(count, 'homonyme', 'homonymes')}`,
  homonyms: (count: number) =>
    `Que faire ${plural(count, 'de l’homonyme', `des ${formatNumber(count)} homonymes`)}\u00a0?`,
  homonymsHint:
    'Même nom et même prénom qu’une autre ligne ou qu’une fiche, sans date de naissance, téléphone ni e-mail en commun\u00a0: la même personne, ou une autre.',
  takeHomonyms: (count: number) =>
    plural(
      count,
      'L’importer\u00a0: c’est une autre personne',
      'Les importer tous\u00a0: ce sont d’autres personnes',
    ),
  leaveHomonyms: (count: number) => plural(count, 'Ne pas l’importer', 'N’en importer aucun'),
  eachHomonym: 'Choisir ligne par ligne',
  homonymsOpen: 'Dites d’abord que faire des homonymes\u00a0: Parvis ne peut pas le deviner.',
  takeHomonym: 'Importer',
  takeHomonymOf: (name: string, line: number) => `Importer ${name} (ligne ${formatNumber(line)})`,
  toDecide: 'À décider',
  homonyme: 'Homonyme',
  homonymsLeft: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'homonyme non importé', 'homonymes non importés')}`,
  onlyHomonyme: 'Homonymes',
  homonymOf: (line: number) => `Même nom que la ligne ${formatNumber(line)}, sans autre point commun`,
  refusedValues: 'Que faire des lignes dont une valeur facultative est refusée\u00a0?',
  refusedValuesHint:
    'Une adresse e-mail, un téléphone ou une date de naissance que le membre peut ne pas avoir.',
  refuseLines: 'Ne pas importer ces lignes',
  leaveValuesOut: (count: number) => `Importer sans les valeurs refusées\u00a0: ${lines(count)}`,
  nothingToImport: 'Il n’y a aucun membre à créer',
  send: (count: number) => `Envoyer ${lines(count)}`,
  details: 'Lignes à regarder',
  phonesCompleted: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'téléphone complété', 'téléphones complétés')} (zéro ou indicatif perdu par un tableur).`,
  datesUnknown: (count: number, values: string) =>
    `${formatNumber(count)} ${plural(count, 'date laissée vide', 'dates laissées vides')}\u00a0: votre ancien logiciel écrit ${values} quand il ne connaît pas la date.`,
  sparesLeft: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'seconde valeur laissée de côté', 'secondes valeurs laissées de côté')} (une seule par information)\u00a0: voyez le rapport.`,

  // Stopped
  stoppedCheck: 'Vérification interrompue',
  stoppedCheckText: (done: number, total: number) =>
    `${lines(done)} ${plural(done, 'vérifiée', 'vérifiées')} sur ${formatNumber(total)}. Rien n’a été enregistré.`,
  stoppedSend: 'Import interrompu',
  stoppedSendText: (done: number, left: number) =>
    `${lines(done)} ${plural(done, 'envoyée', 'envoyées')}, ${formatNumber(left)} à envoyer.`,
  doubtful: (count: number) =>
    `Nous ne savons pas si ${plural(count, 'une ligne est passée', `${formatNumber(count)} lignes sont passées`)}. «\u00a0Reprendre\u00a0» le vérifie d’abord\u00a0: rien n’est créé deux fois.`,
  unknown: (count: number) =>
    `Nous ne savons pas si ${plural(count, 'une ligne est passée', `${formatNumber(count)} lignes sont passées`)}. Regardez la liste des membres avant de «\u00a0Reprendre\u00a0», qui ${plural(count, 'la renvoie', 'les renvoie')}.`,
  resume: 'Reprendre',
  finish: 'Terminer ici',
  sendFailed: 'L’import a échoué.',
  checkFailed: 'La vérification a échoué.',
  unreported: 'Le résultat de chaque ligne est inconnu. Regardez la liste des membres avant de reprendre.',

  // Report
  doneTitle: 'Import terminé',
  endedTitle: 'Import arrêté',
  created: (count: number) => `${members(count)} ${plural(count, 'créé', 'créés')}`,
  skipped: (count: number) => `${formatNumber(count)} ${plural(count, 'doublon ignoré', 'doublons ignorés')}`,
  sentCount: (count: number) => `${lines(count)} ${plural(count, 'envoyée', 'envoyées')}, résultat inconnu`,
  refused: (count: number) => `${lines(count)} ${plural(count, 'refusée', 'refusées')}`,
  unsent: (count: number) => `${lines(count)} ${plural(count, 'non envoyée', 'non envoyées')}`,
  report: 'Rapport ligne par ligne',
  name: 'Nom et prénom',
  result: 'Résultat',
  detail: 'Détail',
  cree: 'Création',
  doublon: 'Doublon',
  erreur: 'Refus',
  envoye: 'Envoi',
  readyLine: 'À créer',
  toSendLine: 'À envoyer',
  unsentLine: 'Non envoyée',
  show: 'Afficher',
  all: 'Toutes les lignes',
  onlyCree: 'Créations',
  onlyDoublon: 'Doublons',
  onlyErreur: 'Refus',
  onlySent: 'Envois',
  onlyReady: 'Non envoyées',
  noLine: 'Aucune ligne',
  download: 'Télécharger le rapport',
  reportFile: (day: string) => `rapport-import-${day}.csv`,
  again: 'Importer un autre fichier',
  undo: 'Annuler l’import',
  undoText: (count: number) =>
    `${plural(count, 'Le membre créé ira', `Les ${formatNumber(count)} membres créés iront`)} dans la corbeille, où ${plural(count, 'il est gardé', 'ils sont gardés')} 30\u00a0jours. Ce qui a été modifié depuis ne change pas.`,
  undoConfirm: 'Annuler l’import',
  undoBack: 'Revenir au rapport',
  close: 'Fermer',

  // What is wrong with a line, or worth a look
  missing: (field: string) => `${field} manquant`,
  wrongGenre: (value: string) => `Genre «\u00a0${value}\u00a0» non reconnu\u00a0: écrivez homme ou femme`,
  wrongEmail: (value: string) => `Adresse e-mail «\u00a0${value}\u00a0» non valide`,
  roundedPhone: (value: string, field: string) =>
    `${field} «\u00a0${value}\u00a0»\u00a0: valeur arrondie par le tableur, mettez la colonne au format Texte`,
  twoDigitYear: (value: string) =>
    `Date de naissance «\u00a0${value}\u00a0»\u00a0: écrivez l’année avec quatre chiffres`,
  unreadableDate: (value: string) =>
    `Date de naissance «\u00a0${value}\u00a0» illisible\u00a0: écrivez jj/mm/aaaa`,
  impossibleDate: (value: string) => `Date de naissance «\u00a0${value}\u00a0»\u00a0: ce jour n’existe pas`,
  futureDate: (value: string) => `Date de naissance «\u00a0${value}\u00a0» dans le futur`,
  ambiguousDate: (value: string) =>
    `Date de naissance «\u00a0${value}\u00a0»\u00a0: jour ou mois d’abord\u00a0?`,
  tooManyCells: (value: string) =>
    `Cette ligne a plus de cellules que la première («\u00a0${value}\u00a0»)\u00a0: un séparateur est en trop`,
  moved: (field: string, value: string) =>
    `Valeurs décalées\u00a0: «\u00a0${value}\u00a0» se trouve dans la colonne ${field}`,
  garbled: (field: string, value: string) => `${field} «\u00a0${value}\u00a0»\u00a0: caractères illisibles`,
  formula: (field: string, value: string) =>
    `${field} «\u00a0${value}\u00a0»\u00a0: une formule, pas une valeur`,
  error: (field: string, value: string) => `${field} «\u00a0${value}\u00a0»\u00a0: une erreur du tableur`,
  rounded: (field: string, value: string) =>
    `${field} «\u00a0${value}\u00a0»\u00a0: valeur arrondie par le tableur, mettez la colonne au format Texte`,
  genreCode: (value: string) => `Genre «\u00a0${value}\u00a0»\u00a0: homme ou femme\u00a0?`,
  twoPeople: (value: string) => `Deux personnes dans une cellule\u00a0: «\u00a0${value}\u00a0»`,
  twoFirstNames: (value: string) =>
    `Prénom «\u00a0${value}\u00a0»\u00a0: deux personnes\u00a0? Une seule fiche sera créée`,
  situationNote: (value: string) => `Situation «\u00a0${value}\u00a0»\u00a0: laissée de côté`,
  phoneNote: (value: string, field: string) => `${field}\u00a0: numéro complété, ${value}`,
  unknownDate: (value: string) =>
    `Date «\u00a0${value}\u00a0» mise pour «\u00a0inconnue\u00a0», laissée de côté`,
  oddPhone: (value: string, field: string) =>
    `${field} «\u00a0${value}\u00a0» à vérifier\u00a0: il semble incomplet ou inexact`,
  perhapsUnknown: (value: string) =>
    `Date «\u00a0${value}\u00a0» à vérifier\u00a0: des logiciels l’écrivent pour «\u00a0inconnue\u00a0»`,
  hour: (value: string) => `Date «\u00a0${value}\u00a0»\u00a0: l’heure est laissée de côté`,
  splitName: (value: string) => `Nom découpé\u00a0: «\u00a0${value}\u00a0»`,
  spare: (field: string, value: string) =>
    `${field} «\u00a0${value}\u00a0»\u00a0: valeur en trop, non importée`,
  severalValues: (field: string, value: string) =>
    `${field} «\u00a0${value}\u00a0»\u00a0: seule la première valeur est importée`,
  lostLetter: (field: string, value: string) =>
    `${field} «\u00a0${value}\u00a0»\u00a0: une lettre semble perdue`,
  doubleOf: (line: number) => `Répète la ligne ${formatNumber(line)}`,
  valueLeftOut: (problem: string) => `${problem} (valeur laissée de côté)`,
  onServerAlready: 'A déjà une fiche',
  recovered: 'Enregistré avant l’interruption',
});

export type ImportTexts = typeof importTexts;
