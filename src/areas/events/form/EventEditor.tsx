import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { useAlert } from '../../../ui/dialog/useAlert';
import { Form, type FormSchema } from '../../../ui/form/Form';
import { FormActions } from '../../../ui/form/FormActions';
import { valuesOf as controlsOf } from '../../../ui/form/formValues';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import { Panel } from '../../../ui/panel/Panel';
import { Screen } from '../../../ui/screen/Screen';
import { useLeaving } from '../../frame/navigation/useLeaving';
import { SpeakerSection } from '../speakers/SpeakerSection';
import { isSameList, type Speaker } from '../speakers/speaker';
import { EventFields } from './EventFields';
import styles from './EventForm.module.css';
import type { OpenedEvent } from './EventSave';
import { draftOf, type EventValues, firstMissing, hindranceOf, type SubmitBlocker } from './eventForm';
import { type EventFormTexts, eventFormTexts } from './texts';
import { useEventSave } from './useEventSave';
import { useNameCheck } from './useNameCheck';

const loadRoles = () => import('../roles/RolesDialog');

interface EventEditorProps {
  /** Missing for a new event. */
  event?: OpenedEvent | undefined;
  /** What the form first holds. */
  values: EventValues;
  speakers: readonly Speaker[];
  onSaved(id: number, isNew: boolean): void;
  onCancel(): void;
}

/** The form of an event, new or not. */
export function EventEditor(props: EventEditorProps) {
  const { event: edited, values, speakers: opened, onSaved, onCancel } = props;
  const texts = useTexts(eventFormTexts);
  const [speakers, setSpeakers] = useState(opened);
  const [areFieldsDirty, setFieldsDirty] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const title = edited ? texts.editTitle : texts.createTitle;
  const { setDirty, leave } = useLeaving(onCancel);
  const { state, save, forget } = useEventSave(edited, onSaved);
  const isThere = state.id !== undefined;
  const name = useNameCheck(!isThere);
  const schema = useMemo(() => schemaOf(texts), [texts]);
  const tell = useMissing(speakers.length, texts);
  const hindrance = hindranceOf({
    isSaving: state.isRunning,
    speakers: speakers.length,
    name: name.state.status,
  });

  const handleFields = (isDirty: boolean) => {
    setFieldsDirty(isDirty);
    setDirty(isDirty || !isSameList(speakers, opened));
  };
  const handleSpeakers = (next: readonly Speaker[]) => {
    setSpeakers(next);
    setDirty(areFieldsDirty || !isSameList(next, opened));
  };
  const handleValid = (held: EventValues, speaker?: string) => {
    if (speakers.length === 0) return { form: texts.speakersMissingText };
    return save(draftOf(held), speakers, speaker);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // A disabled button keeps Enter from sending; without a word, nobody would know why.
    if (hindrance !== 'speakers' || event.key !== 'Enter' || event.defaultPrevented) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    // The same key must not press the alert's button, too.
    event.preventDefault();
    void tell(event.currentTarget);
  };
  return (
    <Screen title={title} takesFocus onBack={leave}>
      <Form
        schema={schema}
        onValid={handleValid}
        onDirty={handleFields}
        onAttempt={(form) => void tell(form)}
        onKeyDown={handleKeyDown}
        aria-label={title}
      >
        <fieldset disabled={state.isRunning} className={styles.layout}>
          <Panel title={texts.details}>
            <EventFields values={values} check={name.state} onName={name.type} />
          </Panel>
          <SpeakerSection
            speakers={speakers}
            states={state.speakers}
            onChange={handleSpeakers}
            onRemoved={forget}
            onManageRoles={() => setManaging(true)}
          />
        </fieldset>
        <div className={styles.bar}>
          <FormActions>
            <Button disabled={state.isRunning} onClick={leave}>
              {texts.cancel}
            </Button>
            <SubmitButton
              disabled={hindrance !== undefined && hindrance !== 'saving'}
              busyLabel={texts.saving}
            >
              {labelOf(hindrance, isThere, texts)}
            </SubmitButton>
          </FormActions>
        </div>
      </Form>
      {isManaging && <LazyDialog load={loadRoles} props={{ onClose: () => setManaging(false) }} />}
    </Screen>
  );
}

function labelOf(hindrance: SubmitBlocker | undefined, isThere: boolean, texts: EventFormTexts): string {
  switch (hindrance) {
    case 'saving':
      return texts.saving;
    case 'speakers':
      return texts.speakersMissing;
    case 'checking':
      return texts.checking;
    case 'taken':
      return texts.takenShort;
    case undefined:
      return isThere ? texts.save : texts.create;
  }
}

/** What the controls hold is taken as it is; only name and date have to be there. */
const schemaOf = (texts: EventFormTexts): FormSchema<EventValues> => ({
  safeParse(controls) {
    const data = controls as EventValues;
    const missing = firstMissing(data, 1);
    const issues = [];
    if (missing === 'name') issues.push({ path: ['nom_evenement'], message: texts.nameMissing });
    if (missing && firstMissing({ ...data, nom_evenement: '-' }, 1))
      issues.push({ path: ['date'], message: texts.dateMissing });
    return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data };
  },
});

/** Says in an alert what is missing first, then leads there. */
function useMissing(speakers: number, texts: EventFormTexts) {
  const alert = useAlert();
  const words = {
    name: [texts.missingField, texts.nameMissing],
    date: [texts.missingField, texts.dateMissing],
    speakers: [texts.speakersMissing, texts.speakersMissingText],
  } as const;
  return async (form: HTMLFormElement): Promise<void> => {
    const missing = firstMissing(controlsOf(form) as unknown as EventValues, speakers);
    if (!missing) return;
    const [title, text] = words[missing];
    await alert({ title, text, tone: 'warning' });
    const place = missing === 'speakers' ? '[role=combobox]' : '[aria-invalid=true]';
    form.querySelector<HTMLElement>(place)?.focus();
  };
}
