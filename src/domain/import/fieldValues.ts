/** What a line says, what is wrong with it, and what is worth a remark. Texts stand with the screen and with the server. */
import type { MemberField } from '../members/member';
import type { StateField } from '../register/states';

/** What a line says, by field. */
export type FieldValues = Readonly<Record<MemberField, string>>;

/** An error that excludes the line, until it is corrected in the file or a question is answered. */
export type LineProblem =
  | { kind: 'missing'; field: MemberField }
  | { kind: 'tooManyCells'; value: string }
  /** The value belongs to another column. `garbled`: letters of it are lost. */
  | {
      kind: 'moved' | 'garbled' | 'formula' | 'error' | 'rounded' | 'email' | 'roundedPhone';
      field: MemberField;
      value: string;
    }
  /** What a line says of the person's state. `stateToCome`: its day is to come. */
  | { kind: 'state' | 'stateToCome'; column: StateField; value: string }
  | { kind: 'genre' | 'genreCode' | 'twoPeople'; value: string }
  | {
      kind: 'twoDigitYear' | 'unreadableDate' | 'impossibleDate' | 'futureDate' | 'ambiguousDate';
      value: string;
    };

/** What the import did with a value of a line that it takes. */
export type Note =
  | {
      kind:
        | 'situation'
        | 'unknownDate'
        | 'perhapsUnknown'
        | 'hour'
        | 'splitName'
        | 'twoFirstNames'
        | 'splitPostcode'
        | 'foreignPostcode';
      value: string;
    }
  /** `spare`: a second column for a field, which has no place. `several`: only the first of several values is taken. */
  | { kind: 'spare' | 'several' | 'lostLetter' | 'phone' | 'oddPhone'; field: MemberField; value: string };

/** Remarks that need no decision, because nothing that the file says is left out or in doubt. */
const HARMLESS: readonly Note['kind'][] = ['phone', 'unknownDate', 'spare'];

export const needsDecision = ({ kind }: Note): boolean => !HARMLESS.includes(kind);

export interface NormalLine {
  values: FieldValues;
  problems: readonly LineProblem[];
  notes: readonly Note[];
}

const FIELDS: Readonly<Partial<Record<LineProblem['kind'], MemberField>>> = {
  genre: 'genre',
  genreCode: 'genre',
  twoDigitYear: 'date_naissance',
  unreadableDate: 'date_naissance',
  impossibleDate: 'date_naissance',
  futureDate: 'date_naissance',
  ambiguousDate: 'date_naissance',
  twoPeople: 'nom',
};

/** The field that a problem is about; undefined where it is about the line. */
export const fieldOf = (problem: LineProblem): MemberField | undefined =>
  'field' in problem ? problem.field : FIELDS[problem.kind];
