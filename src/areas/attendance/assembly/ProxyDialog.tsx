import { useMemo, useState, useSyncExternalStore } from 'react';
import { proxyJudge } from '../../../domain/attendance/votes';
import { fullNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { commonTexts } from '../../../texts/texts.fr';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { ComboBox } from '../../../ui/picker/ComboBox';
import type { PickerOption } from '../../../ui/picker/option';
import { useToast } from '../../../ui/toast/useToast';
import type { AttendanceStore } from '../sync/AttendanceStore';
import styles from './Assembly.module.css';
import { proxyTexts } from './texts.fr';
import { useVoting } from './useVoting';
import { hasProxy, proxyRefusalText } from './voterWords';

interface ProxyDialogProps {
  store: AttendanceStore;
  /** Who gives it, where a row was pressed. */
  giver?: number | undefined;
  /** Who holds it, where that row was of a person who is there. */
  holder?: number | undefined;
  onClose(): void;
}

const nothing = () => {};

/** Gives a proxy to another voter. What can't be given is said with its reason and who could take it. */
export default function ProxyDialog({ store, giver: first, holder: second, onClose }: ProxyDialogProps) {
  const texts = useTexts(proxyTexts);
  const { cancel } = useTexts(commonTexts);
  const voting = useVoting(useSyncExternalStore(store.subscribe, store.get, store.get));
  const [giver, setGiver] = useState(first);
  const [holder, setHolder] = useState(second);
  const [isAsked, setAsked] = useState(false);
  const give = useGiving(store);
  const isWhole = giver !== undefined && holder !== undefined;
  const refusal = isWhole ? proxyJudge(voting.state)(giver, holder) : undefined;
  const people = useVoters(voting);
  const problem =
    refusal && isWhole ? proxyRefusalText(texts, voting, { giver, holder }, refusal) : undefined;
  const save = () => {
    setAsked(true);
    if (!isWhole || refusal) return;
    const [from, to] = [voting.personOf(giver), voting.personOf(holder)];
    give(giver, holder, texts.given(from ? fullNameOf(from) : '', to ? fullNameOf(to) : ''));
    onClose();
  };
  const field = { options: people, isLoading: false, failure: undefined, onRetry: nothing };
  return (
    <Dialog
      open
      size="small"
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={styles.pair}>
        <ComboBox<number> {...field} label={texts.from} chosen={giver} onChoose={setGiver} />
        <ComboBox<number> {...field} label={texts.to} chosen={holder} onChoose={setHolder} />
        <p role="alert" className={styles.problem}>
          {problem ?? (isAsked && !isWhole ? texts.choose : '')}
        </p>
      </div>
    </Dialog>
  );
}

/** The voters, as options by name. */
function useVoters({ state: { voters }, personOf }: ReturnType<typeof useVoting>): PickerOption<number>[] {
  return useMemo(() => {
    const options: PickerOption<number>[] = [];
    for (const [id] of voters) {
      const person = personOf(id);
      if (person) options.push({ id, label: fullNameOf(person) });
    }
    return options;
  }, [voters, personOf]);
}

/** Gives a proxy, with a notice that can take it back. */
function useGiving(store: AttendanceStore) {
  const texts = useTexts(proxyTexts);
  const toast = useToast();
  return (giver: number, holder: number, told: string) => {
    const key = store.give(giver, holder);
    toast(told, {
      label: texts.undo,
      run: () => {
        if (!hasProxy(store, key)) return;
        store.give(giver, null);
        toast(texts.undone);
      },
    });
  };
}
