import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { useLoaded } from '../../frame/useLoaded';
import { membersTexts } from '../texts';
import type { SelectionMenuProps } from './SelectionMenu';

const load = () => import('./SelectionMenu').then(({ SelectionMenu }) => ({ default: SelectionMenu }));

/** The bulk actions; until their code is there, their button as it is while nobody is ticked. */
export function ListBulkActions(props: SelectionMenuProps) {
  const texts = useTexts(membersTexts);
  const { loaded } = useLoaded(load);
  if (!loaded || !('value' in loaded)) return <Button disabled>{texts.bulkActions}</Button>;
  const SelectionMenu = loaded.value;
  return <SelectionMenu {...props} />;
}
