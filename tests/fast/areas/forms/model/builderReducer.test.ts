import { describe, expect, it } from 'vitest';
import {
  type BuilderAction,
  type BuilderState,
  builderReducer,
  emptyBuilder,
  isEdited,
  MAX_FIELDS,
  startWith,
} from '../../../../../src/areas/forms/model/builderReducer';
import { EMPTY_FORM, newField, sameForm } from '../../../../../src/areas/forms/model/builtForm';
import { defaultPlaceholder, fieldTypes } from '../../../../../src/areas/forms/model/fieldTypes';
import { fieldTypeTexts } from '../../../../../src/areas/forms/texts.fr';
import type { FIELD_TYPES } from '../../../../../src/domain/forms/field';
import { randomEdit, seeded } from './randomActions';

const played = (state: BuilderState, ...actions: BuilderAction[]) => actions.reduce(builderReducer, state);
const keysOf = ({ form }: BuilderState) => form.champs.map(({ key }) => key);
const add = (fieldType: (typeof FIELD_TYPES)[number]): BuilderAction => ({ type: 'add', fieldType });
const three = () => played(emptyBuilder(), add('text'), add('email'), add('date'));

/** Every state of a random sequence, with the action that leads to the next. */
function* walk(seed: number, length = 60) {
  const random = seeded(seed);
  let state = emptyBuilder();
  for (let step = 1; step <= length; step++) {
    const undone = random() < 0.15 ? ({ type: random() < 0.6 ? 'undo' : 'redo' } as const) : undefined;
    const action = undone ?? randomEdit(state, random, step * 1000);
    const next = builderReducer(state, action);
    yield { state, action, next };
    state = next;
  }
}
const SEEDS = Array.from({ length: 150 }, (_, i) => i * 7919 + 1);

describe('any sequence of actions', () => {
  it('keeps the keys of fields unique, also when an undo brings removed fields back', () => {
    for (const seed of SEEDS)
      for (const { next } of walk(seed)) {
        expect(new Set(keysOf(next)).size).toBe(keysOf(next).length);
        for (const { form } of [next]) expect(form.champs.every(({ key }) => key < next.nextKey)).toBe(true);
      }
  });

  it('keeps the order of fields that were not moved [F7, F8]', () => {
    for (const seed of SEEDS)
      for (const { state, action, next } of walk(seed)) {
        if (action.type === 'undo' || action.type === 'redo' || action.type === 'import') continue;
        const moved = action.type === 'move' ? action.key : undefined;
        const stays = (of: BuilderState, next: BuilderState) =>
          keysOf(of).filter((key) => key !== moved && keysOf(next).includes(key));
        expect(stays(next, state)).toEqual(stays(state, next));
      }
  });

  it('is undone by as many undos, and restored by as many redos', () => {
    for (const seed of SEEDS)
      for (const { state, action, next } of walk(seed)) {
        if (action.type === 'undo' || action.type === 'redo') continue;
        if (next === state) continue;
        const back = builderReducer(next, { type: 'undo' });
        expect(back.form).toBe(state.form);
        const forth = builderReducer(back, { type: 'redo' });
        expect(forth.form).toBe(next.form);
        expect({ past: forth.past, future: forth.future }).toEqual({ past: next.past, future: next.future });
      }
  });

  it('returns the same state when nothing changed, so that no step is empty', () => {
    for (const seed of SEEDS)
      for (const { state, action, next } of walk(seed)) {
        if (action.type === 'undo' || action.type === 'redo') continue;
        const isSame = sameForm(state.form, next.form) && String(keysOf(state)) === String(keysOf(next));
        expect(next.past === state.past).toBe(isSame);
      }
  });

  it('never leaves choices with a type that has none [F11]', () => {
    for (const seed of SEEDS)
      for (const { action, next } of walk(seed)) {
        if (action.type !== 'retype') continue;
        const field = next.form.champs.find(({ key }) => key === action.key);
        if (field && !fieldTypes.find(({ type }) => type === field.type_de_champ)?.takesOptions)
          expect(field.options).toEqual([]);
      }
  });
});

