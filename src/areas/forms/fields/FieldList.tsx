import { type Dispatch, memo, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { FieldType } from '../../../domain/forms/form';
import { useTexts } from '../../../texts/texts';
import { EmptyState } from '../../../ui/state/EmptyState';
import { markOf } from '../../../ui/table/useRowDrag';
import { type BuilderAction, MAX_FIELDS } from '../model/builderReducer';
import type { BuiltField } from '../model/builtForm';
import { fieldProblems } from '../model/problems';
import { fieldsTexts } from '../texts.fr';
import styles from './FieldList.module.css';
import { FieldRow } from './FieldRow';
import { useFieldCommands } from './useFieldCommands';
import { useFieldFocus } from './useFieldFocus';

interface FieldListProps {
  fields: readonly BuiltField[];
  /** The key of the next new field. */
  nextKey: number;
  /** The user has tried to save the form, so fields without a name are marked. */
  isStrict: boolean;
  adder: Ref<FieldAdder>;
  dispatch: Dispatch<BuilderAction>;
}

/** Adds a field of this type at the end, and opens it. */
export type FieldAdder = (type: FieldType) => void;

/** The fields in their order. One at a time is open for editing. */
export const FieldList = memo(function FieldList(props: FieldListProps) {
  const { fields, nextKey, isStrict, adder, dispatch } = props;
  const texts = useTexts(fieldsTexts);
  const list = useRef<HTMLOListElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const focus = useFieldFocus(list, fields);
  const { commands, add, drag } = useFieldCommands({
    list,
    champs: fields,
    nextKey,
    dispatch,
    focus,
    setOpen,
  });
  useImperativeHandle(adder, () => add, [add]);
  const problems = useMemo(() => fieldProblems(fields), [fields]);
  const isFull = fields.length >= MAX_FIELDS;
  return (
    <div className={styles.fields}>
      {fields.length === 0 && <EmptyState icon="form" title={texts.empty} text={texts.emptyText} />}
      <ol ref={list} className={styles.list} aria-label={texts.title} data-dragging={drag ? '' : undefined}>
        {fields.map((field, index) => {
          const problem = problems.get(field.key);
          return (
            <FieldRow
              key={field.key}
              field={field}
              problem={problem === 'nameless' && !isStrict ? undefined : problem}
              isOpen={open === field.key}
              isFirst={index === 0}
              isLast={index === fields.length - 1}
              drag={drag ? markOf(drag, field.key, index, fields.length) : undefined}
              commands={commands}
            />
          );
        })}
      </ol>
      {isFull && <p className={styles.full}>{texts.full(MAX_FIELDS)}</p>}
    </div>
  );
});
