import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { fieldText } from '../fields';
import styles from './MemberForm.module.css';
import type { Conflict } from './memberForm';
import { formTexts } from './texts';

/** `edit`: saves nothing and returns to the form. */
export type ConflictChoice = 'mine' | 'theirs' | 'edit';

interface ConflictDialogProps {
  name: string;
  conflicts: readonly Conflict[];
  onChoose(choice: ConflictChoice): void;
}

/** Shown when another user saved the record meanwhile: their changes beside those typed here, and which to keep. */
export function ConflictDialog({ name, conflicts, onChoose }: ConflictDialogProps) {
  const texts = useTexts(formTexts);
  return (
    <Dialog
      open
      title={texts.conflictTitle}
      description={texts.conflictText(name)}
      onClose={() => onChoose('edit')}
      footer={
        <>
          <Button data-autofocus="" onClick={() => onChoose('edit')}>
            {texts.keepEditing}
          </Button>
          <Button onClick={() => onChoose('theirs')}>{texts.takeTheirs}</Button>
          <Button variant="primary" onClick={() => onChoose('mine')}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <table className={styles.conflicts} aria-label={texts.conflictTable}>
        <thead>
          <tr>
            <th scope="col">{texts.field}</th>
            <th scope="col">{texts.theirs}</th>
            <th scope="col">{texts.mine}</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map(({ field, theirs, mine }) => (
            <tr key={field}>
              <th scope="row">{texts[field]}</th>
              <td>{fieldText(field, theirs) || <None text={texts.emptyValue} />}</td>
              <td>
                {mine === undefined ? (
                  <None text={texts.untouched} />
                ) : (
                  fieldText(field, mine) || <None text={texts.emptyValue} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.after}>{texts.keepMineHint}</p>
    </Dialog>
  );
}

const None = ({ text }: { text: string }) => <span className={styles.none}>{text}</span>;
