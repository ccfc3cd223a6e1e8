import { fieldLabels } from '../domain/members/memberFieldRules';
import { formatNumber, plural } from '../texts/locale';
import { defineTexts } from '../texts/texts';
import type { MembershipKey, Moves } from './moves';

/** «31 membres» */
export const memberCountText = (count: number) =>
  `${formatNumber(count)} ${plural(count, 'membre', 'membres')}`;

export const peopleTexts = defineTexts('people', {
  search: 'Rechercher un membre',
  notFound: 'Aucun membre trouvé',
  count: memberCountText,
  none: 'Non renseigné',
  stale: 'La liste n’est peut-être plus à jour.',

  ...fieldLabels,
  categorie_age: 'Catégorie d’âge',
  conjoint: 'Conjoint',
  date_inscription: 'Date d’inscription',
  /** Of an age category: «18–25 ans». */
  ages: (from: number, to: number) => `${from}–${to}\u00a0ans`,
  agesFrom: (from: number) => `${from}\u00a0ans et plus`,
  agesTo: (to: number) => `jusqu’à ${to}\u00a0ans`,
});

/** What can be done with all people of a list. */
export const toolTexts = defineTexts('peopleTools', {
  copyEmails: 'Copier les e-mails',
  copied: (count: number, without: number, refused = 0) =>
    `${formatNumber(count)} ${plural(count, 'adresse copiée', 'adresses copiées')}${
      without ? `, ${formatNumber(without)} ${plural(without, 'membre', 'membres')} sans e-mail valable` : ''
    }${refused ? `, ${formatNumber(refused)} ${plural(refused, 'membre', 'membres')} à qui ne pas écrire` : ''}`,
  nothingToCopy: 'Aucun de ces membres n’a d’e-mail valable.',
  copyFailed: 'Copie impossible',
  copyFailedText: (addresses: string) =>
    `Le navigateur n’a pas permis la copie. Vous pouvez copier les adresses d’ici\u00a0: ${addresses}`,
  print: 'Imprimer',
  name: 'Nom',
  export: 'Exporter',
  lastName: fieldLabels.nom,
  firstName: fieldLabels.prenom,
  countOf: (found: number, total: number) => `${memberCountText(found)} sur ${formatNumber(total)}`,
  searched: (search: string) => `Recherche\u00a0: «\u00a0${search}\u00a0»`,
  printedOn: (date: string) => `Imprimé le ${date}`,
  remove: (name: string) => `Retirer ${name}`,
});

/** Adding members to a group or department from the list of its members. */
export const addingTexts = defineTexts('membersToAdd', {
  title: 'Ajouter des membres',
  /** `noun`: «groupe» or «département». */
  to: (noun: string, name: string) => `Au ${noun} «\u00a0${name}\u00a0»`,
  people: 'Membres',
  confirm: 'Ajouter',
  busy: 'Ajout en cours…',
  hint: 'Choisissez un ou plusieurs membres.',
  noMember: 'Aucun membre sélectionné',
  noMemberText: 'Veuillez sélectionner au moins un membre.',
  loadFailed: 'Erreur de chargement',
  loadFailedText: 'Impossible de charger la liste des membres.',
  failed: 'Erreur lors de l’ajout',
  failedText: 'Une erreur est survenue, les membres n’ont pas été ajoutés.',
  invalidAnswer: 'Réponse invalide du serveur',
  done: (count: number, noun: string, name: string) =>
    `${memberCountText(count)} ${plural(count, 'ajouté', 'ajoutés')} au ${noun} «\u00a0${name}\u00a0».`,
  partly: 'Certains membres n’ont pas été ajoutés',
  refused: (count: number, names: string) =>
    `${plural(count, 'Non ajouté', 'Non ajoutés')}\u00a0: ${memberCountText(count)} (${names})`,
});

