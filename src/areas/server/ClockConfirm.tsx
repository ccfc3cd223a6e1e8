import { useState } from 'react';
import { serverCalls } from '../../api/endpoints/administration/server';
import { useClient, write } from '../../api/useApi';
import { useWriteFailure } from '../../data/useWriteFailure';
import { formatLongDateTime } from '../../texts/records/longFormats';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { useToast } from '../../ui/toast/useToast';
import styles from './Server.module.css';
import { serverStateTexts } from './texts.fr';

interface ClockConfirmProps {
  /** The server's time that is confirmed, as it was shown. */
  clock: string;
  mayConfirm: boolean;
}

/**
 * The server's time, written long so that a wrong year is seen, and the button that says it is right. Where the time has moved on
 * since it was shown, the answer says so, and what is shown is asked for again.
 */
export function ClockConfirm({ clock, mayConfirm }: ClockConfirmProps) {
  const texts = useTexts(serverStateTexts);
  const client = useClient();
  const toast = useToast();
  const tell = useWriteFailure();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await write(client, serverCalls.confirmerHorloge, { body: { horloge: clock } });
      toast(texts.confirmed);
    } catch (error) {
      await tell(error, texts.notConfirmed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.clock}>
      <p>
        <strong>{texts.clock(formatLongDateTime(clock))}</strong>
      </p>
      {mayConfirm && (
        <Button busy={isBusy} onClick={() => void confirm()}>
          {texts.confirm}
        </Button>
      )}
    </div>
  );
}
