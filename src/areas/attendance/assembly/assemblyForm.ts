import * as z from 'zod/mini';
import {
  ASSEMBLY_LIMITS,
  type AssemblyRules,
  QUORUM_PARTS,
  type QuorumPart,
  type SheetAssembly,
} from '../../../domain/attendance/assembly';
import type { assemblySettingsTexts } from './texts.fr';

/** The names of the texts about a part of the voters. */
export const PART_TEXTS = {
  '1/4': 'quarter',
  '1/3': 'third',
  '1/2': 'half',
  '2/3': 'twoThirds',
} as const satisfies Record<QuorumPart, string>;

const text = z.optional(z.string());

/** What the form of an assembly holds: numbers as they were typed. */
export const assemblyForm = z.object({
  age: text,
  months: text,
  dues: text,
  proxies: text,
  quorum: text,
  votes: text,
  link: text,
});
export type AssemblyValues = z.infer<typeof assemblyForm>;

/** A whole number from 1 on, null for an empty field, undefined for anything else. */
function wholeOf(typed: string | undefined, most: number): number | null | undefined {
  const written = (typed ?? '').trim();
  if (written === '') return null;
  const value = /^\d+$/.test(written) ? Number(written) : 0;
  return value >= 1 && value <= most ? value : undefined;
}

/** The settings that were typed, or what is wrong with them by field. Keys that the form doesn't have stay as they were. */
export function rulesFrom(
  { age, months, dues, proxies, quorum, votes, link }: AssemblyValues,
  seen: SheetAssembly | null,
  texts: typeof assemblySettingsTexts,
): { rules?: AssemblyRules; errors: Record<string, string> } {
  const { age: ageMost, months: monthsMost, votes: votesMost } = ASSEMBLY_LIMITS;
  const [years, joined] = [wholeOf(age, ageMost), wholeOf(months, monthsMost)];
  const part = QUORUM_PARTS.find((one) => one === quorum) ?? null;
  const number = quorum === 'number' ? wholeOf(votes, votesMost) : null;
  const errors = {
    ...(years === undefined && { age: texts.notWhole(ageMost) }),
    ...(joined === undefined && { months: texts.notWhole(monthsMost) }),
    ...(quorum === 'number' && !number && { votes: texts.needsVotes(votesMost) }),
  };
  if (years === undefined || joined === undefined || Object.keys(errors).length > 0) return { errors };
  return {
    errors,
    rules: {
      age_min: years,
      anciennete_mois: joined,
      cotisation_annee: dues === undefined ? (seen?.cotisation_annee ?? null) : Number(dues) || null,
      pouvoirs_max: Number(proxies ?? 0),
      quorum_part: part,
      quorum_nombre: number ?? null,
      lien_pouvoirs: link === '1',
    },
  };
}
