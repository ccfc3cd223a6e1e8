import { useState } from 'react';
import { privacyCalls } from '../../../api/endpoints/privacy';
import { failureOf } from '../../../api/errors';
import { useClient } from '../../../api/useApi';
import { failureText } from '../../../texts/failures';
import { isoDay } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { useAlert } from '../../../ui/dialog/useAlert';
import { Panel } from '../../../ui/display/Panel';
import { saveFile } from '../../../ui/output/saveFile';
import { processingRegisterTexts } from './texts.fr';

/** Saves the register of processing, which the back end writes anew from the settings in force. */
export default function ProcessingRegister() {
  const texts = useTexts(processingRegisterTexts);
  const client = useClient();
  const alert = useAlert();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const file = await client.call(privacyCalls.registre, {});
      saveFile(file, texts.file(isoDay(new Date())));
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'unauthenticated') return;
      await alert({ title: texts.error, text: failureText(failure, texts.failed), tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel title={texts.title}>
      <p>{texts.intro}</p>
      <Button icon="download" busy={isBusy} onClick={() => void save()}>
        {texts.save}
      </Button>
    </Panel>
  );
}
