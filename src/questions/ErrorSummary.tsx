import { useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../texts/texts';
import { Icon } from '../ui/icon/Icon';
import type { AskedField } from './answers';
import styles from './form.module.css';
import { publicFormTexts } from './texts.fr';
import type { FormRefusal } from './useSending';

const SHOWN = 20;

interface ErrorSummaryProps extends FormRefusal {
  fields: readonly AskedField[];
  onGoTo(key: string): void;
}

interface RefusedFieldsProps extends Pick<ErrorSummaryProps, 'problems' | 'onGoTo'> {
  id: string;
  refused: readonly AskedField[];
}

/**
 * Says why nothing was sent, with a button for each field to correct; it takes the focus at each refusal. It isn't an
 * alert, which a screen reader would read twice, and without the names of the fields, because these are buttons.
 */
export function ErrorSummary({ fields, problems, message, attempt, onGoTo }: ErrorSummaryProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (attempt > 0) ref.current?.focus();
  }, [attempt]);
  const refused = fields.filter(({ key }) => problems[key]);
  if (!message && refused.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and this lists errors
    <div
      ref={ref}
      role="group"
      aria-labelledby={`${id}m ${id}t`}
      aria-describedby={refused.length > 0 ? `${id}f` : undefined}
      tabIndex={-1}
      className={styles.summary}
      part="error"
    >
      <Icon name="error" />
      <div className={styles.summaryBody}>
        {message && (
          <p id={`${id}m`} className={styles.message}>
            {message}
          </p>
        )}
        {refused.length > 0 && (
          <RefusedFields id={id} refused={refused} problems={problems} onGoTo={onGoTo} />
        )}
      </div>
    </div>
  );
}

function RefusedFields({ id, refused, problems, onGoTo }: RefusedFieldsProps) {
  const texts = useTexts(publicFormTexts);
  return (
    <>
      <p id={`${id}t`} className={styles.strong}>
        {texts.problems(refused.length)}
      </p>
      <ul id={`${id}f`} className={styles.list}>
        {refused.slice(0, SHOWN).map(({ key, name }) => (
          <li key={key}>
            <button type="button" className={styles.link} onClick={() => onGoTo(key)}>
              <span className={styles.clamped}>
                <span className={styles.name}>{name}</span>
                {/* A question has a sign of its own at its end. */}
                {!/[?!:…]\s*$/.test(name) && <span aria-hidden="true">{'\u00a0:'}</span>}
              </span>
            </button>
            <span>{` ${problems[key]}`}</span>
          </li>
        ))}
        {refused.length > SHOWN && <li>{texts.moreProblems(refused.length - SHOWN)}</li>}
      </ul>
    </>
  );
}
