import { useState } from 'react';
import { useTexts } from '../../../texts/texts';
import { Form } from '../../../ui/form/Form';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import { Panel } from '../../../ui/panel/Panel';
import { Screen } from '../../../ui/screen/Screen';
import { useUnsavedChanges } from '../../../ui/unsavedChanges/useUnsavedChanges';
import type { OpenedEvent } from '../save/EventSave';
import { useEventSave } from '../save/useEventSave';
import { SpeakerSection } from '../speakers/SpeakerSection';
import { isSameList, type Speaker } from '../speakers/speaker';
import { EventFields } from './EventFields';
import styles from './EventForm.module.css';
import { EventFormActions } from './EventFormActions';
import { type EventValues, submitBlocker } from './eventForm';
import { loadRoles } from './parts';
import { eventFormTexts } from './texts';
import { useNameCheck } from './useNameCheck';
import { useRequiredParts } from './useRequiredParts';

interface EventEditorProps {
  /** Missing for a new event. */
  event?: OpenedEvent | undefined;
  /** The initial values of the form. */
  values: EventValues;
  speakers: readonly Speaker[];
  onSaved(id: number, isNew: boolean, day: string): void;
  onCancel(): void;
}

/** The form of an event, new or not. */
export function EventEditor({ event, values, speakers: opened, onSaved, onCancel }: EventEditorProps) {
  const texts = useTexts(eventFormTexts);
  const [isManaging, setManaging] = useState(false);
  const title = event ? texts.editTitle : texts.createTitle;
  const { setDirty, leave } = useUnsavedChanges(onCancel);
  const { speakers, changeSpeakers, changeFields } = useEdits(opened, setDirty);
  const { state, save, question, forget } = useEventSave(event, { values, speakers: opened }, onSaved);
  const isThere = state.id !== undefined;
  const name = useNameCheck(!isThere);
  const { schema, report, reportOnEnter } = useRequiredParts(speakers.length);
  const blocker = submitBlocker({
    isSaving: state.isRunning,
    speakers: speakers.length,
    name: name.state.status,
  });

  const handleValid = (held: EventValues, speaker?: string) => {
    if (speakers.length === 0) return { form: texts.speakersMissingText };
    return save({ values: held, speakers }, speaker);
  };
  return (
    <Screen title={title} width="record" takesFocus onBack={leave}>
      <Form
        schema={schema}
        onValid={handleValid}
        onDirty={changeFields}
        onAttempt={(form) => void report(form)}
        onKeyDown={blocker === 'speakers' ? reportOnEnter : undefined}
        aria-label={title}
      >
        <fieldset disabled={state.isRunning} className={styles.layout}>
          <Panel title={texts.details}>
            <EventFields values={values} check={name.state} onName={name.type} />
          </Panel>
          <SpeakerSection
            speakers={speakers}
            states={state.speakers}
            onChange={changeSpeakers}
            onRemoved={forget}
            onManageRoles={() => setManaging(true)}
          />
        </fieldset>
        <EventFormActions blocker={blocker} isThere={isThere} onCancel={leave} />
      </Form>
      {question}
      {isManaging && <LazyDialog load={loadRoles} props={{ onClose: () => setManaging(false) }} />}
    </Screen>
  );
}

/** The speakers being edited; tells `setDirty` whether they or the fields differ from the opened event. */
function useEdits(opened: readonly Speaker[], setDirty: (isDirty: boolean) => void) {
  const [speakers, setSpeakers] = useState(opened);
  const [areFieldsDirty, setFieldsDirty] = useState(false);
  const changeFields = (isDirty: boolean) => {
    setFieldsDirty(isDirty);
    setDirty(isDirty || !isSameList(speakers, opened));
  };
  const changeSpeakers = (next: readonly Speaker[]) => {
    setSpeakers(next);
    setDirty(areFieldsDirty || !isSameList(next, opened));
  };
  return { speakers, changeSpeakers, changeFields };
}
