// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dropDraft,
  keepDraft,
  readDraft,
  readOpenDraft,
} from '../../../../src/areas/forms/builder/keptDraft';
import {
  type BuilderState,
  builderReducer,
  emptyBuilder,
  startWith,
} from '../../../../src/areas/forms/model/builderReducer';
import { EMPTY_FORM, newField } from '../../../../src/areas/forms/model/builtForm';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const camp = { ...EMPTY_FORM, nom_du_formulaire: 'Camp', champs: [newField(0, 'text')] };
const named = (state: BuilderState, text: string) => builderReducer(state, { type: 'name', text, at: 0 });
/** The names in the draft: the edited one, and the one before. */
const namesOf = (draft = readOpenDraft('awa')) =>
  draft && [draft.id, draft.form.nom_du_formulaire, draft.base.nom_du_formulaire];

describe('the kept draft of a form', () => {
  it('comes back with the edits and the form before them, fields included', () => {
    keepDraft('awa', named(startWith(camp, 4), 'Camp d’été'));
    expect(namesOf(readDraft('awa', 4))).toEqual([4, 'Camp d’été', 'Camp']);
    expect(readDraft('awa', 4)?.form.champs).toMatchObject([{ type_de_champ: 'text' }]);
  });

  it('belongs to one user and one form', () => {
    keepDraft('awa', named(startWith(camp, 4), 'Camp d’été'));
    keepDraft('awa', named(emptyBuilder(), 'Fête'));
    keepDraft('paul', named(startWith(camp, 4), 'Camp de Paul'));
    expect(namesOf(readDraft('awa', 4))).toEqual([4, 'Camp d’été', 'Camp']);
    expect(namesOf(readDraft('awa', null))).toEqual([null, 'Fête', '']);
    expect(namesOf(readDraft('paul', 4))).toEqual([4, 'Camp de Paul', 'Camp']);
    expect(readDraft('paul', null)).toBeUndefined();
    expect(readDraft('awa', 5)).toBeUndefined();
  });

  it('is removed once the form is the same as on the server, or when it is dropped', () => {
    const start = startWith(camp, 4);
    keepDraft('awa', named(start, 'Camp d’été'));
    keepDraft('awa', named(named(start, 'Camp d’été'), 'Camp'));
    expect(readDraft('awa', 4)).toBeUndefined();
    keepDraft('awa', named(start, 'Camp d’été'));
    dropDraft('awa', 5);
    expect(readDraft('awa', 4)).toBeDefined();
    dropDraft('awa', 4);
    expect(readDraft('awa', 4)).toBeUndefined();
  });

  it('is missing when storage holds corrupt data', () => {
    for (const junk of ['', 'null', '7', '"Camp"', '{broken', '{}', '{"form":{"champs":[]}}']) {
      keepDraft('awa', named(startWith(camp, 4), 'Camp d’été'));
      const key = Object.keys(sessionStorage).find((name) => sessionStorage.getItem(name) !== '4');
      if (!key) throw new Error('the draft was not kept');
      sessionStorage.setItem(key, junk);
      expect.soft(readDraft('awa', 4), junk).toBeUndefined();
    }
  });

  it('is missing when only one of the two forms can be read', () => {
    keepDraft('awa', named(startWith(camp, 4), 'Camp d’été'));
    const key = Object.keys(sessionStorage).find((name) => sessionStorage.getItem(name) !== '4') ?? '';
    const kept: { form: unknown; base: unknown } = JSON.parse(sessionStorage.getItem(key) ?? '');
    for (const broken of [
      { ...kept, form: 7 },
      { ...kept, base: 7 },
    ]) {
      sessionStorage.setItem(key, JSON.stringify(broken));
      expect(readDraft('awa', 4)).toBeUndefined();
    }
  });

  it('is silently not kept where storage is refused', () => {
    const refused = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refused, setItem: refused, removeItem: refused });
    keepDraft('awa', named(emptyBuilder(), 'Fête'));
    keepDraft('awa', emptyBuilder());
    dropDraft('awa', null);
    expect([readDraft('awa', null), readOpenDraft('awa')]).toEqual([undefined, undefined]);
  });
});

describe('the draft that was open last', () => {
  it('is that of the open form, or of the new one', () => {
    expect(readOpenDraft('awa')).toBeUndefined();
    keepDraft('awa', named(emptyBuilder(), 'Fête'));
    expect(namesOf()).toEqual([null, 'Fête', '']);
    keepDraft('awa', named(startWith(camp, 4), 'Camp d’été'));
    expect(namesOf()).toEqual([4, 'Camp d’été', 'Camp']);
    keepDraft('awa', named(emptyBuilder(), 'Fête 2'));
    expect(namesOf()).toEqual([null, 'Fête 2', '']);
    expect(readOpenDraft('paul')).toBeUndefined();
  });
});
