import type { BytesProblem } from '../../../../src/domain/import/bytes/readings';
import { exportLabels } from '../../../../src/domain/members/memberFieldRules';

/** Answers about members. Texts with a straight apostrophe are the specification's own. */
const and = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`;

const members = (count: number) => and(count, 'membre', 'membres');

export const memberTexts = {
  // One member
  created: 'Nouveau membre ajouté avec succès',
  updated: 'Les modifications ont été enregistrées avec succès',
  deleted: 'Membre supprimé',
  otherId: 'Le numéro envoyé n’est pas celui de l’adresse.',
  tooLong: (max: number) => `Pas plus de ${max} caractères.`,
  futureDate: 'Cette date est dans le futur.',
  beforeBirth: 'Cette date est avant sa naissance.',
  distantDate: (year: number) => `Indiquez une date à partir de ${year}.`,

  badPostcodeStart: 'Indiquez un à cinq chiffres, sans lettres.',

  // Several members
  noMember: 'Veuillez sélectionner au moins un membre.',
  noTag: 'Veuillez sélectionner au moins un tag à associer.',
  noTagToRemove: 'Veuillez sélectionner au moins un tag à retirer.',
  badId: 'Les numéros sont des nombres entiers positifs.',
  birthdayPeriod: 'La fin ne peut pas être avant le début, ni plus d’un an après.',
  tooMany: (max: number) => `Pas plus de ${max} à la fois.`,
  goneMember: 'Ce membre n’existe plus.',
  notActive: 'N’est plus une personne active.',
  goneTag: 'Un des tags choisis n’existe plus.',
  goneStep: 'Cette étape n’existe plus.',
  goneGroup: 'Ce groupe n’existe plus.',
  goneDepartment: 'Ce département n’existe plus.',
  otherGroup: 'Le groupe envoyé n’est pas celui de l’adresse.',
  inGroup: 'Fait déjà partie de ce groupe.',
  inDepartment: 'Fait déjà partie de ce département.',
  notInGroup: 'Ne fait pas partie de ce groupe.',
  notInDepartment: 'Ne fait pas partie de ce département.',
  withoutStep: 'Cette étape ne lui est pas associée.',
  stepTaken: 'Étape retirée',
  hasStep: 'Cette étape lui est déjà associée.',
  tagged: (tags: number, count: number) =>
    `${and(tags, 'tag associé', 'tags associés')} à ${members(count)}.`,
  untagged: 'Tag retiré',
  stepped: (label: string, count: number) => `Étape «\u00a0${label}\u00a0» associée à ${members(count)}.`,
  addedToGroup: (name: string, count: number) =>
    `${and(count, 'membre ajouté', 'membres ajoutés')} au groupe «\u00a0${name}\u00a0».`,
  addedToDepartment: (name: string, count: number) =>
    `${and(count, 'membre ajouté', 'membres ajoutés')} au département «\u00a0${name}\u00a0».`,
  removedFromGroup: (name: string, count: number) =>
    `${and(count, 'membre retiré', 'membres retirés')} du groupe «\u00a0${name}\u00a0».`,
  removedFromDepartment: (name: string, count: number) =>
    `${and(count, 'membre retiré', 'membres retirés')} du département «\u00a0${name}\u00a0».`,
  groupSet: 'Groupe enregistré.',
  departmentSet: 'Département enregistré.',

  // Family
  gonePerson: 'Cette personne n’existe plus.',
  ownSpouse: 'Un membre ne peut pas être son propre conjoint.',
  spouseIsChild: (name: string, other: string) =>
    `${name} et ${other} sont parent et enfant\u00a0: ils ne peuvent pas être conjoints.`,
  married: (name: string, other: string) => `${name} et ${other} sont enregistrés comme conjoints.`,
  released: (name: string, other: string) => `${name} et ${other} ne sont plus enregistrés comme conjoints.`,
  noChild: 'Veuillez sélectionner au moins un enfant.',
  ownChild: (name: string) => `${name} ne peut pas être son propre enfant.`,
  childIsSpouse: (name: string, other: string) => `${name} et ${other} sont conjoints.`,
  childIsAncestor: (name: string, other: string) => `${name} est déjà un parent ou un aïeul de ${other}.`,
  alreadyChild: (name: string, other: string) => `${name} est déjà parmi les enfants de ${other}.`,
  goneChild: 'Une des personnes choisies n’existe plus.',
  spouseRemoved: (name: string, other: string) =>
    `${name} et ${other} ne sont plus enregistrés comme conjoints.`,
  otherSpouse: (name: string) =>
    `Le conjoint de ${name} a changé entre-temps\u00a0: rien n’a été modifié. Rechargez la fiche.`,
  notChildren: (name: string) => `Cette personne n’est pas parmi les enfants de ${name}.`,
  childrenRemoved: (count: number, name: string) =>
    `${and(count, 'enfant retiré', 'enfants retirés')} de la famille de ${name}.`,
  childrenAdded: (count: number, name: string) =>
    `${and(count, 'enfant ajouté', 'enfants ajoutés')} à ${name}.`,
  familyCreated: (count: number) =>
    count
      ? `Famille enregistrée, ${and(count, 'membre ajouté', 'membres ajoutés')}.`
      : 'Famille enregistrée.',
  familyAdults: 'Indiquez un ou deux adultes.',
  familyChildren: (max: number) => `Pas plus de ${max} enfants à la fois.`,
  familyCouple: 'Il faut deux adultes pour qu’ils soient conjoints.',
  familyPerson: 'Indiquez une nouvelle fiche, ou le numéro d’une fiche.',
  familyParents: 'Choisissez comme parents un ou deux des adultes de la famille.',
  familyTwice: 'Cette personne est déjà dans cette famille.',
  familyMarried: (name: string, spouse: string) => `${name} a déjà ${spouse} pour conjoint.`,
  familyLine: (isChild: boolean, number: number, sentence: string) =>
    `${isChild ? 'Enfant' : 'Adulte'} ${number}\u00a0: ${sentence}`,

  // Import
  fileTooLarge: (megabytes: number) =>
    `Le fichier dépasse ${megabytes}\u00a0Mo\u00a0: répartissez ses lignes sur plusieurs fichiers.`,
  emptyFile: 'Le fichier est vide.',
  otherFile: {
    workbook: 'C’est un fichier Excel ou LibreOffice\u00a0: enregistrez-le au format CSV.',
    vcard: 'Ce fichier contient des cartes de visite (vCard)\u00a0: exportez les contacts au format CSV.',
    calendar: 'Ce fichier est un agenda (iCalendar) et ne contient pas de membres.',
    html: 'Ce fichier est une page web (HTML)\u00a0: ouvrez-le dans un tableur et enregistrez-le au format CSV.',
    xml: 'Ce fichier est au format XML\u00a0: demandez un export au format CSV.',
    json: 'Ce fichier est au format JSON\u00a0: demandez un export au format CSV.',
    pdf: 'Ce fichier est un PDF\u00a0: demandez un export au format CSV.',
    document:
      'Ce fichier est un document de traitement de texte\u00a0: copiez son tableau dans un tableur et enregistrez-le au format CSV.',
    archive: 'Ce fichier est une archive (ZIP)\u00a0: envoyez le fichier CSV qu’elle contient.',
    binary: 'Ce fichier n’est pas un fichier CSV.',
  } satisfies Record<BytesProblem, string>,
  unbalancedQuotes: (line: number) => `Un guillemet ouvert à la ligne ${line} n’est jamais refermé.`,
  strayQuotes: (line: number) => `À la ligne ${line}, des guillemets sont mal placés.`,
  lineTooLong: (line: number) => `La ligne ${line} est trop longue.`,
  tooManyColumns: (max: number) => `Le fichier compte plus de ${max} colonnes.`,
  noSeparator: 'Séparateur non reconnu\u00a0: séparez les colonnes par des points-virgules.',
  missingColumns: (names: readonly string[]) =>
    names.length > 1
      ? `Les colonnes ${names.join(', ')} sont manquantes\u00a0: la première ligne du fichier doit les nommer.`
      : `La colonne ${names.join('')} est manquante\u00a0: la première ligne du fichier doit la nommer.`,
  doubleColumn: (name: string) => `La colonne ${name} figure deux fois dans la première ligne.`,
  noLines: 'Le fichier n’a pas de ligne sous ses noms de colonnes.',
  tooManyLines: (max: number) =>
    `Pas plus de ${max} lignes à la fois\u00a0: répartissez-les sur plusieurs fichiers.`,
  tooManyCells: 'Cette ligne a plus de cellules que la première\u00a0: un séparateur est en trop.',
  moved: (field: string, value: string) =>
    `Les valeurs de cette ligne sont décalées\u00a0: «\u00a0${value}\u00a0» se trouve dans la colonne ${field}.`,
  unknownCoding: (readings: readonly (readonly string[])[]) =>
    `Les accents du fichier se lisent de plusieurs façons\u00a0: ${readings
      .map((words) => `«\u00a0${words.join(' ')}\u00a0»`)
      .join(' ou ')}. Enregistrez-le au format «\u00a0CSV UTF-8\u00a0».`,
  ambiguousDate: (value: string) =>
    `«\u00a0${value}\u00a0» se lit jour d’abord ou mois d’abord\u00a0: écrivez AAAA-MM-JJ.`,
  twoDigitYear: (value: string) => `«\u00a0${value}\u00a0»\u00a0: écrivez l’année avec quatre chiffres.`,
  genderCode: (value: string) =>
    `«\u00a0${value}\u00a0» peut être homme ou femme\u00a0: écrivez-le en toutes lettres.`,
  rounded: (value: string) =>
    `«\u00a0${value}\u00a0» est une valeur arrondie par le tableur\u00a0: mettez la colonne au format Texte.`,
  notAValue: (value: string) =>
    `«\u00a0${value}\u00a0» est une formule ou une erreur du tableur, pas une valeur.`,
  garbled: (value: string) => `«\u00a0${value}\u00a0» contient des caractères illisibles.`,
  completed: (value: string) => `complété en ${value}.`,
  notRead: (value: string) => `«\u00a0${value}\u00a0» n’est pas compris.`,
  notTaken: (value: string) => `«\u00a0${value}\u00a0» est laissé de côté.`,
  firstTaken: (value: string) => `seule la première valeur de «\u00a0${value}\u00a0» est importée.`,
  lostLetter: (value: string) => `«\u00a0${value}\u00a0»\u00a0: une lettre semble perdue.`,
  withoutHour: (value: string) => `l’heure de «\u00a0${value}\u00a0» est laissée de côté.`,
  perhapsUnknown: (value: string) =>
    `«\u00a0${value}\u00a0» est aussi ce que des logiciels écrivent pour une date inconnue.`,
  twoFirstNames: (value: string) => `«\u00a0${value}\u00a0» semble nommer deux personnes.`,
  foreignPostcode: (value: string) =>
    `«\u00a0${value}\u00a0» n’est pas un code postal français (cinq chiffres)\u00a0: gardé ainsi.`,
  oddPhone: (value: string) => `«\u00a0${value}\u00a0» semble incomplet ou inexact.`,
  lineProblem: (field: string, problem: string) => `${field}\u00a0: ${problem}`,
  repeatsMember: (name: string, id: number) => `${name} a déjà une fiche (n°\u00a0${id}).`,
  namesakeOf: (name: string, id: number) =>
    `${name} porte le même nom que le membre n°\u00a0${id}, sans date de naissance, téléphone ni e-mail en commun.`,
  namesakeInLine: (name: string, line: number) =>
    `${name} porte le même nom que la ligne ${line}, sans date de naissance, téléphone ni e-mail en commun.`,
  repeatsLine: (name: string, line: number) => `${name} figure déjà à la ligne ${line}.`,
  importDone: (created: number, doubles: number, errors: number) =>
    `${and(created, 'membre importé', 'membres importés')}, ${and(doubles, 'doublon', 'doublons')}, ${and(
      errors,
      'ligne en erreur',
      'lignes en erreur',
    )}.`,
  importChecked: (created: number, doubles: number, errors: number) =>
    `${and(created, 'membre à importer', 'membres à importer')}, ${and(doubles, 'doublon', 'doublons')}, ${and(
      errors,
      'ligne en erreur',
      'lignes en erreur',
    )}.`,

  // Shared filters
  filterTaken: (name: string) => `Un filtre partagé nommé «\u00a0${name}\u00a0» existe déjà.`,
  tooManyFilters: (max: number) =>
    `Il y a déjà ${max} filtres partagés\u00a0: supprimez-en un avant d’en ajouter.`,
  filterVersion: 'Ce filtre vient d’une autre version de Parvis\u00a0: rechargez la page, puis recommencez.',
  filterChanged: 'Ce filtre a été modifié entre-temps. Actualisez la liste, puis recommencez.',
  goneFilter: 'Ce filtre partagé n’existe plus.',
  filterShared: (name: string) => `Le filtre «\u00a0${name}\u00a0» est partagé`,
  filterRenamed: (name: string) => `Le filtre s’appelle maintenant «\u00a0${name}\u00a0»`,
  filterDeleted: 'Filtre partagé supprimé',

  // Export
  genres: { masculin: 'Homme', feminin: 'Femme' } as Readonly<Record<string, string>>,
  situations: { celibataire: 'Célibataire', marie: 'Marié(e)', veuf: 'Veuf ou veuve' } as Readonly<
    Record<string, string>
  >,
  member: 'Membre',
  registered: 'Inscrit',
  yes: 'oui',
  states: { actif: 'Actif', parti: 'Parti', decede: 'Décédé' } as Readonly<Record<string, string>>,
  reasons: {
    demenage: 'Déménagement',
    transfere: 'Transfert',
    demission: 'Démission',
    autre: 'Autre motif',
  } as Readonly<Record<string, string>>,
  contacts: {
    tout: 'Tous les contacts',
    courriels: 'E-mails',
    courriers: 'Courriers',
    telephone: 'Téléphone',
  } as Readonly<Record<string, string>>,
  upToDate: (year: number) => `À jour ${year}`,
  consent: {
    jamais: (kind: string) => kind,
    oui: (kind: string, from: string) => `${kind}\u00a0: oui depuis le ${from}`,
    expire: (kind: string, _from: string, to: string) => `${kind}\u00a0: jusqu’au ${to}`,
    retire: (kind: string, _from: string, _to: string, back: string) => `${kind}\u00a0: retiré le ${back}`,
  },
  columns: exportLabels,
} as const;
