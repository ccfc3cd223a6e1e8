/*
 * The form builder as a pure reducer: the form, the form it started from, and the steps to undo and redo. It hides what
 * makes a step (typing in one place without a pause is one), which keys are free, and what a change of type drops. An
 * action that changes nothing returns the same state.
 */
import type { FieldType } from '../../../domain/forms/form';
import type { Availability } from './availability';
import { type BuiltField, type BuiltForm, EMPTY_FORM, newField, sameForm } from './builtForm';
import { defaultPlaceholder, fieldTypeOf } from './fieldTypes';

/** The most fields that can be added to a form; a longer form from the server stays as it is. */
export const MAX_FIELDS = 500;
/** The most steps that can be undone. */
const MAX_STEPS = 200;
/** Milliseconds without a keystroke after which typing starts a new step. */
const STEP_PAUSE = 1000;

export interface BuilderState {
  readonly form: BuiltForm;
  /** The form as it was last loaded or saved; a form that differs from it is edited. */
  readonly base: BuiltForm;
  /** Id of the form on the server; null for a new form. */
  readonly id: number | null;
  /** The version of `base` on the server, where it has versions. */
  readonly version?: string | undefined;
  readonly past: readonly BuiltForm[];
  readonly future: readonly BuiltForm[];
  /** Where the last step was typed, and at what time. */
  readonly typing: { place: string; at: number } | null;
  /** The next free key. Keys of removed fields stay taken, because an undo may bring the fields back. */
  readonly nextKey: number;
}

export type FieldChange = Partial<Omit<BuiltField, 'key' | 'id' | 'type_de_champ'>>;

export type BuilderAction =
  /** `at`: the current time in ms; typing in one place without a pause is one step. */
  | { type: 'name' | 'describe'; text: string; at: number }
  | { type: 'mark'; mark: 'form_extend' | 'form_static'; isOn: boolean }
  | { type: 'schedule'; change: Partial<Availability>; at: number }
  | { type: 'add'; fieldType: FieldType }
  | { type: 'edit'; key: number; change: FieldChange; at: number }
  | { type: 'retype'; key: number; fieldType: string }
  | { type: 'remove'; key: number }
  /** `nom`: the name of the copy. */
  | { type: 'duplicate'; key: number; nom: string }
  /** `to`: the new index of the field, limited to the first and the last. */
  | { type: 'move'; key: number; to: number }
  | { type: 'undo' | 'redo' }
  /** Opens another form; nothing of the one before stays. */
  | { type: 'load'; form: BuiltForm; id: number | null; base?: BuiltForm; version?: string | undefined }
  /** Replaces the content of the form by that of a file; can be undone. */
  | { type: 'import'; form: BuiltForm }
  /** `form` was saved under this id; edits made since are still unsaved. */
  | { type: 'saved'; form: BuiltForm; id: number | null; version?: string | undefined }
  /** The form was deleted on the server. Unsaved edits become a new form; an unedited form is closed. */
  | { type: 'deleted' }
  /** The form was deleted on the server; its content becomes a new form. */
  | { type: 'orphan' };

/** The state that opens a form. */
export function startWith(form: BuiltForm, id: number | null, base = form, version?: string): BuilderState {
  const fields = form.champs.map((field, key) => ({ ...field, key }));
  const opened = { ...form, champs: fields };
  return {
    form: opened,
    base: sameForm(form, base) ? opened : base,
    id,
    version,
    past: [],
    future: [],
    typing: null,
    nextKey: fields.length,
  };
}

export const emptyBuilder = (): BuilderState => startWith(EMPTY_FORM, null);

export const isEdited = ({ form, base }: BuilderState): boolean => !sameForm(form, base);

