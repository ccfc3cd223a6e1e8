import { useMemo } from 'react';
import { failureOf } from '../../../../api/errors';
import { useClient, write } from '../../../../api/useApi';
import type { ActedMember } from '../../../../people/moves';
import type { Option } from '../../../../people/picker/useChoice';
import { type BulkAnswer, refusalsIn } from '../../../../people/removal/refusals';
import { useTexts } from '../../../../texts/texts';
import type { BulkDescription } from '../../actions/bulkDescription';
import { withoutHeld } from '../../actions/heldOptions';
import { refusalText } from '../../actions/refusals';
import { memberActionTexts } from '../../actions/texts.fr';
import { addTexts } from '../../data/texts.fr';

/** The outcome: the members that it reached, and what is said of those left out; or why it reached none. */
type Added = { reached: readonly ActedMember[]; left: string } | string;

/** What members can be given from one list, and the call that gives it, which is that of the dialogs of the actions. */
export function useAddition<List, P, B, A extends BulkAnswer>(
  description: BulkDescription<List, P, B, A>,
  members: readonly ActedMember[],
) {
  const { useList, optionsOf, heldBy, endpoint, argsOf, failureText } = description;
  const texts = useTexts(addTexts);
  const words = useTexts(memberActionTexts);
  const client = useClient();
  const query = useList();
  const { data } = query;
  const options = useMemo(
    () => (data === undefined ? [] : withoutHeld(optionsOf(data, words), members, heldBy, words)),
    [data, members, optionsOf, heldBy, words],
  );
  const add = async (option: Option): Promise<Added> => {
    const ids = members.map(({ id }) => id);
    try {
      const refusals = refusalsIn(await write(client, endpoint, argsOf([option], ids)));
      const isRefused = (id: number) => refusals.some((refusal) => refusal.id === id);
      const reached = members.length > refusals.length ? members.filter(({ id }) => !isRefused(id)) : [];
      if (reached.length > 0) return { reached, left: refusalText(refusals, members, words) };
      return members.length > 1
        ? refusalText(refusals, members, words)
        : (refusals[0]?.message ?? texts.failed);
    } catch (error) {
      const failure = failureOf(error);
      return failure.kind === 'unauthenticated' ? texts.failed : failureText(failure, words);
    }
  };
  return { query, options, creation: description.useCreation(), add };
}
