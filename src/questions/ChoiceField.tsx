import { useTexts } from '../texts/texts';
import { VisuallyHidden } from '../ui/display/VisuallyHidden';
import { FieldError } from '../ui/form/FieldFrame';
import frame from '../ui/form/FieldFrame.module.css';
import choice from '../ui/form/fields/Choice.module.css';
import { useField } from '../ui/form/useField';
import type { AskedField, FieldAnswer } from './answers';
import styles from './form.module.css';
import { publicFormTexts } from './texts.fr';

export interface FormFieldProps {
  field: AskedField;
  answer: FieldAnswer | undefined;
  problem: string | undefined;
  disabled: boolean;
  onAnswer(key: string, answer: FieldAnswer | undefined): void;
}

/** A choice of one or several options, all of them visible. */
export function ChoiceField(props: FormFieldProps & { type: 'radio' | 'checkbox' }) {
  const { field, answer, problem, disabled, onAnswer, type } = props;
  const { key, name: label, options, champ } = field;
  const { id, message, control } = useField({ label, hint: champ.placeholder || undefined, error: problem });
  const chosen = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];
  const toggle = (option: string) => {
    if (type === 'radio') return onAnswer(key, option);
    // In the order of the options, whatever the order of ticking.
    const next = options.filter((listed) => (listed === option) !== chosen.includes(listed));
    onAnswer(key, next);
  };
  return (
    <fieldset
      className={`${frame.field} ${choice.group}`}
      disabled={disabled}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
    >
      <legend className={frame.label}>
        {label}
        {champ.is_required && <RequiredMark />}
      </legend>
      {champ.placeholder && (
        <p id={`${id}h`} className={frame.hint}>
          {champ.placeholder}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option} className={choice.label}>
            <input
              type={type}
              name={id}
              value={option}
              required={type === 'radio' && Boolean(champ.is_required)}
              className={type === 'radio' ? `${choice.box} ${choice.radio}` : choice.box}
              checked={chosen.includes(option)}
              aria-describedby={message && `${id}e`}
              onChange={() => toggle(option)}
            />
            <span className={choice.text}>{option}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} message={message} />
    </fieldset>
  );
}

function RequiredMark() {
  const texts = useTexts(publicFormTexts);
  return (
    <>
      <span className={frame.mark} aria-hidden="true">
        {' *'}
      </span>
      <VisuallyHidden> {texts.required}</VisuallyHidden>
    </>
  );
}
