import { useState } from 'react';
import { mailCalls } from '../../api/endpoints/administration/mails';
import { PageList } from '../../data/PageList';
import rows from '../../data/Rows.module.css';
import { usePage } from '../../data/usePage';
import { MAILS_PAGE_SIZE, type MailListName } from '../../domain/journal/sentMail';
import { useTexts } from '../../texts/texts';
import { EmptyState } from '../../ui/state/EmptyState';
import { MailRow } from './MailRow';
import styles from './Mails.module.css';
import { emptyMailsTexts, mailsTexts } from './texts.fr';

export const pageOfMails = (list: MailListName, page: number) => ({
  page,
  page_size: MAILS_PAGE_SIZE,
  etat: list,
});

/** The mails in one of the lists, the latest first. */
export function MailList({ list, readonly }: { list: MailListName; readonly: boolean }) {
  const texts = useTexts(mailsTexts);
  const none = useTexts(emptyMailsTexts);
  const [at, setAt] = useState(1);
  const page = usePage(mailCalls.list, pageOfMails(list, at));
  // The last mail of the last page was sent, or given up.
  if (at > 1 && page.failure?.kind === 'notFound') setAt(1);
  return (
    <div className={styles.list}>
      <p className={rows.note}>{texts.kept}</p>
      <PageList
        label={texts.list}
        page={page}
        at={at}
        onPage={setAt}
        failed={texts.failed}
        stale={texts.stale}
        rowClass={rows.row}
        keyOf={({ id }) => id}
        empty={<EmptyState icon="mail" title={none[list]} text={none[`${list}Hint`]} />}
      >
        {(mail) => <MailRow mail={mail} readonly={readonly} />}
      </PageList>
    </div>
  );
}
