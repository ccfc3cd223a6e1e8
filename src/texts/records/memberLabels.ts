import { joinedNameOf, type MemberField, type MemberText, type Named } from '../../domain/members/member';
import { WIDOWED } from '../../domain/register/states';
import { pageTexts } from '../texts';
import { formatDay } from './formatDay';
import { labelTexts } from './texts.fr';

/** Last name then first name, or «Nom non spécifié»: how a person is named in lists, tables and files, which sort by it. */
export const fullNameOf = (named: Named): string => joinedNameOf(named) || pageTexts(labelTexts).noName;

/** First name then last name, as one says it: in sentences, questions and notices, and in the names of buttons. */
export const spokenNameOf = ({ nom, prenom }: Named): string =>
  joinedNameOf({ nom: prenom, prenom: nom }) || pageTexts(labelTexts).noName;

/** Empty without a code; a code that Parvis does not know is shown as it is. */
export function genderLabel(gender: string | null | undefined): string {
  if (gender === 'masculin') return pageTexts(labelTexts).man;
  return gender === 'feminin' ? pageTexts(labelTexts).woman : (gender ?? '');
}

export const statutLabel = (statut: string | null | undefined): string =>
  pageTexts(labelTexts)[statut === 'membre' ? 'member' : 'registered'];

/**
 * Empty without a code; a code that Parvis does not know is shown as it is.
 * @param gender that of the person, where a screen shows one; forms and files have «Marié(e)»
 */
export function situationLabel(situation: string | null | undefined, gender?: string | null): string {
  const texts = pageTexts(labelTexts);
  if (situation === 'celibataire') return texts.single;
  if (situation === WIDOWED)
    return texts[gender === 'masculin' ? 'widower' : gender === 'feminin' ? 'widow' : 'widowed'];
  if (situation !== 'marie') return situation ?? '';
  if (gender === 'masculin') return texts.marriedMan;
  return gender === 'feminin' ? texts.marriedWoman : texts.married;
}

/** «Parti» or «Partie»: the state of a person; a state that Parvis doesn't know is shown as it is. */
export function stateLabel(state: string | null | undefined, gender: string | null | undefined): string {
  const texts = pageTexts(labelTexts);
  const isWoman = gender === 'feminin';
  if (state === 'parti') return isWoman ? texts.leftWoman : texts.left;
  if (state === 'decede') return isWoman ? texts.deceasedWoman : texts.deceased;
  return state && state !== 'actif' ? state : isWoman ? texts.activeWoman : texts.active;
}

/** «À jour 2026» */
export const upToDateLabel = (year: number): string => pageTexts(labelTexts).upToDate(year);

/** What a value is in words, where it isn't words itself. */
type Coded = Exclude<MemberField, MemberText> | 'statut' | 'date_inscription';

const WORDS: Readonly<Record<Coded, (value: string, gender?: string | null) => string>> = {
  genre: genderLabel,
  situation_matrimoniale: situationLabel,
  statut: statutLabel,
  date_naissance: formatDay,
  date_inscription: formatDay,
};

const isCoded = (field: Coded | MemberText): field is Coded => field in WORDS;

/**
 * A value of a record in words, empty where there is none.
 * @param gender that of the person, with which words agree
 */
export function fieldText(
  field: Coded | MemberText,
  value: string | null | undefined,
  gender?: string | null,
): string {
  const text = value?.trim() ?? '';
  return text && isCoded(field) ? WORDS[field](text, gender) : text;
}
