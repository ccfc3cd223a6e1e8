import { tapped } from '../../../domain/attendance/counts';
import type { SheetPerson } from '../../../domain/attendance/sheet';
import { countVotes } from '../../../domain/attendance/votes';
import { fullNameOf, spokenNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import type { useLazyDialog } from '../../../ui/lazy/useLazyDialog';
import { useToast } from '../../../ui/toast/useToast';
import { useStableCallback } from '../../../ui/useStableCallback';
import type { AttendanceStore } from '../sync/AttendanceStore';
import { tickStateOf } from '../sync/ticking';
import { assemblyTexts } from './texts.fr';
import { type Voting, votingState } from './useVoting';
import type { VoterActs } from './VoterRow';
import { hasProxy } from './voterWords';

const loadProxyDialog = () => import('./ProxyDialog');

/** What is done with the people of an assembly. Ticks and proxies both go by the store, so they wait for the network alike. */
export function useVoterActs(
  store: AttendanceStore,
  voting: Voting,
  open: ReturnType<typeof useLazyDialog>['open'],
): VoterActs & { onNewProxy(): void } {
  const texts = useTexts(assemblyTexts);
  const toast = useToast();
  const arrives = useArrival(store, voting);
  const undoable = (text: string, done: ReturnType<AttendanceStore['tick']>) =>
    toast(text, { label: texts.undo, run: () => void store.undo(done) });
  const give = (giver?: number, holder?: number) =>
    open(loadProxyDialog, (onClose) => ({ store, giver, holder, onClose }));
  return {
    onTap: useStableCallback((person: SheetPerson) => {
      const state = tapped(tickStateOf(store.get().ticks.get(person.id)) === 'present' ? 'present' : null);
      if (state === 'present') void arrives(person);
      else store.tick([person.id], null);
    }),
    onMark: useStableCallback((person: SheetPerson, state) => void store.tick([person.id], state)),
    onLeave: useStableCallback((person: SheetPerson) => {
      const lost = (voting.held.get(person.id) ?? []).map((giver) => {
        const other = voting.personOf(giver);
        return other ? spokenNameOf(other) : texts.erased;
      });
      undoable(texts.departed(spokenNameOf(person), lost), store.tick([person.id], 'left'));
    }),
    onFamily: useStableCallback(({ id, famille: family }: SheetPerson) => {
      const all = [id, ...family];
      // A proxy is taken back with its own question.
      const ids = all.filter((one) => !voting.given.has(one) || voting.given.get(one)?.idle === 'taken back');
      const done = store.tick(ids, 'present');
      undoable(texts.familyDone(done.length, all.length - ids.length), done);
    }),
    onGive: useStableCallback(({ id }: SheetPerson) => void give(id)),
    onHold: useStableCallback(({ id }: SheetPerson) => void give(undefined, id)),
    onNewProxy: useStableCallback(() => void give()),
    onTakeBack: useStableCallback((person: SheetPerson) => {
      const holder = voting.given.get(person.id)?.proxy.porteur_id ?? null;
      const key = store.give(person.id, null);
      toast(texts.removed(fullNameOf(person)), {
        label: texts.undo,
        run: () => void (hasProxy(store, key) && holder !== null && store.give(person.id, holder)),
      });
    }),
  };
}

/** Ticks a person who comes. One who gave a proxy is asked for once, because the tick takes it back. */
function useArrival(store: AttendanceStore, { given, personOf }: Voting) {
  const texts = useTexts(assemblyTexts);
  const confirm = useConfirm();
  const toast = useToast();
  return async (person: SheetPerson) => {
    const fate = given.get(person.id);
    // On a closed sheet the proxy still counts.
    const isClosed = Boolean(store.get().assembly?.close_le);
    if (!fate || fate.idle === 'taken back' || isClosed) return void store.tick([person.id], 'present');
    const holder = personOf(fate.proxy.porteur_id);
    const name = holder ? spokenNameOf(holder) : texts.erased;
    const isSure = await confirm({
      title: texts.arrives(spokenNameOf(person)),
      text: fate.idle ? texts.arrivesWaiting(name) : texts.arrivesCounted(name, votesNow(store)),
      confirmLabel: texts.tickAndTake,
    });
    if (!isSure) return;
    const done = store.tick([person.id], 'present');
    toast(texts.ticked(fullNameOf(person), votesNow(store)), {
      label: texts.undo,
      run: () => void store.undo(done),
    });
  };
}

/** The votes that the sheet has at this moment. */
const votesNow = (store: AttendanceStore): number => countVotes(votingState(store.get())).votes;
