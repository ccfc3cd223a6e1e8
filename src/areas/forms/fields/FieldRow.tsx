import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { useTexts } from '../../../texts/texts';
import { IconButton } from '../../../ui/button/IconButton';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { Icon } from '../../../ui/icon/Icon';
import type { FieldChange } from '../model/builderReducer';
import type { BuiltField } from '../model/builtForm';
import { fieldTypeOf } from '../model/fieldTypes';
import type { FieldProblem } from '../model/problems';
import { fieldsTexts, fieldTypeTexts } from '../texts.fr';
import { FieldEditor } from './FieldEditor';
import styles from './FieldList.module.css';

/** The commands of all rows. The object never changes, so that typing in one of 200 rows renders only that row. */
export interface FieldCommands {
  toggle(key: number): void;
  change(key: number, change: FieldChange): void;
  retype(key: number, type: string): void;
  /** Moves the field by so many places; negative is up. */
  step(key: number, by: number): void;
  duplicate(key: number): void;
  remove(key: number): void;
  drag(event: PointerEvent<HTMLElement>, key: number): void;
}

interface FieldRowProps {
  field: BuiltField;
  problem: FieldProblem | undefined;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** While a field is dragged: this is the one, or it would be dropped on this side of this row. */
  drag: 'dragged' | 'before' | 'after' | undefined;
  commands: FieldCommands;
}

/** One field of the list. Its name opens the controls. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { field, problem, isOpen, drag, commands } = props;
  const { key } = field;
  const texts = useTexts(fieldsTexts);
  const name = field.nom_du_champ.trim() || texts.unnamed;
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    // In a drop-down list these keys open the list.
    if (!event.altKey || !isArrow || (event.target as Element).localName === 'select') return;
    event.preventDefault();
    commands.step(key, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      className={styles.field}
      data-key={key}
      data-open={isOpen || undefined}
      data-drag={drag}
      onKeyDown={handleKeyDown}
    >
      <div className={styles.row}>
        <span
          className={styles.grip}
          title={texts.handle}
          aria-hidden="true"
          onPointerDown={(event) => commands.drag(event, key)}
        >
          <Icon name="grip" />
        </span>
        <Head {...props} name={name} />
        <Tools {...props} name={name} />
      </div>
      {isOpen && (
        <FieldEditor
          field={field}
          problem={problem}
          onChange={(change) => commands.change(key, change)}
          onRetype={(type) => commands.retype(key, type)}
        />
      )}
    </li>
  );
});

function Tools({ field: { key }, isFirst, isLast, commands, name }: FieldRowProps & { name: string }) {
  const texts = useTexts(fieldsTexts);
  return (
    <div className={styles.tools}>
      <IconButton
        icon="arrow-up"
        label={texts.up(name)}
        disabled={isFirst}
        onClick={() => commands.step(key, -1)}
      />
      <IconButton
        icon="arrow-down"
        label={texts.down(name)}
        disabled={isLast}
        onClick={() => commands.step(key, 1)}
      />
      <IconButton icon="copy" label={texts.duplicate(name)} onClick={() => commands.duplicate(key)} />
      <IconButton icon="trash" label={texts.remove(name)} onClick={() => commands.remove(key)} />
    </div>
  );
}

function Head({ field, problem, isOpen, commands, name }: FieldRowProps & { name: string }) {
  const texts = useTexts(fieldsTexts);
  const names = useTexts(fieldTypeTexts);
  const type = fieldTypeOf(field.type_de_champ);
  return (
    <button
      type="button"
      className={styles.head}
      data-part="head"
      data-nameless={problem === 'nameless' || undefined}
      aria-expanded={isOpen}
      onClick={() => commands.toggle(field.key)}
    >
      <Icon name={type?.icon ?? 'warning'} className={styles.type} />
      <span className={styles.words}>
        <span className={styles.name} data-unnamed={field.nom_du_champ.trim() ? undefined : ''}>
          {name}
          {field.is_required && (
            <>
              <span className={styles.mark} aria-hidden="true">
                {' *'}
              </span>
              <VisuallyHidden>, {texts.required}</VisuallyHidden>
            </>
          )}
        </span>
        <span className={styles.detail}>
          {type ? names[type.type] : texts.unknownType(field.type_de_champ)}
          {problem && problem !== 'unknownType' && (
            <span className={styles.problem} data-grave={problem === 'nameless' || undefined}>
              {texts[shorts[problem]]}
            </span>
          )}
        </span>
      </span>
    </button>
  );
}

const shorts = {
  nameless: 'namelessShort',
  duplicate: 'duplicateShort',
  optionless: 'optionlessShort',
  comma: 'commaShort',
} as const;
