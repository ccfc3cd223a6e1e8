import { describe, expect, it } from 'vitest';
import { createClient } from '../../../../src/api/client';
import {
  type AgendaSource,
  agendaDates,
  type SourceRead,
} from '../../../../src/areas/agenda/several/sources';
import type { VisitorDate } from '../../../../src/areas/agenda/visitorAgenda';

const date = (name: string, day: string, start = ''): VisitorDate => ({
  ...{
    id: 1,
    name,
    place: '',
    day,
    own: day,
    last: day,
    start,
    end: '',
    isSeries: false,
    isCancelled: false,
  },
  ...{ registration: '', file: '' },
});

function source(name: string, zone: string, dates: VisitorDate[], next = '', failed = false): AgendaSource {
  const agenda = { dates, today: '2026-12-01', zone, next, feed: '', organisation: name };
  const failure: SourceRead['failure'] = failed ? { kind: 'offline', status: 0 } : undefined;
  const client = createClient({ getToken: () => null });
  return { api: name, name, client, read: { agenda, failure, isLoading: false, more: () => {} } };
}

const names = (...sources: AgendaSource[]) =>
  agendaDates(sources).dates.map((one) => `${one.source.name} ${one.name}`);

describe('agendaDates', () => {
  it('orders the dates of a day by their moments, those of the whole day first', () => {
    const paris = source('Paris', 'Europe/Paris', [
      date('fête', '2026-12-05'),
      date('culte', '2026-12-05', '10:00'),
      date('veille', '2026-12-06', '08:00'),
    ]);
    const dakar = source('Dakar', 'Africa/Dakar', [
      date('louange', '2026-12-05', '09:30'),
      date('prière', '2026-12-05', '08:30'),
    ]);
    expect(names(paris, dakar)).toEqual([
      'Paris fête',
      'Dakar prière',
      'Paris culte',
      'Dakar louange',
      'Paris veille',
    ]);
  });

  it('keeps back the days that a back end has yet to tell, unless it fails', () => {
    const first = [date('a', '2026-12-05'), date('c', '2026-12-20')];
    const whole = source('A', 'Europe/Paris', first);
    const begun = source('B', 'Europe/Paris', [date('b', '2026-12-06')], '2026-12-10');
    expect(names(whole, begun)).toEqual(['A a', 'B b']);
    expect(agendaDates([whole, begun]).frontier).toBe('2026-12-10');
    const failed = source('B', 'Europe/Paris', [date('b', '2026-12-06')], '2026-12-10', true);
    expect(names(whole, failed)).toEqual(['A a', 'B b', 'A c']);
  });

  it('takes a zone that the browser doesn’t know for UTC', () => {
    const odd = source('Mars', 'Mars/Olympus', [date('a', '2026-12-05', '09:30')]);
    const paris = source('Paris', 'Europe/Paris', [date('b', '2026-12-05', '10:00')]);
    expect(names(odd, paris)).toEqual(['Paris b', 'Mars a']);
  });
});
