import { type KeyboardEvent, useRef } from 'react';
import { seriesProblems } from '../../../domain/calendar/seriesProblems';
import { problemText } from '../../../domain/calendar/texts.fr';
import { formatLongDate } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { DateField } from '../../../ui/form/fields/DateField';
import type { SeriesPartProps } from './SeriesEditor';
import styles from './SeriesEditor.module.css';
import { seriesEditorTexts } from './texts.fr';

/** The days on which the series doesn't take place. A day that isn't one of the series is refused at once. */
export function ExcludedDays({ typed, rule, errors, onType }: SeriesPartProps) {
  const texts = useTexts(seriesEditorTexts);
  const place = useRef<HTMLDivElement>(null);
  const { except, pending } = typed;
  const refusal = rule && pending && seriesProblems({ ...rule, except: [...except, pending] });
  const problem = (refusal || []).find(({ part, day }) => part === 'sauf' && (!day || day === pending));
  const focusField = () => place.current?.querySelector('input')?.focus();
  const add = () => {
    if (pending && !problem) onType({ except: [...except, pending].sort(), pending: '' });
    focusField();
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // The form is not to be sent.
    event.preventDefault();
    event.stopPropagation();
    add();
  };
  return (
    <div ref={place} className={styles.whole}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in its field does what the button does */}
      <div className={styles.exclude} onKeyDown={addOnEnter}>
        <DateField
          label={texts.exclude}
          value={pending}
          error={problem ? problemText(problem, texts) : (errors.pending ?? errors.sauf)}
          onChange={(day) => onType({ pending: day })}
        />
        <Button onClick={add}>{texts.add}</Button>
      </div>
      {except.length > 0 && (
        <ul className={styles.days} aria-label={texts.excluded} data-excluded="">
          {except.map((day) => (
            <li key={day} className={styles.day}>
              <span>{formatLongDate(day)}</span>
              <IconButton
                icon="close"
                label={texts.removeDay(formatLongDate(day))}
                onClick={() => {
                  onType({ except: except.filter((one) => one !== day) });
                  focusField();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
