import { useState } from 'react';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Checkbox } from '../../../ui/field/Checkbox';
import { membersTexts } from '../texts';
import styles from './MemberList.module.css';
import { COLUMN_KEYS, type ColumnKey, FIRST_COLUMNS } from './memberColumns';

export interface ColumnChoiceProps {
  chosen: readonly ColumnKey[];
  onChange(chosen: readonly ColumnKey[]): void;
}

/** A button and its dialog: which columns show beside the name. Each tick shows at once behind it. */
export function ColumnChoice({ chosen, onChange }: ColumnChoiceProps) {
  const texts = useTexts(membersTexts);
  const [isOpen, setOpen] = useState(false);
  const toggle = (key: ColumnKey) =>
    onChange(COLUMN_KEYS.filter((other) => (other === key) !== chosen.includes(other)));
  return (
    <>
      <IconButton icon="columns" label={texts.columns} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Dialog
        open={isOpen}
        size="small"
        title={texts.columnsTitle}
        description={texts.columnsHint}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button onClick={() => onChange(FIRST_COLUMNS)}>{texts.resetColumns}</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {texts.done}
            </Button>
          </>
        }
      >
        <div className={styles.columnChoice}>
          {COLUMN_KEYS.map((key) => (
            <Checkbox
              key={key}
              label={texts[key]}
              checked={chosen.includes(key)}
              onChange={() => toggle(key)}
            />
          ))}
        </div>
      </Dialog>
    </>
  );
}
