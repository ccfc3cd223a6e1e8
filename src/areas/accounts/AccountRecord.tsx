import { accountRecordCalls } from '../../api/endpoints/administration/accountRecords';
import { useQuery } from '../../api/useApi';
import { useAccountLink } from '../../data/save/useAccountLink';
import type { UserAccount } from '../../domain/accounts/account';
import type { AccountLink } from '../../domain/accounts/accountRecord';
import { formatDate } from '../../texts/formats';
import { fullNameOf } from '../../texts/records/memberLabels';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { useLazyDialog } from '../../ui/lazy/useLazyDialog';
import { QueryState } from '../../ui/state/QueryState';
import { Skeleton } from '../../ui/state/Skeleton';
import styles from './Accounts.module.css';
import { accountRecordTexts } from './texts.fr';

const loadChoice = () => import('./RecordChoice');

/** Which record an account is linked to, and what changes that. */
export function AccountRecord({ account }: { account: UserAccount }) {
  const texts = useTexts(accountRecordTexts);
  const query = useQuery(accountRecordCalls.records, {});
  const { change, busy } = useAccountLink();
  const { dialog, open } = useLazyDialog();
  const links = query.data?.liens ?? [];
  const link = links.find(({ compte }) => compte === account.id);
  const choose = () => open(loadChoice, (onClose) => ({ account, links, onClose }));
  return (
    <section className={styles.action} aria-label={texts.record}>
      {/* As high as what comes, so that the actions below don't move under a press. */}
      {query.isLoading ? (
        <Skeleton lines={3} />
      ) : (
        <QueryState query={query} failed={texts.failed} stale={texts.failed} />
      )}
      {query.data && (
        <>
          <p className={styles.text}>{link ? linkedText(texts, link) : texts.none}</p>
          <div className={styles.buttons}>
            <Button onClick={choose}>{link ? texts.change : texts.choose}</Button>
            {link && (
              <Button
                busy={busy !== undefined}
                onClick={() => void change({ account: account.id, record: null, seen: link.membre.id })}
              >
                {texts.unlink}
              </Button>
            )}
          </div>
        </>
      )}
      {dialog}
    </section>
  );
}

/** «Lié à la fiche de Barré Julie, par Claire Martin le 01/10/2026.» */
function linkedText(texts: typeof accountRecordTexts, { membre, lie_le, lie_par }: AccountLink): string {
  const by = lie_par && lie_le ? texts.linkedBy(lie_par, formatDate(lie_le)) : '';
  return texts.linkedTo(fullNameOf(membre), by);
}
