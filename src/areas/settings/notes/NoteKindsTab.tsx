import { noteCalls } from '../../../api/endpoints/register/notes';
import { useQuery } from '../../../api/useApi';
import { useTexts } from '../../../texts/texts';
import { Panel } from '../../../ui/display/Panel';
import { Form } from '../../../ui/form/Form';
import { FormActions } from '../../../ui/form/FormActions';
import { TextArea } from '../../../ui/form/fields/TextArea';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { QueryState } from '../../../ui/state/QueryState';
import styles from '../account/account.module.css';
import panels from '../Settings.module.css';
import { noteKindsTexts } from './texts.fr';
import { noteKindLines, useNoteKindsSave } from './useNoteKindsSave';

/** The organisation's own kinds of notes, a line each. */
export default function NoteKindsTab() {
  const texts = useTexts(noteKindsTexts);
  const query = useQuery(noteCalls.kinds, {});
  const { data } = query;
  const save = useNoteKindsSave(data?.updated_at);
  return (
    <div className={panels.panels}>
      <Panel title={texts.title}>
        <div className={styles.stack}>
          <p className={styles.text}>{texts.intro}</p>
          <QueryState query={query} failed={texts.loadFailed} stale={texts.loadFailed} />
          {data && (
            <Form key={data.updated_at} schema={noteKindLines} onValid={save}>
              <TextArea
                name="genres"
                label={texts.kinds}
                hint={texts.kindsHint}
                rows={4}
                defaultValue={data.genres.join('\n')}
              />
              <FormActions>
                <SubmitButton busyLabel={texts.saving}>{texts.save}</SubmitButton>
              </FormActions>
            </Form>
          )}
        </div>
      </Panel>
    </div>
  );
}
