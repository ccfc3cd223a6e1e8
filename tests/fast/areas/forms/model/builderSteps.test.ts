import { describe, expect, it } from 'vitest';
import {
  type BuilderAction,
  type BuilderState,
  builderReducer,
  emptyBuilder,
  isEdited,
  startWith,
} from '../../../../../src/areas/forms/model/builderReducer';
import { EMPTY_FORM, newField } from '../../../../../src/areas/forms/model/builtForm';

const played = (state: BuilderState, ...actions: BuilderAction[]) => actions.reduce(builderReducer, state);
const camp = { ...EMPTY_FORM, nom_du_formulaire: 'Camp' };
const schedule = (
  change: Extract<BuilderAction, { type: 'schedule' }>['change'],
  at: number,
): BuilderAction => ({
  type: 'schedule',
  change,
  at,
});
const stepsOf = ({ past }: BuilderState) => past.length;

describe('the availability of a form', () => {
  it('changes alone, and leaves the rest of the form unchanged', () => {
    const start = startWith(camp, 4);
    const state = played(start, schedule({ ouvert_du: '2026-03-01T08:00' }, 0));
    expect(state.form).toEqual({
      ...start.form,
      availability: { ...start.form.availability, ouvert_du: '2026-03-01T08:00' },
    });
    expect(isEdited(state)).toBe(true);
  });

  it('is one step while one limit is typed, and a new step for each other limit', () => {
    const state = played(
      emptyBuilder(),
      schedule({ reponses_max: '1' }, 0),
      schedule({ reponses_max: '12' }, 100),
      schedule({ ouvert_au: '2026-03-31T20:00' }, 200),
    );
    expect(stepsOf(state)).toBe(2);
    expect(played(state, { type: 'undo' }).form.availability).toMatchObject({
      reponses_max: '12',
      ouvert_au: '',
    });
  });

  it('has a step of its own for each tick of the protection', () => {
    const state = played(
      emptyBuilder(),
      schedule({ protection: false }, 0),
      schedule({ protection: true }, 10),
    );
    expect(stepsOf(state)).toBe(2);
  });
});

describe('text typed', () => {
  const type = (change: object, at: number): BuilderAction => ({ type: 'edit', key: 0, change, at });
  const withField = () => played(emptyBuilder(), { type: 'add', fieldType: 'select' });

  it('in a field without a pause is one step, and leaves the other fields unchanged', () => {
    const start = played(withField(), { type: 'add', fieldType: 'text' });
    const state = played(start, type({ nom_du_champ: 'R' }, 0), type({ nom_du_champ: 'Re' }, 100));
    expect(stepsOf(state) - stepsOf(start)).toBe(1);
    expect(state.form.champs.map(({ nom_du_champ }) => nom_du_champ)).toEqual(['Re', '']);
  });

  it('in a choice is one step, and an added choice is another', () => {
    const start = withField();
    const state = played(
      start,
      type({ options: ['O'] }, 0),
      type({ options: ['Oui'] }, 50),
      type({ options: ['Oui', ''] }, 90),
      type({ options: ['Oui', 'N'] }, 120),
    );
    expect(stepsOf(state) - stepsOf(start)).toBe(2);
  });

  it('in the name and in the description makes two steps, as do two ticks of one box', () => {
    const named = played(
      emptyBuilder(),
      { type: 'name', text: 'Camp', at: 0 },
      { type: 'describe', text: 'Été', at: 10 },
    );
    expect(stepsOf(named)).toBe(2);
    const ticked = played(withField(), type({ is_required: true }, 0), type({ is_required: false }, 10));
    expect(stepsOf(ticked) - stepsOf(withField())).toBe(2);
  });

  it('in the form before can’t be undone after another form is loaded', () => {
    const state = played(
      emptyBuilder(),
      { type: 'name', text: 'Fête', at: 0 },
      { type: 'load', form: camp, id: 4 },
    );
    expect(state).toMatchObject({ id: 4, past: [], future: [], form: { nom_du_formulaire: 'Camp' } });
    expect(isEdited(state)).toBe(false);
    const draft = played(emptyBuilder(), { type: 'load', form: camp, id: 4, base: EMPTY_FORM });
    expect(isEdited(draft)).toBe(true);
    expect(draft.base).toEqual(EMPTY_FORM);
  });
});

describe('a form that was deleted on the server', () => {
  it('becomes a new form with the same content, ready to be saved', () => {
    const fields = [newField(0, 'text')];
    const state = played(startWith({ ...camp, champs: fields }, 4), { type: 'orphan' });
    expect(state).toMatchObject({
      id: null,
      base: EMPTY_FORM,
      form: { nom_du_formulaire: 'Camp', champs: fields },
    });
    expect(isEdited(state)).toBe(true);
  });
});

describe('fields', () => {
  const three = () =>
    played(
      emptyBuilder(),
      { type: 'add', fieldType: 'text' },
      { type: 'add', fieldType: 'email' },
      { type: 'add', fieldType: 'date' },
    );
  const keysOf = ({ form }: BuilderState) => form.champs.map(({ key }) => key);

  it('are removed one at a time, and leave the others unchanged', () => {
    expect(keysOf(played(three(), { type: 'remove', key: 1 }))).toEqual([0, 2]);
    expect(keysOf(played(three(), { type: 'remove', key: 0 }))).toEqual([1, 2]);
  });

  it('are copied right after their original, and move to the end at most', () => {
    expect(keysOf(played(three(), { type: 'duplicate', key: 1, nom: 'E-mail 2' }))).toEqual([0, 1, 3, 2]);
    expect(keysOf(played(three(), { type: 'move', key: 0, to: 9 }))).toEqual([1, 2, 0]);
  });

  it('of an imported file get new keys, one each', () => {
    const fields = [newField(0, 'text'), newField(1, 'date'), newField(2, 'file')];
    const state = played(three(), { type: 'import', form: { ...EMPTY_FORM, champs: fields } });
    expect(keysOf(state)).toEqual([3, 4, 5]);
  });
});
