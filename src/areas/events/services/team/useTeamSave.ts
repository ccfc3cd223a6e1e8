import { teamCalls } from '../../../../api/endpoints/services/teams';
import { failureOf } from '../../../../api/errors';
import { invalidate, useClient, useSave } from '../../../../api/useApi';
import { useUndo } from '../../../../data/useUndo';
import type { TeamChange } from '../../../../domain/events/team';
import { formatLongDate } from '../../../../texts/records/longFormats';
import { useTexts } from '../../../../texts/texts';
import type { FormFailure } from '../../../../ui/form/Form';
import { useToast } from '../../../../ui/toast/useToast';
import { failedForm } from '../../failedForm';
import { ownTeamTexts } from '../../speakers/texts.fr';

/** Saves a change of a team, and says it with a button that undoes it. Resolves to what a form says of a failure. */
export function useTeamSave(id: number) {
  const texts = useTexts(ownTeamTexts);
  const client = useClient();
  const [toast, undo] = [useToast(), useUndo()];
  const { save, isSaving } = useSave(teamCalls.changeTeams);
  const send = async (body: TeamChange, done: string): Promise<FormFailure | undefined> => {
    try {
      const { gardent: kept = [], operation } = await save({ id, body });
      const others = kept?.length ? ` ${texts.kept(kept.map(formatLongDate).join(', '), kept.length)}` : '';
      toast(done + others, undo([operation]));
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      // What was changed meanwhile shows behind the form.
      if (failure.status === 409) await invalidate(client, teamCalls.changeTeams.invalidates);
      const [sentence] = Object.values(failure.fields ?? {});
      return sentence ? { form: sentence } : failedForm(failure);
    }
  };
  return { send, isSaving };
}
