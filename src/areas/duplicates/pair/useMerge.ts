import { duplicateCalls } from '../../../api/endpoints/duplicates';
import { useSave } from '../../../api/useApi';
import { useUndo } from '../../../data/useUndo';
import { useWriteFailure } from '../../../data/useWriteFailure';
import { choiceList } from '../../../domain/duplicates/mergeFields';
import type { Member } from '../../../domain/members/member';
import { fullNameOf } from '../../../texts/memberLabels';
import { useTexts } from '../../../texts/texts';
import { useToast } from '../../../ui/toast/useToast';
import { duplicatesTexts } from '../texts.fr';
import { pairTexts } from './texts.fr';
import type { MergeChoice } from './useMergeChoice';

const seen = ({ id, updated_at }: Member) => ({ id, updated_at: updated_at ?? '' });

/** Merges two records as chosen. After a refusal the records are read again, and the choices stay. */
export function useMerge({ garde, other, name, choices }: MergeChoice, onMerged: () => void) {
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
