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

/** The first reason of a refusal: a team is one field, however the back end names its parts. */
export const refusedTeam = (error: unknown): string | undefined =>
  Object.values(failureOf(error).fields ?? {})[0];

/**
 * Saves a change of a team, and says it with a button that undoes it, and who got a mail or has no address. `send` resolves to what
 * a form says of a failure, `change` rejects with the failure.
 */
export function useTeamSave(id: number) {
  const texts = useTexts(ownTeamTexts);
  const words = useTexts(teamTexts);
  const client = useClient();
  const [report, undo] = [useOutcome(), useUndo()];
  const { save, isSaving } = useSave(teamCalls.changeTeams);
  const change = async (body: TeamChange, done: string, { leaving, coming }: ChangedPeople = {}) => {
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
    } catch (error) {
      // What was changed meanwhile shows behind the form.
      if (failureOf(error).status === 409) await invalidate(client, teamCalls.changeTeams.invalidates);
      throw error;
    }
  };
  const send = async (...args: Parameters<typeof change>): Promise<FormFailure | undefined> => {
    try {
      await change(...args);
      return undefined;
    } catch (error) {
      const reason = refusedTeam(error);
      return reason ? { form: reason } : failedForm(failureOf(error));
    }
  };
  return { change, send, isSaving };
}
