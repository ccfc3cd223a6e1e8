import { type Dispatch, type RefObject, useMemo } from 'react';
import type { FieldType } from '../../../domain/forms/form';
import { useTexts } from '../../../texts/texts';
import { type RowDrag, useRowDrag } from '../../../ui/table/useRowDrag';
import { useStableCallback } from '../../../ui/useStableCallback';
import { useAnnounce } from '../../../ui/widgetRoot/useWidgetRoot';
import type { BuilderAction } from '../model/builderReducer';
import type { BuiltField } from '../model/builtForm';
import { fieldsTexts, fieldTypeTexts } from '../texts.fr';
import type { FieldCommands } from './FieldRow';
import type { FieldFocus } from './useFieldFocus';

interface FieldCommandsOptions {
  list: RefObject<HTMLElement | null>;
  champs: readonly BuiltField[];
  nextKey: number;
  dispatch: Dispatch<BuilderAction>;
  focus: FieldFocus;
  setOpen: Dispatch<(open: number | null) => number | null>;
}

interface FieldListCommands {
  commands: FieldCommands;
  add(fieldType: FieldType): void;
  drag: RowDrag | null;
}

/** What the buttons, keys and handles of the list do. Each keeps the focus and announces the result. */
export function useFieldCommands(options: FieldCommandsOptions): FieldListCommands {
  const { list, champs: fields, nextKey, dispatch, focus, setOpen } = options;
  const texts = useTexts(fieldsTexts);
  const names = useTexts(fieldTypeTexts);
  const announce = useAnnounce();
  const { nameOf, indexOf, move } = useMove(options);
  const open = (key: number) => {
    setOpen(() => key);
    focus.go(key, 'name');
  };
  const { drag, start } = useRowDrag(list, ({ key, slot }) => {
    const from = indexOf(key);
    move(key, slot > from ? slot - 1 : slot);
  });
  const step = useStableCallback((key: number, by: number) => move(key, indexOf(key) + by));
  const duplicate = useStableCallback((key: number) => {
    open(nextKey);
    dispatch({ type: 'duplicate', key, nom: texts.copyOf(fields[indexOf(key)]?.nom_du_champ ?? '') });
  });
  const remove = useStableCallback((key: number) => {
    const index = indexOf(key);
    const neighbour = fields[index + 1] ?? fields[index - 1];
    if (neighbour) focus.go(neighbour.key, 'head');
    else focus.goToAdd();
    dispatch({ type: 'remove', key });
    announce(texts.removed(nameOf(fields[index])));
  });
  const add = useStableCallback((fieldType: FieldType) => {
    open(nextKey);
    dispatch({ type: 'add', fieldType });
    announce(texts.added(names[fieldType], fields.length + 1));
  });
  const commands = useMemo<FieldCommands>(
    () => ({
      toggle: (key) => setOpen((now) => (now === key ? null : key)),
      change: (key, change) => dispatch({ type: 'edit', key, change, at: performance.now() }),
      retype: (key, fieldType) => dispatch({ type: 'retype', key, fieldType }),
      step,
      duplicate,
      remove,
      drag: start,
    }),
    [dispatch, setOpen, step, duplicate, remove, start],
  );
  return { commands, add, drag };
}

/** Moves a field to another place. */
function useMove({ champs: fields, dispatch, focus }: FieldCommandsOptions) {
  const texts = useTexts(fieldsTexts);
  const announce = useAnnounce();
  const nameOf = (field: BuiltField | undefined) => field?.nom_du_champ.trim() || texts.unnamed;
  const indexOf = (key: number) => fields.findIndex((field) => field.key === key);
  const move = useStableCallback((key: number, to: number) => {
    const from = indexOf(key);
    if (from < 0 || to < 0 || to >= fields.length || to === from) return;
    focus.stay();
    dispatch({ type: 'move', key, to });
    announce(texts.moved(nameOf(fields[from]), to + 1, fields.length));
  });
  return { nameOf, indexOf, move };
}
