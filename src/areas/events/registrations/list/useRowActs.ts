import { useContext, useMemo } from 'react';
import type { Attendee } from '../../../../domain/registrations/registration';
import { proposeMember } from '../../../../people/proposedMember';
import { useLocation } from '../../../../routing/useLocation';
import { useCapability, useRight } from '../../../../session/useSession';
import { spokenNameOf } from '../../../../texts/records/memberLabels';
import { useLazyDialog } from '../../../../ui/lazy/useLazyDialog';
import { useStableCallback } from '../../../../ui/useStableCallback';
import { InConsoleContext } from '../../../frame/navigation/BackToApps';
import { memberPaths } from '../../../routes';
import type { RowActs } from './AttendeeMenu';
import { useActs } from './useActs';

const loadErase = () => import('./EraseAttendee');

/** The acts of rows and of ticked people, and the dialog of one. */
export function useRowActs(event: number, mayChange: boolean, onDone: () => void) {
  const { run, busy } = useActs(event, onDone);
  const { navigate } = useLocation();
  const { dialog, open } = useLazyDialog();
  const isInConsole = useContext(InConsoleContext);
  const mayCreate = useRight('membres.modifier') && isInConsole;
  const canErase = useCapability('effacement-inscriptions');
  const mayErase = useRight('rgpd.supprimer') && canErase;
  const erase = useStableCallback((attendee: Attendee) =>
    open(loadErase, (onClose) => ({ event, attendee, name: spokenNameOf(attendee), onClose })),
  );
  /** Opens the form of a new member, with the same check of likely duplicates as everywhere. */
  const createMember = useStableCallback(({ prenom, nom, email, telephone }: Attendee) => {
    proposeMember({ prenom, nom, email: email ?? '', telephone: telephone ?? '' });
    navigate(memberPaths.list.to());
  });
  const acts = useMemo(
    (): RowActs => ({
      mayChange,
      run,
      erase: mayErase ? erase : undefined,
      createMember: mayCreate ? createMember : undefined,
    }),
    [mayChange, mayErase, mayCreate, run, erase, createMember],
  );
  return { acts, busy, dialog };
}
