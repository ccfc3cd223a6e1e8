import { useState } from 'react';
import { accountRecordCalls } from '../../api/endpoints/administration/accountRecords';
import { useClient, write } from '../../api/useApi';
import { useTexts } from '../../texts/texts';
import { useToast } from '../../ui/toast/useToast';
import { accountLinkTexts } from '../texts.fr';
import { useWriteFailure } from '../useWriteFailure';

interface LinkChange {
  account: number;
  /** The record to link; null takes the link away. */
  record: number | null;
  /** The record that the account had when it was shown. */
  seen: number | null;
}

/**
 * Links accounts to records, and says how it went.
 * @returns what changes one link and resolves to whether it was changed, and the account whose link is being changed
 */
export function useAccountLink() {
  const texts = useTexts(accountLinkTexts);
  const client = useClient();
  const toast = useToast();
  const tell = useWriteFailure();
  const [busy, setBusy] = useState<number>();
  const change = async ({ account, record, seen }: LinkChange): Promise<boolean> => {
    setBusy(account);
    try {
      const body = { membre_id: record, membre_vu: seen };
      await write(client, accountRecordCalls.setRecord, { id: account, body });
      toast(record === null ? texts.unlinked : texts.linked);
      return true;
    } catch (error) {
      await tell(error, texts.notChanged);
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return { change, busy };
}
