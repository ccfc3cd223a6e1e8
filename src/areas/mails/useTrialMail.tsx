import { useState } from 'react';
import { serverCalls } from '../../api/endpoints/administration/server';
import { failureOf } from '../../api/errors';
import { useClient, write } from '../../api/useApi';
import { failedWrite } from '../../data/save/saveFailures';
import { useIsSupported, useRight } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { Notice } from '../../ui/display/Notice';
import { mailsTexts } from './texts.fr';

/**
 * The button that sends a trial mail to the user's own address, where the back end has it and the user may; and a note with
 * what became of the last one, which stays until the next.
 */
export function useTrialMail(readonly: boolean) {
  const texts = useTexts(mailsTexts);
  const client = useClient();
  const mayTry = useRight('serveur.modifier');
  const isSupported = useIsSupported(serverCalls.essayerCourriel);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ isSent: boolean; title: string; text: string }>();
  if (!isSupported || !mayTry || readonly) return {};
  const send = async () => {
    setBusy(true);
    setSaid(undefined);
    try {
      const { envoye, phrase } = await write(client, serverCalls.essayerCourriel, {});
      setSaid({ isSent: envoye, title: envoye ? texts.trialSent : texts.trialNotSent, text: phrase });
    } catch (error) {
      const failure = failureOf(error);
      // Without a session, the frame asks the user to sign in again.
      if (failure.kind !== 'unauthenticated')
        setSaid({ isSent: false, ...failedWrite(failure, texts.trialNotSent) });
    } finally {
      setBusy(false);
    }
  };
  return {
    button: (
      <Button icon="mail" busy={isBusy} busyLabel={texts.trialRunning} onClick={() => void send()}>
        {texts.trial}
      </Button>
    ),
    note: (
      <div role="status">
        {said && (
          <Notice title={said.title} isWarning={!said.isSent}>
            {said.text}
          </Notice>
        )}
      </div>
    ),
  };
}
