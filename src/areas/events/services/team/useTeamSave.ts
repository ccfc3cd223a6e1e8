import { teamCalls } from '../../../../api/endpoints/services/teams';
import { failureOf } from '../../../../api/errors';
import { invalidate, useClient, useSave } from '../../../../api/useApi';
import { useUndo } from '../../../../data/useUndo';
import type { TeamChange } from '../../../../domain/events/team';
import { listOf } from '../../../../texts/locale';
import { formatLongDate } from '../../../../texts/records/longFormats';
import { useTexts } from '../../../../texts/texts';
import type { FormFailure } from '../../../../ui/form/Form';
import { useOutcome } from '../../../../ui/toast/useOutcome';
import { failedForm } from '../../failedForm';
import { ownTeamTexts } from '../../speakers/texts.fr';
import { teamTexts } from './texts.fr';

/** The people of a change, as sentences name them. */
interface ChangedPeople {
  leaving?: string | undefined;
  coming?: string | undefined;
}

/**
 * Saves a change of a team, and says it with a button that undoes it, and who got a mail or has no address. Resolves to what a form
 * says of a failure.
 */
export function useTeamSave(id: number) {
  const texts = useTexts(ownTeamTexts);
  const words = useTexts(teamTexts);
  const client = useClient();
  const [report, undo] = [useOutcome(), useUndo()];
  const { save, isSaving } = useSave(teamCalls.changeTeams);
  const send = async (
    body: TeamChange,
    done: string,
    { leaving, coming }: ChangedPeople = {},
  ): Promise<FormFailure | undefined> => {
    try {
      const { gardent: kept, operation, prevenus, demandes, sans_adresse } = await save({ id, body });
      const [told, unreached] = [(prevenus ?? 0) + (demandes ?? 0), sans_adresse ?? []];
      const mailed = [prevenus && leaving, demandes && coming].filter((name) => typeof name === 'string');
      const sentences = [
        kept?.length && texts.kept(kept.map(formatLongDate).join(', '), kept.length),
        mailed.length > 0 && words.mailed(listOf(mailed)),
        unreached.length > 0 && words.unreached(unreached.join(', ')),
      ].filter((sentence) => typeof sentence === 'string');
      const text = sentences.length > 0 ? `${done}. ${sentences.join(' ')}` : done;
      const outcome = { done: 1, untold: unreached.length, ...(told > 0 && { told }) };
      report(outcome, { text, action: undo([operation]) });
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
