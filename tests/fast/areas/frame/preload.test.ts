import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AreaName } from '../../../../src/areas/preloadArea';

/** Each test loads the module again, because components that other tests import bring the code of their screens. */
let preloadArea: typeof import('../../../../src/areas/preloadArea').preloadArea;

/** The parts that were downloaded, in order. */
let parts: string[];
/** How many of the next downloads fail. */
let failures = 0;

const loadPlanned = async () => {
  parts.push('planned');
  return { default: 'planned' };
};

beforeEach(async () => {
  parts = [];
  vi.resetModules();
  const { provideParts } = await import('../../../../src/areas/loadPart');
  ({ preloadArea } = await import('../../../../src/areas/preloadArea'));
  vi.stubGlobal('document', {});
  vi.stubGlobal('navigator', {});
  provideParts(async (name) => {
    parts.push(name);
    failures -= 1;
    if (failures >= 0) throw new TypeError('blocked');
    return { default: name, prefetchPlan: { code: [loadPlanned] } };
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('preloadArea', () => {
  it('loads the code of the first screen, and what that screen loads after it, once however often it is called', async () => {
    await Promise.all([preloadArea('steps'), preloadArea('steps')]);
    await preloadArea('steps');
    expect(parts).toEqual(['steps', 'planned']);
  });

  it('is silent about a failed download, and downloads again the next time', async () => {
    failures = 1;
    await preloadArea('tags');
    expect(parts).toEqual(['tags']);
    await preloadArea('tags');
    expect(parts).toEqual(['tags', 'tags', 'planned']);
  });

  it('does nothing where the browser saves data, and in Node', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    await preloadArea('groups');
    vi.unstubAllGlobals();
    await preloadArea('groups');
    expect(parts).toEqual([]);
  });

  it.each([
    ['membres', " Write preload('members')."],
    ['Members', " Write preload('members')."],
    ['xyz', ''],
    ['', ''],
  ])('refuses «%s» with the nearest name, if one is near, and with all', async (name, fix) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await preloadArea(name as AreaName);
    const [[warning] = []] = warn.mock.calls;
    const reason = 'loads nothing, because there is no such widget.';
    expect(warning).toContain(`Parvis: preload('${name}') ${reason}${fix} There are: console, login,`);
    expect(parts).toEqual([]);
  });
});
