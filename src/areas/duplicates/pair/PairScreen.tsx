import type { ReactNode } from 'react';
import { duplicateCalls } from '../../../api/endpoints/duplicates';
import { useQuery, useSave } from '../../../api/useApi';
import { useUndo } from '../../../data/useUndo';
import { useWriteFailure } from '../../../data/useWriteFailure';
import type { PairComparison } from '../../../domain/duplicates/merge';
import { choiceList } from '../../../domain/duplicates/mergeFields';
import type { Member } from '../../../domain/members/member';
import { useIsOffered } from '../../../session/hostPage';
import { useRight } from '../../../session/useSession';
import { fullNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Notice } from '../../../ui/display/Notice';
import { Screen } from '../../../ui/display/Screen';
import { ErrorState } from '../../../ui/state/ErrorState';
import { QueryState } from '../../../ui/state/QueryState';
import { useToast } from '../../../ui/toast/useToast';
import styles from '../Duplicates.module.css';
import { PairSimilarity } from '../PairSimilarity';
import { duplicatesTexts } from '../texts.fr';
import { useDismissal } from '../useDismissal';
import { ComparisonTable } from './ComparisonTable';
import { MergeResult } from './MergeResult';
import { pairTexts } from './texts.fr';
import { type MergeChoice, useMergeChoice } from './useMergeChoice';

const seen = ({ id, updated_at }: Member) => ({ id, updated_at: updated_at ?? '' });

/** Merges two records as chosen. After a refusal the records are read again, and the choices stay. */
function useMerge({ garde, other, name, choices }: MergeChoice, onMerged: () => void) {
  const texts = useTexts(pairTexts);
  const { undo: label } = useTexts(duplicatesTexts);
  const tell = useWriteFailure();
  const toast = useToast();
  const undo = useUndo();
  const { save, isSaving } = useSave(duplicateCalls.merge);
  const merge = async () => {
    try {
      const { operation } = await save({
        body: { garde: seen(garde), autre: seen(other), choix: choiceList(choices) },
      });
      const action = undo([operation]);
      toast(texts.merged(fullNameOf(name)), action && { ...action, label });
      onMerged();
    } catch (error) {
      await tell(error, texts.notMerged);
    }
  };
  return { merge, isMerging: isSaving };
}

interface PairScreenProps {
  un: number;
  autre: number;
  readonly: boolean;
  takesFocus: boolean;
  onBack(): void;
}

/** Two members side by side: merge them, or say that they are two people. */
export default function PairScreen({ un, autre, readonly, takesFocus, onBack }: PairScreenProps) {
  const texts = useTexts(pairTexts);
  const isOne = un === autre;
  const pair = useQuery(duplicateCalls.pair, isOne ? null : { un, autre });
  const screen = (content: ReactNode) => (
    <Screen title={texts.title} takesFocus={takesFocus} onBack={onBack}>
      {content}
    </Screen>
  );
  if (isOne || pair.failure?.kind === 'notFound') {
    const message = isOne ? texts.oneTwice : texts.gone;
    return screen(<ErrorState message={message} retryLabel={texts.backToList} onRetry={onBack} />);
  }
  return screen(
    <div className={styles.list}>
      <QueryState query={pair} failed={texts.failed} stale={texts.stale} />
      {pair.data && <Pair pair={pair.data} readonly={readonly} onDone={onBack} />}
    </div>,
  );
}

interface PairProps {
  pair: PairComparison;
  readonly: boolean;
  onDone(): void;
}

function Pair({ pair, readonly, onDone }: PairProps) {
  const texts = useTexts(pairTexts);
  const isOffered = useIsOffered();
  const mayMerge = useRight('membres.supprimer') && isOffered('merge') && !readonly && !pair.refus;
  const choice = useMergeChoice(pair);
  const { merge, isMerging } = useMerge(choice, onDone);
  return (
    <>
      {pair.score > 0 && <PairSimilarity score={pair.score} traits={pair.raisons} />}
      {pair.refus && <Notice title={texts.refused}>{pair.refus}</Notice>}
      {pair.ecarte && <Notice title={texts.twoPeople}>{texts.twoPeopleText}</Notice>}
      <ComparisonTable pair={pair} choice={choice} readonly={!mayMerge} />
      {mayMerge && <MergeResult pair={pair} choice={choice} />}
      {!readonly && (
        <div className={styles.actions}>
          {mayMerge && (
            <Button variant="primary" busy={isMerging} onClick={() => void merge()}>
              {texts.merge}
            </Button>
          )}
          {isOffered('dismiss') && <DismissButton pair={pair} onDone={onDone} />}
        </div>
      )}
    </>
  );
}

/** Says that they are two people, or takes it back. */
function DismissButton({ pair, onDone }: Pick<PairProps, 'pair' | 'onDone'>) {
  const texts = useTexts(pairTexts);
  const { differ } = useTexts(duplicatesTexts);
  const { dismiss, undismiss, isDismissing } = useDismissal(onDone);
  const ids = { un: pair.un.id, autre: pair.autre.id };
  if (pair.ecarte) return <Button onClick={() => void undismiss(ids)}>{texts.proposeAgain}</Button>;
  return (
    <Button busy={isDismissing} onClick={() => void dismiss(ids)}>
      {differ}
    </Button>
  );
}
