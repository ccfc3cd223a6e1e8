import { useState } from 'react';
import { feedCalls } from '../../../api/endpoints/events';
import { useClient, write } from '../../../api/useApi';
import { RowActions } from '../../../data/RowActions';
import { useWriteFailure } from '../../../data/useWriteFailure';
import type { Feed } from '../../../domain/events/feed';
import { formatDate } from '../../../texts/formats';
import { formatDateTime } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import { useToast } from '../../../ui/toast/useToast';
import styles from './Feeds.module.css';
import { feedDialogTexts } from './texts.fr';

interface FeedRowProps {
  feed: Feed;
  /** Receives the address that replaces this one. */
  onAddress(address: string | undefined): void;
}

/** An address without its secret: what it has, whether a calendar reads it, and what ends it. */
export function FeedRow({ feed, onAddress }: FeedRowProps) {
  const texts = useTexts(feedDialogTexts);
  const { genre, groupe_nom, created_at, lu_le } = feed;
  const name = genre === 'groupe' ? texts.ofGroup(groupe_nom ?? '') : texts[genre];
  const { run, busy } = useFeedActions(feed, onAddress);
  const action = (kind: 'renew' | 'revoke', icon: 'refresh' | 'trash') => ({
    label: texts[kind],
    name: texts.of(texts[kind], name),
    icon,
    isAllowed: true,
    isRunning: busy === kind,
    run: () => void run(kind),
  });
  const state = lu_le ? texts.read(formatDateTime(lu_le)) : texts.unread;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.note}>{`${texts.created(formatDate(created_at))}, ${state}`}</span>
      </div>
      <RowActions about={name} actions={[action('renew', 'refresh'), action('revoke', 'trash')]} />
    </li>
  );
}

/** Both end the present address, so both ask first. */
function useFeedActions({ id }: Feed, onAddress: FeedRowProps['onAddress']) {
  const texts = useTexts(feedDialogTexts);
  const client = useClient();
  const confirm = useConfirm();
  const toast = useToast();
  const tell = useWriteFailure();
  const [busy, setBusy] = useState<'renew' | 'revoke'>();
  const run = async (kind: 'renew' | 'revoke') => {
    const isRenewal = kind === 'renew';
    const asked = {
      title: isRenewal ? texts.renewTitle : texts.revokeTitle,
      text: isRenewal ? texts.renewText : texts.revokeText,
      confirmLabel: texts[kind],
      danger: true,
    };
    if (!(await confirm(asked))) return;
    setBusy(kind);
    try {
      if (isRenewal) onAddress((await write(client, feedCalls.renew, { id })).adresse);
      else {
        await write(client, feedCalls.revoke, { id });
        onAddress(undefined);
      }
      toast(isRenewal ? texts.renewed : texts.revoked);
    } catch (error) {
      await tell(error, texts.notChanged);
    } finally {
      setBusy(undefined);
    }
  };
  return { run, busy };
}
