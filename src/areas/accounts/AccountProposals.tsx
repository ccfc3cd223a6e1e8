import { useAccountLink } from '../../data/save/useAccountLink';
import type { UserAccount } from '../../domain/accounts/account';
import type { AccountLinks } from '../../domain/accounts/accountRecord';
import { fullNameOf } from '../../texts/records/memberLabels';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { Panel } from '../../ui/display/Panel';
import styles from './Accounts.module.css';
import { accountRecordTexts } from './texts.fr';

interface AccountProposalsProps {
  proposals: AccountLinks['propositions'];
  accounts: readonly UserAccount[];
}

/** The accounts whose address one record alone has: each is linked by one press, and none by itself. */
export default function AccountProposals({ proposals, accounts }: AccountProposalsProps) {
  const texts = useTexts(accountRecordTexts);
  const { change, busy } = useAccountLink();
  const rows = proposals.flatMap(({ compte, membre }) => {
    const account = accounts.find(({ id }) => id === compte);
    return account ? [{ account, record: membre }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Panel title={texts.proposals(rows.length)} className={styles.required}>
      <p className={styles.text}>{texts.proposalsText}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
      <ul role="list" className={styles.proposals}>
        {rows.map(({ account, record }) => (
          <li key={account.id} className={styles.proposal}>
            <span className={styles.words}>
              <strong>{fullNameOf(record)}</strong> <span className={styles.text}>{account.email}</span>
            </span>
            <Button
              busy={busy === account.id}
              disabled={busy !== undefined}
              aria-label={texts.linkOf(account.email, fullNameOf(record))}
              onClick={() => void change({ account: account.id, record: record.id, seen: null })}
            >
              {texts.link}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
