import { useEffect, useMemo, useState } from 'react';
import { membres as endpoints } from '../../../api/endpoints/membres';
import { membresWrites } from '../../../api/endpoints/membresWrites';
import { useClient, useQuery } from '../../../api/useApi';
import { type ActedMember, type Moves, movesOf, type Place } from '../../../people/moves';
import { moveTexts, noticeOf, warningOf } from '../../../people/moveTexts';
import { PickerDialog } from '../../../people/picker/PickerDialog';
import { PickerNote } from '../../../people/picker/PickerNote';
import { useChoice } from '../../../people/picker/useChoice';
import { useLoadAlert } from '../../../people/picker/useLoadAlert';
import { type Answered, refusalsIn } from '../../../people/removal/refusals';
import { membersOf } from '../../../people/texts';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { narrowing } from '../data/narrowing';
import type { WholeSelection } from '../data/useSelection';
import { wholeSelection } from '../data/wholeSelection';
import type { BatchRunProps } from './batch/BatchRun';
import type { BulkDescription, BulkDialogProps, Chosen } from './bulkDescription';
import { withoutHeld } from './heldOptions';
import { actionTexts } from './texts';
import { useBulkSave } from './useBulkSave';
import { movesOfWhole } from './wholeMoves';

const KINDS = { groupe_actuel: 'groupes', departement_actuel: 'departements' } as const;

/** Who leaves which group or department for another one. Of a whole result the back end counts them. */
function useMoves(
  membres: readonly ActedMember[],
  place: Place | undefined,
  whole: WholeSelection | undefined,
): (to: number) => Moves | undefined {
  const { data } = useQuery(
    membresWrites.places,
    place && whole ? narrowing(whole.query) : null,
    // Others may have moved members since an earlier opening.
    { alwaysReload: true },
  );
  return (to) => {
    if (!place) return undefined;
    return whole ? movesOfWhole(whole, data?.[KINDS[place]], place, to) : movesOf(membres, place, to);
  };
}

/** Members that are read one by one; of more it is only said that their place is not known. */
const READ_MAX = 25;

/** The members, with those read from the server whose present place the browser doesn't know. */
function useKnownMembers(membres: readonly ActedMember[], place: Place | undefined) {
  const client = useClient();
  const [read, setRead] = useState(membres);
  useEffect(() => {
    const unknown = membres.filter(({ known }) => place && known?.[place] === undefined);
    if (unknown.length === 0 || unknown.length > READ_MAX) return;
    const controller = new AbortController();
    const readOne = async (membre: ActedMember): Promise<ActedMember> => {
      if (!unknown.includes(membre)) return membre;
      const known = await client.call(
        endpoints.withRelations,
        { id: membre.id },
        { signal: controller.signal },
      );
      // A record without the key says that there is none.
      return { ...membre, known: { groupe_actuel: null, departement_actuel: null, ...known } };
    };
    // Without an answer they stay unknown, which the dialog says.
    Promise.all(membres.map(readOne)).then(setRead, () => {});
    return () => controller.abort();
  }, [client, membres, place]);
  return read;
}

const NAMED = 5;

interface ActionTargetProps {
  membres: readonly ActedMember[];
  /** How many there are, where `membres` are only some of them. */
  count?: number | undefined;
}

/** The members that the dialog acts on: how many, and the first names. */
function ActionTarget({ membres, count = membres.length }: ActionTargetProps) {
  const texts = useTexts(actionTexts);
  if (count === 0) return <>{texts.nobody}</>;
  // «et 1 autre» would not be shorter than the name.
  const named = count === NAMED + 1 ? NAMED + 1 : NAMED;
  const names = membres.slice(0, named).map(({ label }) => label);
  if (names.length === 0) return <>{membersOf(count)}</>;
  return <>{texts.scope(count, names.join(', '), count - names.length)}</>;
}

const loadBatch = () => import('./batch/BatchRun');
const NO_MEMBERS: readonly ActedMember[] = [];

interface DescribedProps<List, P, B, A> extends BulkDialogProps {
  description: BulkDescription<List, P, B, A>;
}

/**
 * A dialog that gives one or many members something that is picked from a list. Longer than 50 lines, because it hands
 * the same choice to one call or to batches.
 */
export function BulkDialog<List, P, B, A extends Answered>(props: DescribedProps<List, P, B, A>) {
  const { description, whole, onDone, onClose } = props;
  const { useList, optionsOf, heldBy, place, endpoint, argsOf, failureText, closesOnFailure, done } =
    description;
  const texts = useTexts(actionTexts);
  const moveWords = useTexts(moveTexts);
  const alert = useAlert();
  const { nothing, ...words } = description.words(texts);
  const query = useList();
  useLoadAlert(query, texts.loadFailed, words.loadFailed);
  const { data } = query;
  const [given] = useState(whole ? NO_MEMBERS : props.membres);
  const [ids] = useState(() => whole?.selection.ids());
  const membres = useKnownMembers(given, place);
  const movesTo = useMoves(membres, place, whole?.selection);
  const options = useMemo(
    () => (data === undefined ? [] : withoutHeld(optionsOf(data, texts), membres, heldBy, texts)),
    [data, texts, optionsOf, membres, heldBy],
  );
  const choice = useChoice(query, options, nothing !== undefined, words.loadFailed);
  const [batch, setBatch] = useState<Chosen>();
  const { run, isSaving } = useBulkSave(endpoint, props, {
    title: words.failed,
    text: (failure) => failureText(failure, texts),
    closes: closesOnFailure,
  });
  const [target] = choice.chosen;
  const moves = target && movesTo(target.id);
  const warning = place && moves && warningOf(moves, place, membres, moveWords);
  const handleConfirm = () => {
    const [first, ...others] = choice.chosen;
    if (!first) return void (nothing && alert({ ...nothing, tone: 'warning' }));
    const chosen = [first, ...others] as const;
    if (ids) return setBatch(chosen);
    const membre_ids = membres.map(({ id }) => id);
    void run(argsOf(chosen, membre_ids), (count, answer) => {
      const { title, text } = done(count, chosen, texts, answer);
      const left = place && noticeOf(movesOf(reached(membres, answer), place, first.id), place, moveWords);
      return { title, text: left ? `${text}\n${left}` : text };
    });
  };
  const scope = <ActionTarget membres={props.membres} count={ids?.length} />;
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
function reached(membres: readonly ActedMember[], answer: Answered): readonly ActedMember[] {
  const refused = new Set(refusalsIn(answer).map(({ id }) => id));
  return membres.filter(({ id }) => !refused.has(id));
}
