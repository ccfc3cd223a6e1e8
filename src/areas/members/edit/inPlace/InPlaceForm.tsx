import { type KeyboardEvent, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { REQUIRED_TO_EDIT } from '../../../../domain/members/fileColumns';
import type { MemberField } from '../../../../domain/members/member';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Form } from '../../../../ui/form/Form';
import { FormContext } from '../../../../ui/form/FormContext';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import styles from '../../record/inPlace/InPlace.module.css';
import type { InPlace } from '../../record/inPlace/useInPlace';
import { MemberControl } from '../MemberFields';
import { type MemberValues, memberFormSchema } from '../memberForm';
import { memberFormTexts } from '../texts.fr';
import { inPlaceTexts } from './texts.fr';
import { useInPlaceSave } from './useInPlaceSave';

interface InPlaceFormProps {
  fields: readonly MemberField[];
  label: string;
  isLabelled: boolean | undefined;
  inPlace: InPlace;
}

/** The control of a value in its place: Enter saves it, Escape leaves it as it was. */
export default function InPlaceForm({ fields, label, isLabelled, inPlace }: InPlaceFormProps) {
  const texts = useTexts(memberFormTexts);
  const words = useTexts(inPlaceTexts);
  // The record may be read again meanwhile. Saving compares it with the one that the control was filled from.
  const [opened] = useState(inPlace.member);
  const form = useRef<HTMLDivElement>(null);
  const schema = useMemo(() => memberFormSchema(texts, undefined, fields), [texts, fields]);
  const { save, question } = useInPlaceSave(opened, fields, label, inPlace);
  const { isReminded, onDirty, close } = inPlace;
  useLayoutEffect(() => {
    const control = form.current?.querySelector<HTMLInputElement>('input, select');
    control?.focus();
    if (control?.type !== 'date') control?.select?.();
  }, []);
  useLayoutEffect(() => {
    if (isReminded) form.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [isReminded]);
  return (
    <div ref={form} className={styles.form} data-editing="">
      <Form<Partial<MemberValues>>
        schema={schema}
        onValid={save}
        onDirty={onDirty}
        aria-label={words.formOf(label)}
        onKeyDown={(event) => handleKey(event, close)}
      >
        <Controls fields={fields} isLabelled={isLabelled} opened={opened} />
        {isReminded && <p role="status">{words.finishFirst}</p>}
        <Buttons onClose={close} />
      </Form>
      {question}
    </div>
  );
}

function handleKey(event: KeyboardEvent<HTMLFormElement>, close: () => void): void {
  const { key, target, currentTarget, nativeEvent, defaultPrevented } = event;
  if (nativeEvent.isComposing || defaultPrevented || currentTarget.ariaBusy === 'true') return;
  if (key === 'Escape') close();
  // A list opens by the space bar and the arrows.
  else if (key === 'Enter' && target instanceof HTMLSelectElement) currentTarget.requestSubmit();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

type ControlsProps = Pick<InPlaceFormProps, 'fields' | 'isLabelled'> & { opened: InPlace['member'] };

function Controls({ fields, isLabelled, opened }: ControlsProps) {
  const texts = useTexts(memberFormTexts);
  const { isSaving } = useContext(FormContext);
  return (
    // What is typed after Enter would be lost.
    <fieldset disabled={isSaving} className={styles.controls}>
      {fields.map((field) => (
        <MemberControl
          key={field}
          name={field}
          label={texts[field]}
          hideLabel={isLabelled}
          value={opened[field]}
          // As in the form: what the record has can't be emptied, and what it lacks needn't be invented.
          isRequired={REQUIRED_TO_EDIT.includes(field) && Boolean(opened[field]?.trim())}
          proposal={undefined}
          isLackable={false}
        />
      ))}
    </fieldset>
  );
}

function Buttons({ onClose }: { onClose(): void }) {
  const texts = useTexts(memberFormTexts);
  const { isSaving } = useContext(FormContext);
  return (
    <div className={styles.buttons}>
      <SubmitButton busyLabel={texts.saving}>{texts.save}</SubmitButton>
      <Button disabled={isSaving} onClick={onClose}>
        {texts.cancel}
      </Button>
    </div>
  );
}
