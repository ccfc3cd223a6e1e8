import type { Membre } from '../../../../domain/members/membre';
import { useLocation } from '../../../../routing/useLocation';
import { useCapability } from '../../../../session/useSession';
import { useTexts } from '../../../../texts/texts';
import type { ToastAction } from '../../../../ui/widgetRoot/WidgetRootStore';
import { pairPath, useMembersPath } from '../../../frame/navigation/membersPath';
import type { SavedMember } from '../useCreateMember';
import { duplicateTexts } from './DuplicateHint';

/**
 * Gives a button that compares a new member with the one it resembles, in the console of a back end that merges records.
 */
export function useComparison(likely: Membre | undefined): (membre: SavedMember) => ToastAction | undefined {
  const texts = useTexts(duplicateTexts);
  const { navigate } = useLocation();
  const hasPairs = useCapability('doublons');
  const isInConsole = useMembersPath() !== undefined;
  return ({ id }) => {
    if (!likely || id === undefined || !hasPairs || !isInConsole) return undefined;
    return { label: texts.compare, run: () => navigate(pairPath(likely.id, id)) };
  };
}
