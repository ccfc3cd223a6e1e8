/** The answers of the people of a list as columns: what a registration was asked once stands with its first person alone. */
import { hiddenRows } from '../../../../data/hiddenFields/hiddenRows';
import type { Attendee, Registration } from '../../../../domain/registrations/registration';
import { ON_LIST } from '../../../../domain/registrations/registrationState';

export interface AnswerColumn {
  question: string;
  /** Asked of each person; else once for the registration. */
  isOfEach: boolean;
  isRequired: boolean;
}

export interface AnswerCell {
  text: string;
  /** A required answer that is not there. */
  isMissing: boolean;
  /** The first person of the registration, who has its answer; empty for that person. */
  at: string;
  /** What the registration answered before the question was asked of each person; with its first person. */
  ofAll: string;
}

export interface AnswerTable {
  columns: readonly AnswerColumn[];
  /** By the id of the person, in the order of the columns. */
  cells: ReadonlyMap<number, readonly AnswerCell[]>;
}

export type AskedQuestions = NonNullable<Registration['reglages']>['champs'];
type Answers = Attendee['reponses'];

/** The answers of the registration, then what the page added. */
const sharedAnswers = ({ reponses, champs_caches }: Attendee): Answers => [
  ...reponses,
  ...hiddenRows(champs_caches).map(([question, value]) => ({ question, valeur: value })),
];

const ownAnswers = ({ reponses_personne }: Attendee): Answers => reponses_personne ?? [];

const textIn = (answers: Answers, asked: string): string =>
  answers.flatMap(({ question, valeur }) => (question === asked ? valeur : [])).join(', ');

type Named = Pick<Attendee, 'nom' | 'prenom'>;

/** «Nom Prénom», as lists have it. */
export const listName = ({ nom, prenom }: Named): string => `${nom} ${prenom}`.trim();

/** The first person of each registration, as the list stands. */
function firstPeople(people: readonly Attendee[]): ReadonlyMap<number, Attendee> {
  const first = new Map<number, Attendee>();
  for (const person of people)
    if (!first.has(person.inscription_id)) first.set(person.inscription_id, person);
  return first;
}

/** The questions that are asked now, then those that were answered before or that the page added. */
function columnsOf(people: readonly Attendee[], asked: AskedQuestions): AnswerColumn[] {
  const columns = new Map<string, AnswerColumn>();
  for (const { nom_du_champ, par_personne, is_required } of asked ?? []) {
    const question = nom_du_champ ?? '';
    columns.set(question, {
      question,
      isOfEach: par_personne === true,
      isRequired: is_required === true,
    });
  }
  const add = (answers: Answers, isOfEach: boolean) => {
    for (const { question } of answers)
      if (!columns.has(question)) columns.set(question, { question, isOfEach, isRequired: false });
  };
  for (const person of people) {
    add(ownAnswers(person), true);
    add(sharedAnswers(person), false);
  }
  return Array.from(columns, ([, column]) => column);
}

function cellOf(person: Attendee, column: AnswerColumn, first: Attendee): AnswerCell {
  const { question, isOfEach, isRequired } = column;
  const own = textIn(ownAnswers(person), question);
  const shared = textIn(sharedAnswers(first), question);
  const isFirst = first.id === person.id;
  const isNeeded = isRequired && ON_LIST.includes(person.etat);
  // A question that is asked once now may have answers of people from before.
  if (isOfEach || own)
    return { text: own, isMissing: isNeeded && !own, at: '', ofAll: isFirst ? shared : '' };
  if (isFirst) return { text: shared, isMissing: isNeeded && !shared, at: '', ofAll: '' };
  return { text: '', isMissing: false, at: shared && listName(first), ofAll: '' };
}

/**
 * @param people in the order in which they are shown
 * @param asked the questions of the registration, where the back end tells them
 */
export function answerTable(people: readonly Attendee[], asked: AskedQuestions): AnswerTable {
  const first = firstPeople(people);
  const columns = columnsOf(people, asked);
  const cells = new Map(
    people.map((person) => [
      person.id,
      columns.map((column) => cellOf(person, column, first.get(person.inscription_id) ?? person)),
    ]),
  );
  return { columns, cells };
}
