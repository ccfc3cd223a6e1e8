import { useEffect, useMemo, useState } from 'react';
import { memberCalls as endpoints } from '../../../api/endpoints/members';
import { memberWriteCalls } from '../../../api/endpoints/memberWrites';
import { useClient, useQuery } from '../../../api/useApi';
import { type ActedMember, type MembershipKey, type Moves, movesOf } from '../../../people/moves';
import { PickerDialog } from '../../../people/picker/PickerDialog';
import { PickerNote } from '../../../people/picker/PickerNote';
import { useChoice } from '../../../people/picker/useChoice';
import { useLoadAlert } from '../../../people/picker/useLoadAlert';
import { type BulkAnswer, refusalsIn } from '../../../people/removal/refusals';
import { moveTexts, noticeOf, warningOf } from '../../../people/texts.fr';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { narrowing } from '../data/narrowing';
import type { WholeSelection } from '../data/useSelection';
import { wholeSelection } from '../data/wholeSelection';
import { ActionTarget } from './ActionTarget';
import type { BatchRunProps } from './batch/BatchRun';
import type { BulkDescription, BulkDialogProps, ChosenOptions } from './bulkDescription';
import { withoutHeld } from './heldOptions';
import { memberActionTexts } from './texts.fr';
import { useBulkSave } from './useBulkSave';
import { movesOfWhole } from './wholeMoves';

const KINDS = { groupe_actuel: 'groupes', departement_actuel: 'departements' } as const;

/** Who leaves which group or department for another one. Of a whole result the back end counts them. */
function useMoves(
  members: readonly ActedMember[],
  place: MembershipKey | undefined,
  whole: WholeSelection | undefined,
): (to: number) => Moves | undefined {
  const { data } = useQuery(
    memberWriteCalls.places,
    place && whole ? narrowing(whole.query) : null,
    // Others may have moved members since an earlier opening.
    { alwaysReload: true },
  );
  return (to) => {
    if (!place) return undefined;
    return whole ? movesOfWhole(whole, data?.[KINDS[place]], place, to) : movesOf(members, place, to);
  };
}

/** Members that are read one by one; of more it is only said that their place is not known. */
const READ_MAX = 25;

/** The members, with those read from the server whose present place the browser doesn't know. */
function useKnownMembers(members: readonly ActedMember[], place: MembershipKey | undefined) {
  const client = useClient();
  const [read, setRead] = useState(members);
  useEffect(() => {
    const unknown = members.filter(({ known }) => place && known?.[place] === undefined);
    if (unknown.length === 0 || unknown.length > READ_MAX) return;
    const controller = new AbortController();
    const readOne = async (member: ActedMember): Promise<ActedMember> => {
      if (!unknown.includes(member)) return member;
      const known = await client.call(
        endpoints.withRelations,
        { id: member.id },
        { signal: controller.signal },
      );
      // A record without the key says that there is none.
      return { ...member, known: { groupe_actuel: null, departement_actuel: null, ...known } };
    };
    // Without an answer they stay unknown, which the dialog says.
    Promise.all(members.map(readOne)).then(setRead, () => {});
    return () => controller.abort();
  }, [client, members, place]);
  return read;
}

const loadBatch = () => import('./batch/BatchRun');
const NO_MEMBERS: readonly ActedMember[] = [];

interface DescribedProps<List, P, B, A> extends BulkDialogProps {
  description: BulkDescription<List, P, B, A>;
}

/** What is offered to which members, what of it is chosen, and who leaves another group or department for it. */
function useBulkChoice<List, P, B, A extends BulkAnswer>(props: DescribedProps<List, P, B, A>) {
  const { description, whole } = props;
  const { useList, optionsOf, heldBy, place } = description;
  const texts = useTexts(memberActionTexts);
  const { nothing, loadFailed } = description.words(texts);
  const query = useList();
  useLoadAlert(query, texts.loadFailed, loadFailed);
  const { data } = query;
  const [given] = useState(whole ? NO_MEMBERS : props.members);
  const members = useKnownMembers(given, place);
  const movesTo = useMoves(members, place, whole?.selection);
  const options = useMemo(
    () => (data === undefined ? [] : withoutHeld(optionsOf(data, texts), members, heldBy, texts)),
    [data, texts, optionsOf, members, heldBy],
  );
  const choice = useChoice(query, options, nothing !== undefined, loadFailed, description.useCreation());
  const [target] = choice.chosen;
  return { members, choice, moves: target && movesTo(target.id) };
}

/** A dialog that gives one or many members something that is picked from a list. */
export function BulkDialog<List, P, B, A extends BulkAnswer>(props: DescribedProps<List, P, B, A>) {
  const { description, whole, onDone, onClose } = props;
  const { place, endpoint, argsOf, failureText, closesOnFailure, done } = description;
  const texts = useTexts(memberActionTexts);
  const moveWords = useTexts(moveTexts);
  const alert = useAlert();
  const { nothing, ...words } = description.words(texts);
  const { members, choice, moves } = useBulkChoice(props);
  const [ids] = useState(() => whole?.selection.ids());
  const [batch, setBatch] = useState<ChosenOptions>();
  const { run, isSaving } = useBulkSave(endpoint, props, {
    title: words.failed,
    text: (failure) => failureText(failure, texts),
    closes: closesOnFailure,
  });
  const warning = place && moves && warningOf(moves, place, members, moveWords);
  const handleConfirm = () => {
    const [first, ...others] = choice.chosen;
    if (!first) return void (nothing && alert({ ...nothing, tone: 'warning' }));
    const chosen = [first, ...others] as const;
    if (ids) return setBatch(chosen);
    const membre_ids = members.map(({ id }) => id);
    void run(argsOf(chosen, membre_ids), (count, answer) => {
      const { title, text } = done(count, chosen, texts, answer);
      const left = place && noticeOf(movesOf(reached(members, answer), place, first.id), place, moveWords);
      return { title, text: left ? `${text}\n${left}` : text };
    });
  };
  const scope = <ActionTarget members={props.members} count={ids?.length} />;
  if (batch && ids && whole) {
    const onRest = async (rest: readonly number[]) =>
      whole.onRest(await wholeSelection(whole.selection.query, rest));
    const work = { description, scope, chosen: batch, ids, moves, onDone, onRest, onClose };
    return <LazyPart<BatchRunProps<List, P, B, A>> load={loadBatch} props={work} />;
  }
  return (
    <PickerDialog
      title={words.title}
      description={scope}
      picker={words.picker}
      choice={choice}
      confirm={{ label: words.confirm, busy: words.busy, isSaving }}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <PickerNote hint={warning} />
    </PickerDialog>
  );
}

/** The members that the action did not leave out. */
function reached(members: readonly ActedMember[], answer: BulkAnswer): readonly ActedMember[] {
  const refused = new Set(refusalsIn(answer).map(({ id }) => id));
  return members.filter(({ id }) => !refused.has(id));
}
