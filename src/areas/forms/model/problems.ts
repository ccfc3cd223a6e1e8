import { fold } from '../../../domain/fold';
import { isMostFit } from './availability';
import { fieldTypeOf } from './fieldTypes';
import type { ChampDraft, FormDraft } from './formDraft';

/** What keeps a form from being sent, in the order it is said. */
export type Blocker = 'nameless' | 'fieldless' | 'namelessField' | 'reversed' | 'badMost';

/** What is wrong with a field, or may surprise; only a missing name keeps it from being sent. */
export type ChampProblem = 'nameless' | 'duplicate' | 'unknownType' | 'optionless' | 'comma';

/** @param isScheduled whether the back end announces `ouverture`, so that the screen shows the availability */
export function blockersOf(
  { nom_du_formulaire, champs, availability }: FormDraft,
  isScheduled = false,
): Blocker[] {
  const blockers: Blocker[] = [];
  if (!nom_du_formulaire.trim()) blockers.push('nameless');
  if (champs.length === 0) blockers.push('fieldless');
  if (champs.some(isNameless)) blockers.push('namelessField');
  if (!isScheduled) return blockers;
  const { ouvert_du, ouvert_au, reponses_max } = availability;
  if (ouvert_au && ouvert_au < ouvert_du) blockers.push('reversed');
  if (!isMostFit(reponses_max)) blockers.push('badMost');
  return blockers;
}

export const isNameless = ({ nom_du_champ }: ChampDraft): boolean => !nom_du_champ.trim();

/** A name as people tell names apart. */
const plainName = ({ nom_du_champ }: ChampDraft): string => fold(nom_du_champ.trim());

/** The problem of each field that has one, the gravest first, by key. */
export function problemsOf(champs: readonly ChampDraft[]): ReadonlyMap<number, ChampProblem> {
  const uses = new Map<string, number>();
  for (const champ of champs) uses.set(plainName(champ), (uses.get(plainName(champ)) ?? 0) + 1);
  const problems = new Map<number, ChampProblem>();
  for (const champ of champs) {
    const problem = isNameless(champ)
      ? 'nameless'
      : uses.get(plainName(champ))! > 1
        ? 'duplicate'
        : problemInside(champ);
    if (problem) problems.set(champ.key, problem);
  }
  return problems;
}

function problemInside({ type_de_champ, options }: ChampDraft): ChampProblem | undefined {
  const type = fieldTypeOf(type_de_champ);
  if (!type) return 'unknownType';
  if (!type.takesOptions) return undefined;
  if (!options.some((option) => option.trim())) return 'optionless';
  return options.some(hasComma) ? 'comma' : undefined;
}

/** The comma separates choices when they are sent: this one would arrive as several. */
export const hasComma = (option: string): boolean => splitOption(option).length > 1;

export const splitOption = (option: string): string[] =>
  option
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
