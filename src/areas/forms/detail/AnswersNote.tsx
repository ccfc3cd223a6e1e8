import { useState } from 'react';
import { formCalls } from '../../../api/endpoints/forms';
import { failureOf } from '../../../api/errors';
import { csvFileOf } from '../../../api/http/csvFile';
import { useClient } from '../../../api/useApi';
import type { FormDefinition } from '../../../domain/forms/form';
import { useIsHiddenByPage } from '../../../session/hostPage';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { useAlert } from '../../../ui/dialog/useAlert';
import { Icon } from '../../../ui/icon/Icon';
import { fileNameOf, saveFile } from '../../../ui/output/saveFile';
import { answerCounts } from '../answers/answerCounts';
import styles from './FormDetail.module.css';
import { formDetailTexts } from './texts.fr';

interface AnswersNoteProps {
  form: FormDefinition;
  /** Missing where the back end keeps no answers. */
  onAnswers: ((form: FormDefinition) => void) | undefined;
}

/** The ways to the answers, or that the console doesn’t show any. */
export function AnswersNote({ form, onAnswers }: AnswersNoteProps) {
  const texts = useTexts(formDetailTexts);
  return (
    <div className={styles.note}>
      <Icon name="info" />
      <p className={styles.noteText}>{onAnswers ? answersText(form, texts) : texts.noAnswers}</p>
      {onAnswers && (
        <>
          <Button icon="list" onClick={() => onAnswers(form)}>
            {texts.seeAnswers}
          </Button>
          <DownloadButton form={form} />
        </>
      )}
    </div>
  );
}

/** How many there are, where the back end says so. */
const answersText = (
  { nombre_reponses: count, nouvelles_reponses: fresh }: FormDefinition,
  texts: typeof formDetailTexts,
) => (typeof count === 'number' ? answerCounts(count, fresh ?? 0) : texts.kept);

function DownloadButton({ form }: { form: FormDefinition }) {
  const texts = useTexts(formDetailTexts);
  const alert = useAlert();
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  const isHidden = useIsHiddenByPage('export');
  const download = async () => {
    setBusy(true);
    try {
      const file = await client.call(formCalls.answers, { id: form.id });
      saveFile(await csvFileOf(file), fileNameOf(texts.answersOf(form.nom_du_formulaire), 'csv'));
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'unauthenticated') return;
      const text =
        failure.kind === 'notFound' ? texts.answersMissing : failureText(failure, texts.answersFailed);
      await alert({ title: texts.error, text, tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  if (isHidden) return null;
  return (
    <Button icon="download" busy={isBusy} onClick={download}>
      {texts.answers}
    </Button>
  );
}
