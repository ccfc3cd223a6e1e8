import { useIsOffered } from '../../../session/hostPage';
import { Allowed, useCapability } from '../../../session/useSession';
import { MenuItem } from '../../../ui/menu/MenuItem';

export const loadLabels = () => import('./LabelsDialog');

interface LabelsItemProps {
  children: string;
  onSelect(): void;
}

/** The item that opens labels and letters, where the back end has them; a page hides it with what prints. */
export function LabelsItem({ children, onSelect }: LabelsItemProps) {
  const isAnnounced = useCapability('etiquettes');
  const isOffered = useIsOffered();
  if (!isAnnounced || !isOffered('print')) return null;
  return (
    <Allowed right="membres.exporter">
      <MenuItem icon="mail" onSelect={onSelect}>
        {children}
      </MenuItem>
    </Allowed>
  );
}
