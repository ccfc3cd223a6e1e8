import { type Dispatch, memo } from 'react';
import { privacyCalls } from '../../../api/endpoints/privacy';
import { useQuery } from '../../../api/useApi';
import { useTexts } from '../../../texts/texts';
import { Disclosure } from '../../../ui/display/Disclosure';
import { TextField } from '../../../ui/form/fields/TextField';
import { type Availability, isMonthsFit } from '../model/availability';
import type { BuilderAction } from '../model/builderReducer';
import styles from './availability.module.css';
import { answerRetentionTexts } from './texts.fr';

interface RetentionFieldProps {
  availability: Availability;
  /** The id of a saved form, whose answers are counted. */
  id: number | null;
  error: string | undefined;
  dispatch: Dispatch<BuilderAction>;
}

/** For how many months answers are kept, and what that will delete, in words and before it is saved. */
export default memo(function RetentionField({ availability, id, error, dispatch }: RetentionFieldProps) {
  const texts = useTexts(answerRetentionTexts);
  const { conservation_mois } = availability;
  const months = isMonthsFit(conservation_mois) ? Number(conservation_mois) : 0;
  const { data } = useQuery(privacyCalls.anciennes, id !== null && months > 0 ? { id, mois: months } : null);
  return (
    <Disclosure title={texts.title} className={`${styles.disclosure} ${styles.further}`}>
      <div className={styles.fields}>
        <TextField
          label={texts.months}
          hint={texts.hint}
          inputMode="numeric"
          autoComplete="off"
          value={conservation_mois}
          error={error}
          onChange={(text) =>
            dispatch({ type: 'schedule', change: { conservation_mois: text }, at: performance.now() })
          }
        />
        <p role="status">
          {months > 0 ? texts.effect(months) : texts.never}{' '}
          {months > 0 && data && texts.concerned(data.nombre)}
        </p>
      </div>
    </Disclosure>
  );
});
