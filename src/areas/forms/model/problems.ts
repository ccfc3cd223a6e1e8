import { hiddenNamesProblem, typedNames } from '../../../domain/forms/hiddenNames';
import { foldAccents } from '../../../domain/search/foldAccents';
import { isMonthsFit, isMostFit } from './availability';
import type { BuiltField, BuiltForm } from './builtForm';
import { fieldTypeOf } from './fieldTypes';
import type { FormParts } from './payload';

/** Why a form can’t be saved, in the order in which it is shown. */
export type FormProblem =
  | 'nameless'
  | 'fieldless'
  | 'namelessField'
  | 'reversed'
  | 'badMost'
  | 'badMonths'
  | 'badHidden';

/** What is wrong or unexpected about a field; only a missing name keeps the form from being saved. */
export type FieldProblem = 'nameless' | 'duplicate' | 'unknownType' | 'optionless' | 'comma';

/** @param announced the parts of the form that the screen shows */
export function formProblemsOf(
  { nom_du_formulaire, champs: fields, availability }: BuiltForm,
  announced: FormParts = {},
): FormProblem[] {
  const blockers: FormProblem[] = [];
  if (!nom_du_formulaire.trim()) blockers.push('nameless');
  if (fields.length === 0) blockers.push('fieldless');
  if (fields.some(isNameless)) blockers.push('namelessField');
  if (announced.rgpd && !isMonthsFit(availability.conservation_mois)) blockers.push('badMonths');
  if (announced['champs-caches'] && hiddenNamesProblem(typedNames(availability.champs_caches)))
    blockers.push('badHidden');
  if (!announced.ouverture) return blockers;
  const { ouvert_du, ouvert_au, reponses_max } = availability;
  if (ouvert_au && ouvert_au < ouvert_du) blockers.push('reversed');
  if (!isMostFit(reponses_max)) blockers.push('badMost');
  return blockers;
}

export const isNameless = ({ nom_du_champ }: BuiltField): boolean => !nom_du_champ.trim();

/** A name without case and accents, by which duplicates are found. */
const plainName = ({ nom_du_champ }: BuiltField): string => foldAccents(nom_du_champ.trim());

/** The most serious problem of each field that has one, by key. */
export function fieldProblems(fields: readonly BuiltField[]): ReadonlyMap<number, FieldProblem> {
  const uses = new Map<string, number>();
  const usesOf = (field: BuiltField) => uses.get(plainName(field)) ?? 0;
  for (const field of fields) uses.set(plainName(field), usesOf(field) + 1);
  const problems = new Map<number, FieldProblem>();
  for (const field of fields) {
    const problem = isNameless(field) ? 'nameless' : usesOf(field) > 1 ? 'duplicate' : problemInside(field);
    if (problem) problems.set(field.key, problem);
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
