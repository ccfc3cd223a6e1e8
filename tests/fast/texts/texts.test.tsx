// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureText } from '../../../src/texts/failures';
import { formatDate } from '../../../src/texts/formats';
import { formatTime } from '../../../src/texts/records/longFormats';
import { statutLabel } from '../../../src/texts/records/memberLabels';
import {
  defineTexts,
  extendTexts,
  MessagesProvider,
  pageTexts,
  setPageMessages,
  useTexts,
} from '../../../src/texts/texts';
import { commonTexts } from '../../../src/texts/texts.fr';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
afterEach(() => setPageMessages(undefined));

const texts = defineTexts('members', {
  title: 'Membres',
  shown: (count: number, total: number) => `${count} affichés sur ${total}`,
});

/** The table in the words of a host. */
function withMessages<T extends typeof texts>(
  table: T,
  messages: ComponentProps<typeof MessagesProvider>['messages'],
): T {
  setPageMessages(messages);
  return pageTexts(table);
}

describe('the texts of an area', () => {
  it('are as written without messages of the host', () => {
    expect(withMessages(texts, undefined)).toBe(texts);
    expect(withMessages(texts, { 'groups.title': 'x' }).title).toBe('Membres');
  });

  it("are the host's where it has some, sentences and functions alike", () => {
    const own = withMessages(texts, {
      'members.title': 'Fidèles',
      'members.shown': (count: number) => `${count} fidèles`,
    });
    expect([own.title, own.shown(2, 3)]).toEqual(['Fidèles', '2 fidèles']);
  });

  it('warn about a message of the wrong kind and stay', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(withMessages(texts, { 'members.shown': 'x' }).shown(1, 2)).toBe('1 affichés sur 2');
    expect(String(warn.mock.calls[0])).toContain('members.shown');
    withMessages(texts, { 'members.shown': 'x' });
    expect(warn).toHaveBeenCalledOnce();
  });

  it('reach failures, dates and labels, which are told outside of components', () => {
    setPageMessages({
      'failures.noAnswer': 'Pas de réseau',
      'formats.noDate': 'Jamais',
      'longFormats.undefinedTime': 'Toute la journée',
      'memberLabels.registered': 'Visiteur',
    });
    const told = [
      failureText({ kind: 'offline', status: 0 }),
      formatDate(null),
      formatTime(null),
      statutLabel('inscrit'),
    ];
    expect(told).toEqual(['Pas de réseau', 'Jamais', 'Toute la journée', 'Visiteur']);
  });

  it('keep their name where a part of the screen adds its own', () => {
    const more = extendTexts(texts, { clear: 'Effacer' });
    const own = withMessages(more, { 'members.title': 'Fidèles', 'members.clear': 'Vider' });
    expect([own.title, own.clear, own.shown(1, 2)]).toEqual(['Fidèles', 'Vider', '1 affichés sur 2']);
  });

  it('are merged once for each messages object', () => {
    const messages = { 'members.title': 'Fidèles' };
    expect(withMessages(texts, messages)).toBe(withMessages(texts, messages));
  });

  it('fall back to the default when a function of the host throws, which is reported [Z16]', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const broken = () => {
      throw new Error('host');
    };
    expect(withMessages(texts, { 'members.shown': broken }).shown(1, 2)).toBe('1 affichés sur 2');
    expect(report.mock.calls).toEqual([[new Error('host')]]);
    vi.unstubAllGlobals();
  });

  it('come from the nearest provider, and key by key from the page', async () => {
    const seen: string[] = [];
    const root = createRoot(document.createElement('div'));
    setPageMessages({ 'common.view': 'Encore' });
    await act(async () => root.render(<Retry onSeen={(text) => seen.push(text)} />));
    await act(async () =>
      root.render(
        <MessagesProvider messages={{ 'common.view': 'À nouveau' }}>
          <Retry onSeen={(text) => seen.push(text)} />
        </MessagesProvider>,
      ),
    );
    await act(async () => root.unmount());
    expect(seen).toEqual(['Encore', 'À nouveau']);
  });
});

function Retry({ onSeen }: { onSeen: (text: string) => void }) {
  onSeen(useTexts(commonTexts).view);
  return null;
}
