import { useState } from 'react';
import { useTexts } from '../../../texts/texts';
import { IconButton } from '../../../ui/button/IconButton';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import { serviceTexts } from './texts.fr';
import type { ServicesView } from './useServices';

const loadRoles = () => import('./roles/NeededRolesDialog');

/** Sets how many people the event needs in each role. */
export function RolesButton({ services: { event, mayChange, query } }: { services: ServicesView }) {
  const texts = useTexts(serviceTexts);
  const [isOpen, setOpen] = useState(false);
  if (!mayChange || !query.data) return null;
  return (
    <>
      <IconButton icon="settings" label={texts.changeRoles} onClick={() => setOpen(true)} />
      {isOpen && (
        <LazyDialog
          load={loadRoles}
          props={{ id: event.id, roles: query.data.roles, onClose: () => setOpen(false) }}
        />
      )}
    </>
  );
}
