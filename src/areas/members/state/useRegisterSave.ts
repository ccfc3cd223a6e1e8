/** Saves a state or a refused contact of one or several people, and says what was done, left out or refused. */
import { joinLines, type Told } from '../../../data/save/saveFailures';
import { saved } from '../../../data/save/saveOver';
import { useSaving } from '../../../data/save/useSaving';
import { useUndo } from '../../../data/useUndo';
import { type BulkAnswer, operationIn, refusalsIn } from '../../../people/removal/refusals';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import type { FormFailure } from '../../../ui/form/Form';
import { useToast } from '../../../ui/toast/useToast';
import type { BulkDialogProps } from '../actions/bulkDescription';
import { refusalText } from '../actions/refusals';
import { memberActionTexts } from '../actions/texts.fr';
import { registerSaveTexts } from './texts.fr';

/**
 * @returns what saves: `done` writes what was done, from the answers of the calls, none of which was refused as a whole, and
 *   `leftOf` what was left although the people were changed
 */
export function useRegisterSave({ members, onDone }: Pick<BulkDialogProps, 'members' | 'onDone'>) {
  const texts = useTexts(registerSaveTexts);
  const actionTexts = useTexts(memberActionTexts);
  const { save } = useSaving(texts);
  const [alert, toast, undo] = [useAlert(), useToast(), useUndo()];
  const tell = ({ why, reasons, isUnclear }: Told) => {
    if (reasons) return { form: { errors: reasons } };
    return { form: { form: joinLines(why, isUnclear ? texts.unsure : texts.kept), canRetry: true } };
  };
  const say = (text: string, left: string, answers: readonly BulkAnswer[]) => {
    const action = undo(answers.map(operationIn));
    onDone();
    if (!left) return toast(text, action);
    void alert({ title: text, text: left, tone: 'warning', actions: [action] });
  };
  return async <A extends BulkAnswer>(
    send: () => Promise<readonly A[]>,
    done: (answers: readonly A[]) => string,
    leftOf: (answers: readonly A[]) => string = () => '',
  ): Promise<FormFailure | undefined> => {
    let refused = '';
    const failure = await save<readonly A[]>({
      send: () => saved(send()),
      done(answers) {
        const refusals = answers.flatMap(refusalsIn);
        const left = refusalText(refusals, members, actionTexts);
        if (answers.length === 1 && refusals.length >= members.length) refused = left;
        else say(done(answers), [left, leftOf(answers)].filter(Boolean).join('\n'), answers);
      },
      tell,
    });
    return failure ?? (refused ? { form: refused } : undefined);
  };
}
