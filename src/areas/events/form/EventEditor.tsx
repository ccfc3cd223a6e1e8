import { useEffect, useState, useSyncExternalStore } from 'react';
import { eventCalls } from '../../../api/endpoints/events';
import { useClient } from '../../../api/useApi';
import { useTexts } from '../../../texts/texts';
import { useUnsavedChanges } from '../../../ui/dialog/useUnsavedChanges';
import { Panel } from '../../../ui/display/Panel';
import { Screen } from '../../../ui/display/Screen';
import { Form } from '../../../ui/form/Form';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import type { EventValues, OpenedEvent } from '../save/eventValues';
import { loadRoles } from '../speakers/parts';
import { SpeakerSection } from '../speakers/SpeakerSection';
import { type EventSpeaker, isSameList } from '../speakers/speaker';
import { EventFields } from './EventFields';
import styles from './EventForm.module.css';
import { EventFormActions } from './EventFormActions';
import { submitBlocker } from './eventForm';
import { NameCheck, type NameState } from './NameCheck';
import { eventFormTexts } from './texts.fr';
import { useEditTelling } from './useEditTelling';
import { useEventSave } from './useEventSave';
import { useRequiredParts } from './useRequiredParts';
import { useTypedDays } from './useTypedDays';

const OFF: NameState = { status: 'idle', name: '' };

/** Checks the typed name of the event. While `isOn` is false, every name is accepted. */
function useNameCheck(isOn: boolean): { state: NameState; type(text: string): void } {
  const client = useClient();
  const [check] = useState(
    () =>
      new NameCheck((nom_evenement, signal) =>
        client.call(eventCalls.checkName, { nom_evenement }, { signal }).then(({ exists }) => exists),
      ),
  );
  const state = useSyncExternalStore(check.subscribe, check.get, check.get);
  useEffect(() => {
    if (isOn) return () => check.stop();
  }, [check, isOn]);
  return {
    state: isOn ? state : OFF,
    type: (text) => {
      if (isOn) check.type(text);
    },
  };
}

interface EventEditorProps {
  /** Missing for a new event. */
  event?: OpenedEvent | undefined;
  /** The initial values of the form. */
  values: EventValues;
  speakers: readonly EventSpeaker[];
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
  const { telling, box } = useEditTelling(event);
  const filled = { values, speakers: opened, telling };
  const { state, save, question, forget } = useEventSave(event, filled, onSaved);
  const isThere = state.id !== undefined;
  const name = useNameCheck(!isThere);
  const { schema, report, reportOnEnter } = useRequiredParts(speakers.length);
  const { dates, handleInput } = useTypedDays(values, event?.exceptions ?? undefined);
  const { isRunning: isSaving } = state;
  const blocker = submitBlocker({ isSaving, speakers: speakers.length, name: name.state.status });
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
        onInput={handleInput}
        onAttempt={(form) => void report(form)}
        onKeyDown={blocker === 'speakers' ? reportOnEnter : undefined}
        aria-label={title}
      >
        <fieldset disabled={isSaving} className={styles.layout}>
          <Panel title={texts.details}>
            <EventFields values={values} check={name.state} onName={name.type} />
          </Panel>
          <SpeakerSection
            speakers={speakers}
            dates={dates}
            id={event?.id}
            states={state.speakers}
            onChange={changeSpeakers}
            onRemoved={forget}
            onManageRoles={() => setManaging(true)}
          />
        </fieldset>
        {box}
        <EventFormActions blocker={blocker} isThere={isThere} onCancel={leave} />
      </Form>
      {question}
      {isManaging && <LazyDialog load={loadRoles} props={{ onClose: () => setManaging(false) }} />}
    </Screen>
  );
}

/** The speakers being edited; tells `setDirty` whether they or the fields differ from the opened event. */
function useEdits(opened: readonly EventSpeaker[], setDirty: (isDirty: boolean) => void) {
  const [speakers, setSpeakers] = useState(opened);
  const [areFieldsDirty, setFieldsDirty] = useState(false);
  const changeFields = (isDirty: boolean) => {
    setFieldsDirty(isDirty);
    setDirty(isDirty || !isSameList(speakers, opened));
  };
  const changeSpeakers = (next: readonly EventSpeaker[]) => {
    setSpeakers(next);
    setDirty(areFieldsDirty || !isSameList(next, opened));
  };
  return { speakers, changeSpeakers, changeFields };
}
