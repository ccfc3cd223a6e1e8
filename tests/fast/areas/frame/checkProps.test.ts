import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { checkProps } from '../../../../src/areas/checkProps';
import { membersArea } from '../../../../src/areas/members/area';
import { configure } from '../../../../src/runtime';

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
const warnings = () => warn.mock.calls.map(String);
const check = (props: object) => checkProps(membersArea, props as Record<string, unknown>);

describe('The props of a component', () => {
  it('may be attributes, handlers, and what every component takes', async () => {
    const onReady = () => {};
    check({ pageSize: 25, search: '', theme: 'dark', readonly: true, onReady, onMemberSaved: onReady });
    check({
      client: {},
      messages: {},
      id: 'a',
      className: 'b',
      style: {},
      route: undefined,
      organisation: null,
    });
    // A wrong one later shows that those were read.
    check({ pagesize: 25 });
    await vi.waitFor(() => expect(warnings().length).toBe(1));
  });

  it('that do not exist are named once, with the one that was meant', async () => {
    check({ pageSze: 25, onMemberSavd: () => {}, pageSize: 25 });
    check({ pageSze: 50 });
    await vi.waitFor(() =>
      expect(warnings()).toEqual([
        'Parvis: <parvis-members> has no prop pageSze; it is ignored. Did you mean pageSize?',
        'Parvis: <parvis-members> has no prop onMemberSavd; it is ignored. Did you mean onMemberSaved?',
      ]),
    );
  });

  it('are all listed where none is near', async () => {
    check({ xyzzyxyzzy: 1 });
    await vi.waitFor(() =>
      expect(warnings().join()).toMatch(/no prop xyzzyxyzzy.* There are: api, .*onMemberSaved/),
    );
  });

  it('that are handlers are functions', () => {
    check({ onReady: 'now', onRoute: undefined });
    check({ onReady: 'now' });
    expect(warnings()).toEqual([
      '<parvis-members> onReady is no function, so it is ignored. Write onReady={(event) => …}.',
    ]);
  });
});

describe('The settings of configure()', () => {
  it('that do not exist are named, with the one that was meant', async () => {
    configure({ getTokn: () => null, timeout: 10_000 } as object);
    await vi.waitFor(() =>
      expect(warnings()).toContain(
        'Parvis: configure() has no setting getTokn; it is ignored. Did you mean getToken?',
      ),
    );
    expect(warnings().join()).not.toContain('timeout');
  });
});