describe('fields', () => {
  it('have the placeholder of their type, which follows the type until the user types another [F13]', () => {
    const [first] = three().form.champs;
    expect(first?.placeholder).toBe('Votre réponse');
    const retyped = played(three(), { type: 'retype', key: 0, fieldType: 'tel' });
    expect(retyped.form.champs[0]?.placeholder).toBe('06 12 34 56 78');
    const own = played(
      three(),
      { type: 'edit', key: 0, change: { placeholder: 'Ma ville' }, at: 0 },
      { type: 'retype', key: 0, fieldType: 'tel' },
    );
    expect(own.form.champs[0]?.placeholder).toBe('Ma ville');
  });

  it('have one of ten types, each with a label, an icon, a placeholder and whether it has choices [F12, F13]', () => {
    const rows = fieldTypes.map((info) => [
      info.type,
      fieldTypeTexts[info.type],
      info.icon,
      defaultPlaceholder(info.type),
      info.takesOptions,
    ]);
    expect(rows).toEqual([
      ['text', 'Texte court', 'text', 'Votre réponse', false],
      ['email', 'Adresse e-mail', 'mail', 'nom@exemple.fr', false],
      ['number', 'Nombre', 'number', '0', false],
      ['tel', 'Téléphone', 'phone', '06 12 34 56 78', false],
      ['date', 'Date', 'calendar', 'jj/mm/aaaa', false],
      ['textarea', 'Texte long', 'paragraph', 'Votre message', false],
      ['select', 'Liste déroulante', 'select', 'Choisissez une réponse', true],
      ['radio', 'Choix unique', 'radio', 'Choisissez une réponse', true],
      ['checkbox', 'Cases à cocher', 'checkbox', 'Cochez les réponses', true],
      ['file', 'Fichier', 'file', 'Choisissez un fichier', false],
    ]);
  });

  it('move up and down, but not beyond the first and last place [F7, F8]', () => {
    const move = (key: number, to: number) => keysOf(played(three(), { type: 'move', key, to }));
    expect(move(1, 0)).toEqual([1, 0, 2]);
    expect(move(1, 2)).toEqual([0, 2, 1]);
    expect(move(0, -1)).toEqual([0, 1, 2]);
    expect(move(2, 9)).toEqual([0, 1, 2]);
    expect(played(three(), { type: 'move', key: 0, to: -1 }).past).toHaveLength(3);
  });

  it('are copied after the original, without the id of the server', () => {
    const field = { ...newField(0, 'radio'), id: 12, nom_du_champ: 'Taille', options: ['S', 'M'] };
    const start = startWith({ ...EMPTY_FORM, champs: [field, newField(1, 'text')] }, 3);
    const { form } = played(start, { type: 'duplicate', key: 0, nom: 'Taille (copie)' });
    expect(form.champs.map(({ nom_du_champ }) => nom_du_champ)).toEqual(['Taille', 'Taille (copie)', '']);
    expect(form.champs[1]).toMatchObject({ id: undefined, options: ['S', 'M'] });
  });

  it(`are limited to ${MAX_FIELDS}`, () => {
    const fields = Array.from({ length: MAX_FIELDS }, (_, key) => newField(key, 'text'));
    const full = startWith({ ...EMPTY_FORM, champs: fields }, null);
    expect(played(full, add('text'))).toBe(full);
    expect(played(full, { type: 'duplicate', key: 3, nom: 'x' })).toBe(full);
  });
});

describe('steps', () => {
  const typed = (text: string, at: number): BuilderAction => ({ type: 'name', text, at });

  it('join what is typed in one place without a pause of a second', () => {
    const state = played(
      emptyBuilder(),
      typed('C', 0),
      typed('Ca', 200),
      typed('Cam', 1199),
      typed('Camp', 2199),
    );
    expect(played(state, { type: 'undo' }).form.nom_du_formulaire).toBe('Cam');
    expect(played(state, { type: 'undo' }, { type: 'undo' }).form.nom_du_formulaire).toBe('');
  });

  it('end when another place is typed in, or a box is ticked', () => {
    const edit = (change: object, at: number): BuilderAction => ({ type: 'edit', key: 0, change, at });
    const start = played(emptyBuilder(), add('text'));
    const state = played(
      start,
      edit({ nom_du_champ: 'A' }, 0),
      edit({ placeholder: 'B' }, 10),
      edit({ is_required: true }, 20),
    );
    expect(state.past.length - start.past.length).toBe(3);
  });

  it('are kept up to 200, and can’t be redone after a new one', () => {
    let state = emptyBuilder();
    for (let i = 0; i < 220; i++) state = builderReducer(state, typed(`v${i}`, i * 2000));
    expect(state.past).toHaveLength(200);
    const edited = played(state, { type: 'undo' }, typed('autre', 1e9));
    expect(played(edited, { type: 'redo' })).toBe(edited);
  });
});

describe('the form in the builder', () => {
  it('is edited while it differs from the loaded or saved one, but not once it is the same again', () => {
    const start = startWith({ ...EMPTY_FORM, nom_du_formulaire: 'Camp' }, 4);
    const edited = played(start, { type: 'name', text: 'Fête', at: 0 });
    expect([isEdited(start), isEdited(edited)]).toEqual([false, true]);
    expect(isEdited(played(edited, { type: 'name', text: 'Camp', at: 9 }))).toBe(false);
    expect(isEdited(played(edited, { type: 'saved', form: edited.form, id: 4 }))).toBe(false);
  });

  it('keeps edits made during a save', () => {
    const start = played(emptyBuilder(), { type: 'name', text: 'Camp', at: 0 });
    const later = played(
      start,
      { type: 'name', text: 'Camp 2', at: 9 },
      { type: 'saved', form: start.form, id: 8 },
    );
    expect(later).toMatchObject({ id: 8, form: { nom_du_formulaire: 'Camp 2' } });
    expect(isEdited(later)).toBe(true);
  });

  it('becomes a new form when another user deletes it and it has edits', () => {
    const start = startWith({ ...EMPTY_FORM, nom_du_formulaire: 'Camp' }, 4);
    expect(played(start, { type: 'deleted' })).toMatchObject({ id: null, form: EMPTY_FORM });
    const typedIn = played(start, { type: 'describe', text: 'x', at: 0 }, { type: 'deleted' });
    expect(typedIn).toMatchObject({ id: null, form: { nom_du_formulaire: 'Camp', description: 'x' } });
    expect(isEdited(typedIn)).toBe(true);
  });

  it('is replaced by an imported form, and restored by an undo', () => {
    const start = three();
    const state = played(start, { type: 'import', form: { ...EMPTY_FORM, champs: [newField(0, 'file')] } });
    expect(keysOf(state)).toEqual([3]);
    expect(played(state, { type: 'undo' }).form).toBe(start.form);
  });
});
