import { useWriteFailure } from '../../../../data/useWriteFailure';
import type { Serving } from '../../../../domain/events/staffing';
import { useCapability } from '../../../../session/useSession';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { MenuItem } from '../../../../ui/menu/MenuItem';
import { servingName, type TeamDate, teamScope } from './teamMember';
import { teamTexts } from './texts.fr';
import { refusedTeam, useTeamSave } from './useTeamSave';

interface TeamItemsProps {
  date: TeamDate;
  serving: Serving;
  /** Opens the dialog that replaces the person. */
  onReplace(): void;
}

/** What a menu of a person offers about the team of that date. What takes a person away is done at once, and can be undone. */
export function TeamItems({ date, serving, onReplace }: TeamItemsProps) {
  const texts = useTexts(teamTexts);
  const isAnnounced = useCapability('equipes');
  const [alert, tell] = [useAlert(), useWriteFailure()];
  const { change } = useTeamSave(date.event.id);
  if (!isAnnounced || !serving.equipe) return null;
  const { intervenant, role_intervenant } = serving;
  const run = async (body: Parameters<typeof change>[0], done: string) => {
    try {
      await change(body, done);
    } catch (error) {
      const reason = refusedTeam(error);
      if (reason) await alert({ title: texts.notSaved, text: reason, tone: 'error' });
      else await tell(error, texts.notSaved);
    }
  };
  const leave = () =>
    run(
      { ...teamScope(date), remplace: { intervenant, role_intervenant }, intervenant: null },
      texts.removed(servingName(serving)),
    );
  const { equipe } = date;
  return (
    <>
      <MenuItem icon="refresh" onSelect={onReplace}>
        {texts.replaceItem}
      </MenuItem>
      <MenuItem icon="minus" onSelect={() => void leave()}>
        {equipe ? texts.removeDayItem : texts.removeItem}
      </MenuItem>
      {equipe?.updated_at && (
        <MenuItem icon="undo" onSelect={() => void run(teamScope(date), texts.reset)}>
          {texts.resetItem}
        </MenuItem>
      )}
    </>
  );
}
