import type { ItemActionsProps, Open } from '../../catalog/source';
import { RowActions } from '../../data/RowActions';
import type { UserAccount } from '../../domain/accounts/account';
import { useIsOffered } from '../../session/hostPage';
import { useRight } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import type { IconName } from '../../ui/icon/Icon';
import { accountsTexts } from './texts.fr';

/** What can be done with an account, in the menu of its row. */
export function AccountMenu({ row, name, readonly, onOpen }: ItemActionsProps<UserAccount>) {
  const texts = useTexts(accountsTexts);
  const isOffered = useIsOffered();
  const mayRemove = useRight('comptes.supprimer') && !readonly;
  const mayEdit = isOffered('edit') && !readonly;
  const action = (kind: Open<UserAccount>['kind'], icon: IconName, label: string, isAllowed: boolean) => ({
    ...{ label, name: `${label}\u00a0: ${name}`, icon, isAllowed, isRunning: false },
    run: () => onOpen({ kind, row }),
  });
  return (
    <RowActions
      about={name}
      actions={[
        action('view', 'eye', texts.manage, mayEdit),
        action('edit', 'edit', texts.edit, mayEdit),
        action('remove', 'trash', texts.remove, mayRemove),
      ]}
    />
  );
}