/** A group that people of a list join. */
export const joiningTexts = defineTexts('membersJoining', {
  title: 'Ajouter à un groupe',
  picker: 'Groupe',
  confirm: 'Ajouter',
  busy: 'Ajout en cours…',
  hint: 'Choisissez un groupe.',
  strangers: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'personne sans fiche a été laissée de côté\u00a0: créez d’abord sa fiche', 'personnes sans fiche ont été laissées de côté\u00a0: créez d’abord leur fiche')}`,
  loadFailed: 'Erreur de chargement',
  loadFailedText: 'Impossible de charger les groupes.',
});

/** Removing a member from their group or department. With a straight apostrophe: as the specification writes them. */
export const removalTexts = defineTexts('memberRemoval', {
  confirm: 'Retirer',
  pending: 'Retrait en cours…',
  done: 'Membre retiré avec succès !',

  noGroup: 'Aucun groupe actuel',
  noGroupText: (name: string) => `${name} n’appartient à aucun groupe.`,
  groupTitle: 'Retirer du groupe',
  groupQuestion: (name: string, placeName: string) =>
    `Voulez-vous retirer ${name} du groupe «\u00a0${placeName}\u00a0»\u00a0?`,
  groupFailed: 'Erreur lors du retrait du groupe',
  groupDone: (name: string, placeName: string) =>
    `${name} ne fait plus partie du groupe «\u00a0${placeName}\u00a0».`,

  noDepartment: 'Aucun département actuel',
  noDepartmentText: (name: string) => `${name} n’appartient à aucun département.`,
  departmentTitle: 'Retirer du département',
  departmentQuestion: (name: string, placeName: string) =>
    `Voulez-vous retirer ${name} du département «\u00a0${placeName}\u00a0»\u00a0?`,
  departmentFailed: 'Erreur lors du retrait du département',
  departmentDone: (name: string, placeName: string) =>
    `${name} ne fait plus partie du département «\u00a0${placeName}\u00a0».`,

  failedText: 'Une erreur est survenue, le membre n’a pas été retiré.',
  invalidAnswer: 'Réponse invalide du serveur',
});

const NAMED = 6;

/** «Ados (4), Béthel (4)…» */
const listed = (from: Moves['from']): string =>
  from
    .slice(0, NAMED)
    .map(({ nom: placeName, count }) => `${placeName} (${formatNumber(count)})`)
    .join(', ') + (from.length > NAMED ? '…' : '.');

/** Who leaves which group or department. */
export const moveTexts = defineTexts('memberMoves', {
  groupe_actuel: 'groupe',
  departement_actuel: 'département',
  /** `noun`: one of the two above. */
  willLeave: (moves: { leaving: number; from: Moves['from'] }, noun: string) =>
    `${memberCountText(moves.leaving)} ${plural(moves.leaving, 'quittera son', 'quitteront leur')} ${noun} actuel\u00a0: ${listed(moves.from)}`,
  oneWillLeave: (name: string, placeName: string, noun: string) =>
    `${name} quittera son ${noun} actuel\u00a0: ${placeName}.`,
  unknown: (count: number, noun: string) =>
    `Le ${noun} actuel de ${memberCountText(count)} n’est pas connu\u00a0: s’ils en ont un, ils le quitteront.`,
  left: (moves: { leaving: number; from: Moves['from'] }, noun: string) =>
    `${memberCountText(moves.leaving)} ${plural(moves.leaving, 'a quitté son', 'ont quitté leur')} ${noun}\u00a0: ${listed(moves.from)}`,
});

type MoveTexts = typeof moveTexts;

/** What confirming will do; empty where no member leaves a place. */
export function warningOf(
  moves: Moves,
  place: MembershipKey,
  /** One of them alone is named. */
  members: readonly { label: string }[],
  texts: MoveTexts,
): string {
  const { leaving, from, unknown } = moves;
  const noun = texts[place];
  const [only, ...others] = members;
  const [left] = from;
  const isOne = only && others.length === 0;
  const lines = [
    left && (isOne ? texts.oneWillLeave(only.label, left.nom, noun) : texts.willLeave(moves, noun)),
    unknown > 0 && texts.unknown(unknown, noun),
  ];
  return leaving + unknown > 0 ? lines.filter(Boolean).join('\n') : '';
}

/** What was done, for the end of the notice. */
export const noticeOf = (moves: Moves, place: MembershipKey, texts: MoveTexts): string =>
  moves.leaving > 0 ? texts.left(moves, texts[place]) : '';

/** The mark of a person who refused pictures, or withdrew that. */
export const consentMarkTexts = defineTexts('memberConsentMark', {
  /** @param kinds «Photos» */
  refused: (kinds: string) => `${kinds}\u00a0: refusé ou retiré`,
  /** Behind a name on paper, where no agreement to pictures is noted. */
  noPicture: 'sans photo',
});
