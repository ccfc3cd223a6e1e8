import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPreferences, savePreferences } from '../../../../../src/areas/members/data/listPreferences';
import { rememberedColumns } from '../../../../../src/areas/members/list/table/columns';

function stubStorage(content: Record<string, string> = {}) {
  const kept = new Map(Object.entries(content));
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

describe('what a viewer chose for the list', () => {
  it('is kept per user, under a key of ours', () => {
    const kept = stubStorage();
    savePreferences('7', { columns: ['ville'] });
    savePreferences('8', { pageSize: 50 });
    expect([...kept.keys()]).toEqual(['parvis:members-list:7', 'parvis:members-list:8']);
    expect(readPreferences('7')).toEqual({ columns: ['ville'] });
    expect(readPreferences('8')).toEqual({ pageSize: 50 });
  });

  it('changes one choice and keeps the others', () => {
    stubStorage();
    savePreferences('7', { columns: ['ville'], pageSize: 25 });
    savePreferences('7', { filters: { groupes: [3], etapes: [], tags: [] } });
    expect(readPreferences('7')).toEqual({
      columns: ['ville'],
      pageSize: 25,
      filters: { groupes: [3], etapes: [], tags: [] },
    });
  });

  it('is nothing when the storage holds something else', () => {
    for (const text of ['{', 'null', '[]', '12', '"x"', '']) {
      stubStorage({ 'parvis:members-list:7': text });
      expect.soft(readPreferences('7'), text).toEqual({});
    }
  });

  it('drops the junk and keeps the rest', () => {
    const text = JSON.stringify({
      columns: 'ville',
      pageSize: 1000,
      filters: { groupes: [3, 3], etapes: [-1], tags: '9' },
      other: true,
    });
    stubStorage({ 'parvis:members-list:7': text });
    expect(readPreferences('7')).toEqual({ filters: { groupes: [3], etapes: [], tags: [] } });
  });

  it('lasts as long as the page where storage is refused', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('window', { localStorage: { getItem: refuse, setItem: refuse } });
    savePreferences('refused', { pageSize: 50 });
    expect(readPreferences('refused')).toEqual({ pageSize: 50 });
    expect(readPreferences('another user')).toEqual({});
  });

  it('is neither read from a storage of Node, which all who use a server share, nor written there', () => {
    const kept = new Map([['parvis:members-list:9', '{"pageSize":50}']]);
    const setItem = vi.fn();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem });
    expect(readPreferences('9')).toEqual({});
    savePreferences('9', { pageSize: 25 });
    expect(setItem).not.toHaveBeenCalled();
  });

  it('shows only columns that exist, in their own order, even none', () => {
    expect(rememberedColumns(['ville', 'nothing', 'email'])).toEqual(['email', 'ville']);
    expect(rememberedColumns([])).toEqual([]);
    expect(rememberedColumns(undefined)).toEqual(['telephone', 'email', 'groupe']);
  });
});
