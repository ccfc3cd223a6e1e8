import { useState } from 'react';
import { accountCalls } from '../../api/endpoints/administration/accounts';
import { invalidate, useClient, useQuery } from '../../api/useApi';
import type { CatalogViewProps } from '../../catalog/source';
import { useWriteFailure } from '../../data/useWriteFailure';
import type { UserAccount } from '../../domain/accounts/account';
import { purposeOf } from '../../domain/accounts/confirmation';
import { useIsHiddenByPage } from '../../session/hostPage';
import { useCapability } from '../../session/useSession';
import { spokenNameOf } from '../../texts/records/memberLabels';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { useAlert } from '../../ui/dialog/useAlert';
import { useToast } from '../../ui/toast/useToast';
import { AccountRecord } from './AccountRecord';
import styles from './Accounts.module.css';
import { accountsTexts } from './texts.fr';
import { useUnsentInvitation } from './UnsentInvitation';
import { useConfirmation } from './useConfirmation';

const CALLS = {
  inviteAgain: accountCalls.inviteAgain,
  endSessions: accountCalls.endSessions,
  removeSecondFactor: accountCalls.removeSecondFactor,
  disable: accountCalls.disable,
  enable: accountCalls.enable,
};
type Action = keyof typeof CALLS;
/** Those of an invitation say whether it was mailed, and have the link where it wasn’t. */
type Answer = UserAccount & { envoye?: boolean; lien?: string | null | undefined };

/** The actions that make sense for an account. */
function actionsOf({ etat, sessions, second_facteur }: UserAccount): Action[] {
  const state = etat === 'desactive' ? 'enable' : 'disable';
  return [
    ...(etat === 'invite' ? (['inviteAgain'] as const) : []),
    ...(sessions > 0 ? (['endSessions'] as const) : []),
    ...(second_facteur ? (['removeSecondFactor'] as const) : []),
    state,
  ];
}

/** Carries an action out and says how it went. `busy` is the one under way. */
function useAccountAction(row: UserAccount) {
  const texts = useTexts(accountsTexts);
  const client = useClient();
  const alert = useAlert();
  const toast = useToast();
  const tell = useWriteFailure();
  const showLink = useUnsentInvitation();
  const confirmed = useConfirmation();
  const [busy, setBusy] = useState<Action>();
  const run = async (action: Action) => {
    setBusy(action);
    try {
      const call = CALLS[action];
      const answer: Answer = await confirmed(purposeOf(call, row.id), () =>
        client.call(call, { id: row.id }),
      );
      await invalidate(client, ['comptes']);
      if (answer.lien) showLink(spokenNameOf(row), answer.lien);
      else if (answer.envoye === false)
        await alert({ title: texts.actionFailed, text: texts.notSent, tone: 'error' });
      else toast(texts[`${action}Done`]);
    } catch (error) {
      await tell(error, texts.actionFailed);
    } finally {
      setBusy(undefined);
    }
  };
  return { run, busy };
}

/** What else can be done with an account, each action with what it does. */
export default function AccountDialog({ row, onClose, onEdit }: CatalogViewProps<UserAccount>) {
  const texts = useTexts(accountsTexts);
  const { run, busy } = useAccountAction(row);
  const isHidden = useIsHiddenByPage('edit');
  const hasRecords = useCapability('compte-membre');
  // The account changes while the dialog is open.
  const { data } = useQuery(accountCalls.list, {});
  const account = data?.find(({ id }) => id === row.id) ?? row;
  return (
    <Dialog
      open
      size="small"
      title={texts.manageTitle(spokenNameOf(row))}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {hasRecords && onEdit && !isHidden && <AccountRecord account={account} />}
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
      <ul role="list" className={styles.actions}>
        {onEdit &&
          !isHidden &&
          actionsOf(account).map((action) => (
            <li key={action} className={styles.action}>
              <p className={styles.text}>{texts[`${action}Text`]}</p>
              <Button busy={busy === action} disabled={busy !== undefined} onClick={() => run(action)}>
                {texts[action]}
              </Button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
