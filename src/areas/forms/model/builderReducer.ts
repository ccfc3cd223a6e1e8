/*
 * The builder as one pure function: the form in work, the form it started from, and every step back and forth. It hides
 * what makes a step (typing in one place without a pause is one), which keys are free, and what changing a type drops.
 * An action that changes nothing gives the same state back.
 */
import type { FieldType } from '../../../domain/forms/formulaire';
import type { Availability } from './availability';
import { defaultPlaceholder, fieldTypeOf } from './fieldTypes';
import { type ChampDraft, EMPTY_FORM, type FormDraft, newChamp, sameForm } from './formDraft';

/** No more fields than that can be added; a longer form of the server stays as it is. */
export const MAX_FIELDS = 500;
/** Steps back that are kept. */
export const MAX_STEPS = 200;
/** Milliseconds without a keystroke after which typing is a new step. */
export const STEP_PAUSE = 1000;

export interface BuilderState {
  readonly form: FormDraft;
  /** What was last loaded or saved: the form is edited where it differs. */
  readonly base: FormDraft;
  /** The form of the server that is edited; null for a new one. */
  readonly id: number | null;
  readonly past: readonly FormDraft[];
  readonly future: readonly FormDraft[];
  /** Where the last step was typed, and when. */
  readonly typing: { place: string; at: number } | null;
  /** Keys below it are taken, also those of removed fields: an undo may bring them back. */
  readonly nextKey: number;
}

export type ChampChange = Partial<Omit<ChampDraft, 'key' | 'id' | 'type_de_champ'>>;

export type BuilderAction =
  /** `at`: now, in ms; what is typed in one place without a pause is one step. */
  | { type: 'name' | 'describe'; text: string; at: number }
  | { type: 'mark'; mark: 'form_extend' | 'form_static'; isOn: boolean }
  | { type: 'schedule'; change: Partial<Availability>; at: number }
  | { type: 'add'; fieldType: FieldType }
  | { type: 'edit'; key: number; change: ChampChange; at: number }
  | { type: 'retype'; key: number; fieldType: string }
  | { type: 'remove'; key: number }
  /** `nom`: what the copy is called. */
  | { type: 'duplicate'; key: number; nom: string }
  /** `to`: the index the field then has; beyond the ends it stops there. */
  | { type: 'move'; key: number; to: number }
  | { type: 'undo' | 'redo' }
  /** FormBuilderState on another form; nothing of the one before stays. */
  | { type: 'load'; form: FormDraft; id: number | null; base?: FormDraft }
  /** The content of a file takes the place of the form's; can be undone. */
  | { type: 'import'; form: FormDraft }
  /** `form` is on the server under this id; what was typed since is still unsaved. */
  | { type: 'saved'; form: FormDraft; id: number | null }
  /** The server has it no more: what was typed stays, as a new form; what wasn't goes with it. */
  | { type: 'deleted' }
  /** The server has it no more: the same content, as a new form. */
  | { type: 'orphan' };

/** The builder at work on a form. */
export function startWith(form: FormDraft, id: number | null, base = form): BuilderState {
  const champs = form.champs.map((champ, key) => ({ ...champ, key }));
  const own = { ...form, champs };
  const isEdited = !sameForm(form, base);
  return {
    form: own,
    base: isEdited ? base : own,
    id,
    past: [],
    future: [],
    typing: null,
    nextKey: champs.length,
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
      return stepped(state, withChamp(form, action.key, retyped(action.fieldType)));
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
      return startWith(action.form, action.id, action.base);
    case 'import':
      return stepped(state, withFreshKeys(action.form, state.nextKey));
    case 'saved':
      return { ...state, base: action.form, id: action.id, typing: null };
    case 'deleted':
      if (!isEdited(state)) return emptyBuilder();
      return { ...state, id: null, base: EMPTY_FORM };
    case 'orphan':
      return { ...state, id: null, base: EMPTY_FORM };
  }
}

/** One more step; keys of new fields are used up for good. */
function stepped(state: BuilderState, form: FormDraft): BuilderState {
  if (sameContent(state.form, form)) return state;
  const nextKey = form.champs.reduce((next, { key }) => Math.max(next, key + 1), state.nextKey);
  const past = [...state.past, state.form].slice(-MAX_STEPS);
  return { ...state, form, past, future: [], typing: null, nextKey };
}

function typed(state: BuilderState, place: string, at: number, form: FormDraft): BuilderState {
  if (sameContent(state.form, form)) return state;
  const { typing } = state;
  const goesOn = typing?.place === place && at - typing.at < STEP_PAUSE;
  const next = goesOn ? { ...state, form } : stepped(state, form);
  return { ...next, typing: { place, at } };
}

/** Two fields that say the same may still change places. */
const sameContent = (one: FormDraft, other: FormDraft): boolean =>
  sameForm(one, other) && one.champs.every(({ key }, i) => key === other.champs[i]!.key);

function edited(state: BuilderState, { key, change, at }: Extract<BuilderAction, { type: 'edit' }>) {
  const form = withChamp(state.form, key, (champ) => ({ ...champ, ...change }));
  // A tick or a choice added is a step of its own; letters are typed.
  const isTyping = Object.keys(change).every((name) => name !== 'is_required');
  if (!isTyping) return stepped(state, form);
  const size = change.options ? change.options.length : '';
  return typed(state, `${key} ${Object.keys(change).join()} ${size}`, at, form);
}

const withChamp = (form: FormDraft, key: number, change: (champ: ChampDraft) => ChampDraft): FormDraft => ({
  ...form,
  champs: form.champs.map((champ) => (champ.key === key ? change(champ) : champ)),
});

/** A placeholder nobody wrote follows the type; options a type can't have are dropped. */
const retyped =
  (type: string) =>
  (champ: ChampDraft): ChampDraft => ({
    ...champ,
    type_de_champ: type,
    options: fieldTypeOf(type)?.takesOptions ? champ.options : [],
    placeholder:
      champ.placeholder === defaultPlaceholder(champ.type_de_champ)
        ? defaultPlaceholder(type)
        : champ.placeholder,
  });

type ListAction = Extract<BuilderAction, { type: 'add' | 'duplicate' | 'remove' | 'move' }>;

function listed({ form, nextKey }: BuilderState, action: ListAction): FormDraft {
  const { champs } = form;
  const isFull = champs.length >= MAX_FIELDS;
  if (action.type === 'add')
    return isFull ? form : { ...form, champs: [...champs, newChamp(nextKey, action.fieldType)] };
  const index = champs.findIndex(({ key }) => key === action.key);
  const champ = champs[index];
  if (!champ) return form;
  switch (action.type) {
    case 'remove':
      return { ...form, champs: champs.toSpliced(index, 1) };
    case 'duplicate':
      if (isFull) return form;
      return { ...form, champs: champs.toSpliced(index + 1, 0, copyOf(champ, nextKey, action.nom)) };
    case 'move': {
      const to = Math.max(0, Math.min(action.to, champs.length - 1));
      return { ...form, champs: champs.toSpliced(index, 1).toSpliced(to, 0, champ) };
    }
  }
}

/** The server's id belongs to the first one. */
const copyOf = (champ: ChampDraft, key: number, nom: string): ChampDraft => ({
  ...champ,
  id: undefined,
  key,
  nom_du_champ: nom,
});

const withFreshKeys = (form: FormDraft, from: number): FormDraft => ({
  ...form,
  champs: form.champs.map((champ, i) => ({ ...champ, id: undefined, key: from + i })),
});
