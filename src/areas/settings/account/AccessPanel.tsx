import { useState } from 'react';
import { accountCalls } from '../../../api/endpoints/administration/accounts';
import { profileCalls } from '../../../api/endpoints/profile';
import { useQuery } from '../../../api/useApi';
import { SIGN_IN_KINDS, type SignInRecord } from '../../../domain/accounts/signIn';
import { useRight } from '../../../session/useSession';
import { formatDateTime } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Panel } from '../../../ui/display/Panel';
import { FormActions } from '../../../ui/form/FormActions';
import { QueryState } from '../../../ui/state/QueryState';
import styles from './account.module.css';
import { accessTexts } from './texts.fr';

const ROWS = 10;

/** What each call exports. */
const EXPORTED = {
  'membres.export': 'memberList',
  'membres.labels': 'postalAddresses',
  'evenements.export': 'eventList',
  'formulaires.answers': 'formAnswers',
  'formulaires.answerFile': 'answerFile',
  'rgpd.donnees': 'personData',
} as const;

const isExport = (call: string): call is keyof typeof EXPORTED => Object.hasOwn(EXPORTED, call);

/** Sign-ins, refused ones and exports: everybody's own, and those of all accounts for administrators. */
export function AccessPanels() {
  const texts = useTexts(accessTexts);
  const seesAll = useRight('comptes.lire');
  return (
    <>
      <AccessPanel title={texts.own} text={texts.ownText} endpoint={profileCalls.accesses} />
      {seesAll && (
        <AccessPanel title={texts.all} text={texts.allText} endpoint={accountCalls.accesses} hasAccounts />
      )}
    </>
  );
}

interface AccessPanelProps {
  title: string;
  text: string;
  endpoint: typeof profileCalls.accesses;
  hasAccounts?: true;
}

function AccessPanel({ title, text, endpoint, hasAccounts }: AccessPanelProps) {
  const texts = useTexts(accessTexts);
  const [page, setPage] = useState(1);
  const query = useQuery(endpoint, { page, page_size: ROWS });
  const { results = [], previous, next } = query.data ?? {};
  return (
    <Panel title={title}>
      <div className={styles.stack}>
        <p className={styles.text}>{text}</p>
        <QueryState query={query} failed={texts.loadFailed} stale={texts.loadFailed} />
        <ul className={styles.sessions}>
          {results.map((row) => (
            <AccessRow key={row.id} row={row} hasAccounts={hasAccounts} />
          ))}
        </ul>
        {query.data && results.length === 0 && <p className={styles.text}>{texts.empty}</p>}
        {(previous || next) && (
          <FormActions>
            <Button disabled={!previous} onClick={() => setPage(page - 1)}>
              {texts.newer}
            </Button>
            <Button disabled={!next} onClick={() => setPage(page + 1)}>
              {texts.older}
            </Button>
          </FormActions>
        )}
      </div>
    </Panel>
  );
}

interface AccessRowProps {
  row: SignInRecord;
  hasAccounts: true | undefined;
}

function AccessRow({
  row: { quand, genre, detail, nombre, reseau, compte: account },
  hasAccounts,
}: AccessRowProps) {
  const texts = useTexts(accessTexts);
  const known = SIGN_IN_KINDS.find((kind) => kind === genre);
  const what =
    known === 'export'
      ? texts.exported(texts[isExport(detail) ? EXPORTED[detail] : 'otherData'])
      : known
        ? texts[known]
        : genre;
  const parts = [
    hasAccounts && (account?.nom ?? texts.noAccount),
    formatDateTime(quand),
    texts.network(reseau),
    nombre > 1 && texts.times(nombre),
  ];
  return (
    <li>
      <p className={styles.device}>{detail === 'code' ? texts.withCode : what}</p>
      <p className={styles.text}>{parts.filter(Boolean).join(' · ')}</p>
    </li>
  );
}
