import { useEffect } from 'react';
import { accountRecordCalls } from '../../../../api/endpoints/administration/accountRecords';
import { useQuery } from '../../../../api/useApi';
import { useAccountLink } from '../../../../data/save/useAccountLink';
import type { MemberAccount } from '../../../../domain/accounts/accountRecord';
import type { Member } from '../../../../domain/members/member';
import { formatDate } from '../../../../texts/formats';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Panel } from '../../../../ui/display/Panel';
import { prefetchOnIntent } from '../../../../ui/lazy/prefetchOnIntent';
import { useLazyDialog } from '../../../../ui/lazy/useLazyDialog';
import { QueryState } from '../../../../ui/state/QueryState';
import cards from '../cards.module.css';
import styles from './RecordAccount.module.css';
import { recordAccountTexts } from './texts.fr';

const loadChoice = () => import('./AccountChoice');

type Account = NonNullable<MemberAccount['compte']>;

interface RecordAccountProps {
  member: Member;
  mayChange: boolean;
  /** Called once the account is known, or can't be. */
  onSettled(): void;
}

/** The account of a person. One with the same address is only proposed: an administrator links it. */
export default function RecordAccount({ member, mayChange, onSettled }: RecordAccountProps) {
  const texts = useTexts(recordAccountTexts);
  const query = useQuery(accountRecordCalls.ofMember, { id: member.id });
  const { dialog, open } = useLazyDialog();
  const { isLoading } = query;
  useEffect(() => {
    if (!isLoading) onSettled();
  }, [isLoading, onSettled]);
  const { data } = query;
  const account = data?.compte ?? undefined;
  const choose = () => open(loadChoice, (onClose) => ({ member, account, onClose }));
  const action = mayChange && data && (
    <Button
      aria-label={account ? texts.changeOf : undefined}
      {...prefetchOnIntent(loadChoice)}
      onClick={choose}
    >
      {account ? texts.change : texts.choose}
    </Button>
  );
  return (
    <Panel title={texts.title} actions={action}>
      <QueryState query={query} failed={texts.failed} stale={texts.failed} />
      {account && <Linked account={account} />}
      {data && !account && <p className={cards.none}>{texts.none}</p>}
      {data?.propose && mayChange && <Proposed record={member.id} account={data.propose} />}
      {dialog}
    </Panel>
  );
}

/** «Utilisateur · lié par Claire Martin le 01/10/2026» */
function Linked({ account }: { account: Account }) {
  const texts = useTexts(recordAccountTexts);
  const { email, role, etat: state, lie_le, lie_par } = account;
  const words = [
    texts[role],
    state === 'invite' && texts.invited,
    state === 'desactive' && texts.disabled,
    lie_le && lie_par && texts.linkedBy(lie_par, formatDate(lie_le)),
  ].filter(Boolean);
  return (
    <>
      <p className={styles.email}>{email}</p>
      <p className={styles.note}>{words.join(' · ')}</p>
    </>
  );
}

interface ProposedProps {
  record: number;
  account: NonNullable<MemberAccount['propose']>;
}

function Proposed({ record, account }: ProposedProps) {
  const texts = useTexts(recordAccountTexts);
  const { change, busy } = useAccountLink();
  return (
    <div className={styles.proposed}>
      <p className={styles.note}>{texts.proposed}</p>
      <Button
        busy={busy !== undefined}
        onClick={() => void change({ account: account.id, record, seen: null })}
      >
        {texts.link(account.email)}
      </Button>
    </div>
  );
}