export function builderReducer(state: BuilderState, action: BuilderAction): BuilderState {
  const { form, past, future } = state;
  switch (action.type) {
    case 'name':
      return typed(state, 'name', action.at, { ...form, nom_du_formulaire: action.text });
    case 'describe':
      return typed(state, 'describe', action.at, { ...form, description: action.text });
    case 'mark':
      return stepped(state, { ...form, [action.mark]: action.isOn });
    case 'schedule': {
      const next = { ...form, availability: { ...form.availability, ...action.change } };
      if ('protection' in action.change) return stepped(state, next);
      return typed(state, Object.keys(action.change).join(), action.at, next);
    }
    case 'edit':
      return edited(state, action);
    case 'retype':
      return stepped(state, withField(form, action.key, retyped(action.fieldType)));
    case 'add':
    case 'duplicate':
    case 'remove':
    case 'move':
      return stepped(state, listed(state, action));
    case 'undo':
      if (past.length === 0) return state;
      return {
        ...state,
        form: past.at(-1)!,
        past: past.slice(0, -1),
        future: [form, ...future],
        typing: null,
      };
    case 'redo':
      if (future.length === 0) return state;
      return { ...state, form: future[0]!, past: [...past, form], future: future.slice(1), typing: null };
    case 'load':
      return startWith(action.form, action.id, action.base, action.version);
    case 'import':
      return stepped(state, withFreshKeys(action.form, state.nextKey));
    case 'saved':
      return { ...state, base: action.form, id: action.id, version: action.version, typing: null };
    case 'deleted':
      if (!isEdited(state)) return emptyBuilder();
      return { ...state, id: null, version: undefined, base: EMPTY_FORM };
    case 'orphan':
      return { ...state, id: null, version: undefined, base: EMPTY_FORM };
  }
}

/** Adds a step. Keys of new fields are never used again. */
function stepped(state: BuilderState, form: BuiltForm): BuilderState {
  if (sameContent(state.form, form)) return state;
  const nextKey = form.champs.reduce((next, { key }) => Math.max(next, key + 1), state.nextKey);
  const past = [...state.past, state.form].slice(-MAX_STEPS);
  return { ...state, form, past, future: [], typing: null, nextKey };
}

function typed(state: BuilderState, place: string, at: number, form: BuiltForm): BuilderState {
  if (sameContent(state.form, form)) return state;
  const { typing } = state;
  const isSameStep = typing?.place === place && at - typing.at < STEP_PAUSE;
  const next = isSameStep ? { ...state, form } : stepped(state, form);
  return { ...next, typing: { place, at } };
}

/** The keys count too, because two equal fields may change places. */
const sameContent = (a: BuiltForm, b: BuiltForm): boolean =>
  sameForm(a, b) && a.champs.every(({ key }, index) => key === b.champs[index]?.key);

function edited(state: BuilderState, { key, change, at }: Extract<BuilderAction, { type: 'edit' }>) {
  const form = withField(state.form, key, (field) => ({ ...field, ...change }));
  // A ticked box or an added choice is a step of its own; typed letters are joined.
  const isTyping = Object.keys(change).every((name) => name !== 'is_required');
  if (!isTyping) return stepped(state, form);
  const size = change.options ? change.options.length : '';
  return typed(state, `${key} ${Object.keys(change).join()} ${size}`, at, form);
}

const withField = (form: BuiltForm, key: number, change: (field: BuiltField) => BuiltField): BuiltForm => ({
  ...form,
  champs: form.champs.map((field) => (field.key === key ? change(field) : field)),
});

/** A default placeholder follows the type; choices are dropped for a type without any. */
const retyped =
  (type: string) =>
  (field: BuiltField): BuiltField => ({
    ...field,
    type_de_champ: type,
    options: fieldTypeOf(type)?.takesOptions ? field.options : [],
    placeholder:
      field.placeholder === defaultPlaceholder(field.type_de_champ)
        ? defaultPlaceholder(type)
        : field.placeholder,
  });

type ListAction = Extract<BuilderAction, { type: 'add' | 'duplicate' | 'remove' | 'move' }>;

function listed({ form, nextKey }: BuilderState, action: ListAction): BuiltForm {
  const { champs: fields } = form;
  const isFull = fields.length >= MAX_FIELDS;
  if (action.type === 'add')
    return isFull ? form : { ...form, champs: [...fields, newField(nextKey, action.fieldType)] };
  const index = fields.findIndex(({ key }) => key === action.key);
  const field = fields[index];
  if (!field) return form;
  switch (action.type) {
    case 'remove':
      return { ...form, champs: fields.toSpliced(index, 1) };
    case 'duplicate':
      if (isFull) return form;
      return { ...form, champs: fields.toSpliced(index + 1, 0, copyOf(field, nextKey, action.nom)) };
    case 'move': {
      const to = Math.max(0, Math.min(action.to, fields.length - 1));
      return { ...form, champs: fields.toSpliced(index, 1).toSpliced(to, 0, field) };
    }
  }
}

/** A copy has no id of the server: that belongs to the original. */
const copyOf = (field: BuiltField, key: number, name: string): BuiltField => ({
  ...field,
  id: undefined,
  key,
  nom_du_champ: name,
});

const withFreshKeys = (form: BuiltForm, from: number): BuiltForm => ({
  ...form,
  champs: form.champs.map((field, index) => ({ ...field, id: undefined, key: from + index })),
});
