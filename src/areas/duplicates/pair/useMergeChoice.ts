import { useState } from 'react';
import type { PairComparison } from '../../../domain/duplicates/merge';
import {
  comparisonsOf,
  type MergeChoices,
  type MergeField,
  proposedChoices,
  proposedKept,
} from '../../../domain/duplicates/mergeFields';

/** What the user has chosen so far, over the proposals. Choices stay when the two records are loaded again. */
export function useMergeChoice({ un, autre }: PairComparison) {
  const [kept, setKept] = useState<number>();
  const [chosen, setChosen] = useState<MergeChoices>({});
  const comparisons = comparisonsOf(un, autre);
  const proposed = proposedChoices(comparisons);
  const choices: MergeChoices = Object.fromEntries(
    comparisons
      .filter(({ state }) => state === 'both')
      .map(({ field }) => [field, chosen[field] ?? proposed[field]]),
  );
  const isAutreKept = (kept ?? proposedKept(un, autre)) === autre.id;
  const takenOf = (field: MergeField) => (choices[field] === autre.id ? autre : un);
  return {
    comparisons: comparisons.map((row) => ({ ...row, taken: choices[row.field] ?? row.taken })),
    choices,
    garde: isAutreKept ? autre : un,
    other: isAutreKept ? un : autre,
    /** The name of the record as it will be. */
    name: { nom: takenOf('nom').nom, prenom: takenOf('prenom').prenom },
    keep: setKept,
    choose: (field: MergeField, id: number) => setChosen((before) => ({ ...before, [field]: id })),
  };
}
export type MergeChoice = ReturnType<typeof useMergeChoice>;
