import { type Dispatch, memo } from 'react';
import { HiddenNamesField } from '../../../data/hiddenFields/HiddenNamesField';
import { hiddenFieldTexts } from '../../../data/hiddenFields/texts.fr';
import { hiddenNamesProblem, typedNames } from '../../../domain/forms/hiddenNames';
import { useTexts } from '../../../texts/texts';
import { Disclosure } from '../../../ui/display/Disclosure';
import type { Availability } from '../model/availability';
import type { BuilderAction } from '../model/builderReducer';
import styles from './availability.module.css';

interface HiddenFieldsProps {
  availability: Availability;
  dispatch: Dispatch<BuilderAction>;
}

/** The names of what a page may add to an answer, unseen by its visitors. */
export default memo(function HiddenFields({ availability: { champs_caches }, dispatch }: HiddenFieldsProps) {
  const texts = useTexts(hiddenFieldTexts);
  const problem = hiddenNamesProblem(typedNames(champs_caches));
  return (
    <Disclosure title={texts.title} className={`${styles.disclosure} ${styles.further}`}>
      <div className={styles.fields}>
        <HiddenNamesField
          value={champs_caches}
          error={problem && texts[problem]}
          onChange={(text) =>
            dispatch({ type: 'schedule', change: { champs_caches: text }, at: performance.now() })
          }
        />
      </div>
    </Disclosure>
  );
});
