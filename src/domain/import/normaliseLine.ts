/**
 * Converts what a line says to what is stored: dates as yyyy-mm-dd, «Mme» as feminin, phone numbers with their first
 * digits. An error that can be corrected in the file is a problem, and excludes the line. A value that the record can't
 * hold is a note.
 */
import { isPhoneLike } from '../contact/phoneSearch';
import { isFrenchPostcode, splitPostcode } from '../contact/postcode';
import { isEmail } from '../members/email';
import { IMPORT_COLUMNS, REQUIRED_TO_CREATE, WORD_COLUMNS } from '../members/fileColumns';
import type { MemberField } from '../members/member';
import { type FieldOf, fieldsOfKind } from '../members/memberFieldRules';
import { type DateProblem, type DateRules, readDate } from './dates';
import type { FieldValues, LineProblem, NormalLine, Note } from './fieldValues';
import { type Gender, type GenderCodes, isGenderCode, readGender, readStatus } from './genders';
import { readPhone } from './phones';
import { isTwoFirstNames, type NameOrder } from './wholeName';

/** What holds for all lines of a file: what the file shows, or what the user has answered. */
export interface LineRules extends DateRules {
  /** The gender of lines that give none. */
  genre?: Gender | undefined;
  /** `asked`: nothing has decided yet what 1 and 2 stand for. */
  genderCodes?: GenderCodes | 'asked' | undefined;
  nameOrder?: NameOrder | undefined;
  /** The order of day and month in days of departures. */
  stateOrder?: DateRules['dayOrder'];
  /** Whether the back end has `etats`: «veuve» is then a marital status. */
  hasStates?: boolean | undefined;
  /** Whether «69001 Lyon» in the town is the postcode and the town. */
  splitsPostcodes?: boolean | undefined;
}

type Values = Record<MemberField, string>;

/** What a line is found to say, while it is read. */
interface Reading {
  values: Values;
  problems: LineProblem[];
  notes: Note[];
}

/** Characters without width, of which nothing is seen. Joiners stay, because some scripts need them. */
const HIDDEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
/** One line of text: breaks, tabs and doubled spaces are one space. */
const SPACES = /[\s\p{Cc}]+/gu;
/** What most cells are: nothing, or ASCII with single spaces inside. */
const TIDY = /^(?:[!-~]+(?: [!-~]+)*)?$/;
const tidy = (text: string): string =>
  TIDY.test(text) ? text : text.replaceAll(HIDDEN, '').replaceAll(SPACES, ' ').trim();

const DATE_PROBLEMS: Readonly<Record<DateProblem, Extract<LineProblem, { value: string }>['kind']>> = {
  twoDigitYear: 'twoDigitYear',
  unreadable: 'unreadableDate',
  impossible: 'impossibleDate',
  future: 'futureDate',
  ambiguous: 'ambiguousDate',
};

/** Characters that stand for bytes which no coding has, and the mark that a program leaves where it lost one. */
const GARBLED = /[\x80-\x84\x86-\x9f\ufffd]/;
/** «H?lène»: some programs write a question mark for a letter that they don't have. */
const LOST_LETTER = /\p{L}\?\p{L}/u;

function checkLetters({ values, problems, notes }: Reading, written: FieldValues): void {
  for (const field of IMPORT_COLUMNS)
    if (written[field] && GARBLED.test(written[field]))
      problems.push({ kind: 'garbled', field, value: values[field] });
  for (const field of WORD_COLUMNS)
    if (values[field].includes('?') && LOST_LETTER.test(values[field]))
      notes.push({ kind: 'lostLetter', field, value: values[field] });
}

function readGenderField({ values, problems }: Reading, { genre, genderCodes }: LineRules): void {
  const written = values.genre;
  if (genderCodes === 'asked' && isGenderCode(written)) {
    problems.push({ kind: 'genreCode', value: written });
    return;
  }
  const read = readGender(written, genderCodes === 'asked' ? undefined : genderCodes);
  if (read === undefined) problems.push({ kind: 'genre', value: written });
  else values.genre = read || genre || '';
}

