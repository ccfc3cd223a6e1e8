import { useId, useState } from 'react';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { conflictTexts } from '../texts.fr';
import styles from './ConflictDialog.module.css';
import type { Difference } from './differences';
import type { ConflictChoice } from './saveOver';

export interface ConflictDialogProps {
  text: string;
  differences: readonly Difference[];
  labelOf(field: string): string;
  /** What a value is called; undefined for a value that is shown as it is. */
  textOf?: ((field: string, value: unknown) => string | undefined) | undefined;
  onChoose(choice: ConflictChoice): void;
  onClose(): void;
}

/** Shown when another user saved the entry meanwhile: their changes beside those typed here, and which to keep. */
export default function ConflictDialog(props: ConflictDialogProps) {
  const { text, differences, onChoose, onClose } = props;
  const texts = useTexts(conflictTexts);
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const take = () => onChoose({ kind: 'save', theirs: differences.map(({ field }) => field) });
  const choose = (field: string, isTheirs: boolean) =>
    setTheirs((fields) => [...fields.filter((one) => one !== field), ...(isTheirs ? [field] : [])]);
  const footer = (
    <>
      <Button data-autofocus="" onClick={onClose}>
        {texts.keepEditing}
      </Button>
      <Button onClick={take}>{texts.takeTheirs}</Button>
      <Button variant="primary" onClick={() => onChoose({ kind: 'save', theirs })}>
        {theirs.length > 0 ? texts.keepChosen : texts.keepMine}
      </Button>
    </>
  );
  return (
    <Dialog open title={texts.title} description={text} onClose={onClose} footer={footer}>
      <table className={styles.conflicts} aria-label={texts.table}>
        <thead>
          <tr>
            <th scope="col">{texts.field}</th>
            <th scope="col">{texts.theirs}</th>
            <th scope="col">{texts.mine}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <Row
              key={difference.field}
              {...props}
              difference={difference}
              isTheirs={theirs.includes(difference.field)}
              onToggle={choose}
            />
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{texts.hint}</p>
    </Dialog>
  );
}

interface RowProps extends Pick<ConflictDialogProps, 'labelOf' | 'textOf'> {
  difference: Difference;
  isTheirs: boolean;
  onToggle(field: string, isTheirs: boolean): void;
}

/** A field with both values; where both users changed it, the value to keep is chosen. */
function Row({ difference, isTheirs, labelOf, textOf, onToggle }: RowProps) {
  const texts = useTexts(conflictTexts);
  const name = useId();
  const { field, theirs, mine, isTyped } = difference;
  const plain = (value: unknown) =>
    typeof value === 'boolean' ? (value ? texts.yes : texts.no) : String(value ?? '').trim();
  const shown = (value: unknown) =>
    (textOf?.(field, value) ?? plain(value)) || <span className={styles.none}>{texts.emptyValue}</span>;
  const side = (value: unknown, isTheirSide: boolean) => (
    <label className={styles.choice}>
      <input
        type="radio"
        name={name}
        aria-describedby={`${name}f`}
        checked={isTheirs === isTheirSide}
        onChange={() => onToggle(field, isTheirSide)}
      />
      <span>{shown(value)}</span>
    </label>
  );
  return (
    <tr>
      <th scope="row" id={`${name}f`}>
        {labelOf(field)}
      </th>
      <td>{isTyped ? side(theirs, true) : shown(theirs)}</td>
      <td>{isTyped ? side(mine, false) : <span className={styles.none}>{texts.untouched}</span>}</td>
    </tr>
  );
}
