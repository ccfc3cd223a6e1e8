import { fold } from '../../../domain/search/fold';
import { isMonthsFit, isMostFit } from './availability';
import type { BuiltField, BuiltForm } from './builtForm';
import { fieldTypeOf } from './fieldTypes';

/** Why a form can’t be saved, in the order in which it is shown. */
export type Blocker = 'nameless' | 'fieldless' | 'namelessField' | 'reversed' | 'badMost' | 'badMonths';

/** What is wrong or unexpected about a field; only a missing name keeps the form from being saved. */
export type FieldProblem = 'nameless' | 'duplicate' | 'unknownType' | 'optionless' | 'comma';

/**
 * @param isScheduled whether the back end announces `ouverture`, so that the screen shows the availability
 * @param isTimed whether it announces `rgpd`, so that the screen shows how long answers are kept
 */
export function blockersOf(
  { nom_du_formulaire, champs, availability }: BuiltForm,
  isScheduled = false,
  isTimed = false,
): Blocker[] {
  const blockers: Blocker[] = [];
  if (!nom_du_formulaire.trim()) blockers.push('nameless');
  if (champs.length === 0) blockers.push('fieldless');
  if (champs.some(isNameless)) blockers.push('namelessField');
  if (isTimed && !isMonthsFit(availability.conservation_mois)) blockers.push('badMonths');
  if (!isScheduled) return blockers;
  const { ouvert_du, ouvert_au, reponses_max } = availability;
  if (ouvert_au && ouvert_au < ouvert_du) blockers.push('reversed');
  if (!isMostFit(reponses_max)) blockers.push('badMost');
  return blockers;
}

export const isNameless = ({ nom_du_champ }: BuiltField): boolean => !nom_du_champ.trim();

/** A name without case and accents, by which duplicates are found. */
const plainName = ({ nom_du_champ }: BuiltField): string => fold(nom_du_champ.trim());

/** The most serious problem of each field that has one, by key. */
export function fieldProblems(champs: readonly BuiltField[]): ReadonlyMap<number, FieldProblem> {
  const uses = new Map<string, number>();
  const usesOf = (champ: BuiltField) => uses.get(plainName(champ)) ?? 0;
  for (const champ of champs) uses.set(plainName(champ), usesOf(champ) + 1);
  const problems = new Map<number, FieldProblem>();
  for (const champ of champs) {
    const problem = isNameless(champ) ? 'nameless' : usesOf(champ) > 1 ? 'duplicate' : problemInside(champ);
    if (problem) problems.set(champ.key, problem);
  }
  return problems;
}

function problemInside({ type_de_champ, options }: BuiltField): FieldProblem | undefined {
  const type = fieldTypeOf(type_de_champ);
  if (!type) return 'unknownType';
  if (!type.takesOptions) return undefined;
  if (!options.some((option) => option.trim())) return 'optionless';
  return options.some(hasComma) ? 'comma' : undefined;
}

/** Choices are sent separated by commas, so a choice with a comma would arrive as several. */
const hasComma = (option: string): boolean => splitOption(option).length > 1;

export const splitOption = (option: string): string[] =>
  option
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