function readSituation({ values, notes }: Reading, { hasStates }: LineRules): void {
  const written = values.situation_matrimoniale;
  const read = readStatus(written, hasStates);
  if (written && !read) notes.push({ kind: 'situation', value: written });
  values.situation_matrimoniale = read ?? '';
}

function readBirth({ values, problems, notes }: Reading, rules: LineRules): void {
  const value = values.date_naissance;
  if (!value) return;
  const read = readDate(value, rules);
  if ('problem' in read)
    problems.push({ kind: DATE_PROBLEMS[read.problem], value } as Extract<LineProblem, { value: string }>);
  else if ('isUnknown' in read) {
    values.date_naissance = '';
    notes.push({ kind: 'unknownDate', value });
  } else {
    values.date_naissance = read.date;
    if (read.remark) notes.push({ kind: read.remark, value });
  }
}

/** Google Contacts puts all values of a kind into one cell. */
const GOOGLE = ' ::: ';

function readPhoneField({ values, problems, notes }: Reading, field: FieldOf<'phone'>): void {
  const [first = ''] = values[field].split(GOOGLE);
  if (first !== values[field]) notes.push({ kind: 'several', field, value: values[field] });
  if (!first) return;
  const read = readPhone(first);
  if ('problem' in read) {
    problems.push({ kind: 'roundedPhone', field, value: first });
    return;
  }
  values[field] = read.phone;
  if (!isPhoneLike(read.phone)) notes.push({ kind: 'oddPhone', field, value: read.phone });
  else if (read.isRepaired) notes.push({ kind: 'phone', field, value: read.phone });
}

/** Longer texts are no list of addresses. */
const ADDRESSES_MAX = 600;
const ADDRESS = /^[^<>]{0,200}<([^<>\s]{1,254})>$/;

function readEmail({ values, problems, notes }: Reading, field: FieldOf<'email'>): void {
  const written = values[field].replace(/^mailto:/i, '');
  if (!written) return;
  const [first = '', ...others] = written
    .slice(0, ADDRESSES_MAX)
    .split(/\s*(?::::|[,;])\s*|\s+(?=\S+@)/)
    .filter(Boolean);
  const one = ADDRESS.exec(others.length > 0 ? first : written.replace(/[,;]$/, ''))?.[1] ?? first;
  if (isEmail(one)) {
    values[field] = one;
    if (others.some(isEmail)) notes.push({ kind: 'several', field, value: written });
    return;
  }
  values[field] = written;
  if (written) problems.push({ kind: 'email', field, value: written });
}

function readPostcode({ values, notes }: Reading, { splitsPostcodes: splits }: LineRules): void {
  const { ville: town } = values;
  const parts = splits && !values.code_postal ? splitPostcode(town) : undefined;
  if (parts) {
    Object.assign(values, parts);
    notes.push({ kind: 'splitPostcode', value: town });
  }
  if (!isFrenchPostcode(values.code_postal))
    notes.push({ kind: 'foreignPostcode', value: values.code_postal });
}

function readContact(reading: Reading, rules: LineRules): void {
  for (const field of fieldsOfKind('phone')) readPhoneField(reading, field);
  for (const field of fieldsOfKind('email')) readEmail(reading, field);
  readPostcode(reading, rules);
}

/** Reads what a line says. */
export function normaliseLine(written: FieldValues, rules: LineRules): NormalLine {
  const values: Values = { ...written };
  for (const field of IMPORT_COLUMNS) values[field] = tidy(written[field]);
  const reading: Reading = { values, problems: [], notes: [] };
  const { problems, notes } = reading;
  readGenderField(reading, rules);
  const ofGender = problems.splice(0);
  for (const field of REQUIRED_TO_CREATE) if (!values[field]) problems.push({ kind: 'missing', field });
  problems.push(...ofGender);
  checkLetters(reading, written);
  if (isTwoFirstNames(values.prenom)) notes.push({ kind: 'twoFirstNames', value: values.prenom });
  readSituation(reading, rules);
  readBirth(reading, rules);
  readContact(reading, rules);
  return { values, problems, notes };
}
