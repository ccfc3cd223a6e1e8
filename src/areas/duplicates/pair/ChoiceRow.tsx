import { type ReactNode, useId, useRef } from 'react';
import type { Comparison } from '../../../domain/duplicates/mergeFields';
import { useTexts } from '../../../texts/texts';
import choice from '../../../ui/form/fields/Choice.module.css';
import { useRadios } from '../../../ui/form/useRadios';
import { Icon } from '../../../ui/icon/Icon';
import styles from '../Duplicates.module.css';
import { duplicatesTexts } from '../texts.fr';
import { pairTexts } from './texts.fr';

export interface Side {
  id: number;
  /** Empty where the record has no value. */
  text: string;
}

interface ChoiceRowProps {
  label: string;
  /** Beside the label: whether the two differ, in words. */
  mark?: ReactNode;
  /** `whole`: the values name their records themselves. */
  state: Comparison['state'] | 'whole';
  sides: readonly [Side, Side];
  /** The id of the side that is taken. */
  taken: number;
  /** Missing where there is nothing to choose. */
  onChoose?: ((id: number) => void) | undefined;
}

/** One line of the comparison: what each record has, and which is taken. */
export function ChoiceRow({ label, mark, state, sides, taken, onChoose }: ChoiceRowProps) {
  const group = useRef<HTMLDivElement>(null);
  const id = useId();
  useRadios(group, id);
  const named = { role: onChoose ? 'radiogroup' : 'group', 'aria-labelledby': id };
  return (
    <div ref={group} {...named} className={styles.choiceRow} data-state={state}>
      <p id={id} className={styles.field}>
        {label} {mark}
      </p>
      {sides.map((side) => (
        <Value key={side.id} side={side} isTaken={side.id === taken} name={id} onChoose={onChoose} />
      ))}
    </div>
  );
}

interface ValueProps extends Pick<ChoiceRowProps, 'onChoose'> {
  side: Side;
  isTaken: boolean;
  name: string;
}

function Value({ side, isTaken, name, onChoose }: ValueProps) {
  const texts = useTexts(pairTexts);
  const of = useTexts(duplicatesTexts).record(side.id);
  const words = (
    <span className={styles.value}>
      <span className={styles.of}>{of}</span>
      {side.text || <span className={styles.none}>{texts.nothing}</span>}
    </span>
  );
  if (!onChoose)
    return (
      <div className={styles.side}>
        {isTaken && side.text ? (
          <Icon name="check" className={styles.taken} />
        ) : (
          <span className={styles.gap} />
        )}
        {words}
      </div>
    );
  return (
    <label className={styles.side} data-taken={isTaken || undefined}>
      <input
        type="radio"
        name={name}
        className={`${choice.box} ${choice.radio}`}
        checked={isTaken}
        onChange={() => onChoose(side.id)}
      />
      {words}
    </label>
  );
}
