import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { occurrences } from '../../../../src/domain/calendar/occurrences';
import { seriesProblems } from '../../../../src/domain/calendar/seriesProblems';
import {
  readSeriesSchema,
  type SeriesRule,
  seriesRule,
  seriesSchema,
} from '../../../../src/domain/calendar/seriesRule';
import { storedSeries } from '../../../../src/domain/calendar/storedSeries';
import { problemText, seriesProblemTexts } from '../../../../src/domain/calendar/texts.fr';
import { ruleOf, rules } from './rules';

const tuesday = ruleOf('weekly', '2026-03-03');
const saying = (change: Partial<SeriesRule>, rule = tuesday) =>
  seriesProblems({ ...rule, ...change }).map((problem) => [
    problem.part,
    problemText(problem, seriesProblemTexts),
  ]);

describe('what is wrong with a rule', () => {
  it('is nothing for a right one, which is stored and read again as the same [Y6]', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        expect(seriesProblems(rule)).toEqual([]);
        const stored = storedSeries(rule);
        const again = seriesRule(
          rule.frequency,
          rule.start,
          stored && seriesSchema.parse(JSON.parse(JSON.stringify(stored))),
        );
        const sorted = { ...rule, weekdays: [...rule.weekdays].sort((a, b) => a - b) };
        expect(again).toEqual(rule.frequency === 'weekly' ? sorted : again);
        const range = { from: '', to: '2027-01-01' };
        expect(occurrences(again ?? rule, range)).toEqual(occurrences(rule, range));
      }),
    );
  });

  it('is said of each part, with the day that is meant [Y6]', () => {
    expect(saying({ interval: 0 })).toEqual([['intervalle', 'Indiquez un nombre entier de 1 à 999.']]);
    expect(saying({ weekdays: [] })).toEqual([['jours', 'Choisissez au moins un jour de la semaine.']]);
    expect(saying({ weekdays: [1, 4] })).toEqual([
      [
        'jours',
        'La première date, le 3 mars 2026, n’est pas un de ces jours\u00a0: changez les jours, ou la date.',
      ],
    ]);
    expect(saying({ until: '2026-03-02' })).toEqual([
      ['jusqu_au', 'La fin est avant la première date, le 3 mars 2026.'],
    ]);
    expect(saying({ until: '' })).toEqual([['jusqu_au', 'Indiquez la date de fin.']]);
    expect(saying({ until: '2026-04-01', count: 3 })).toEqual([
      ['jusqu_au', 'Indiquez une date de fin ou un nombre de fois, pas les deux.'],
    ]);
    for (const count of [0, 1.5, 1000, Number.NaN])
      expect(saying({ count })).toEqual([['fois', 'Indiquez un nombre entier de 1 à 999.']]);
    expect(saying({ except: ['2026-03-04'] })).toEqual([
      ['sauf', 'Le 4 mars 2026 n’est pas une date de la série.'],
    ]);
    expect(saying({ until: '2026-03-31', except: ['2026-04-07'] })).toEqual([
      ['sauf', 'Le 7 avril 2026 n’est pas une date de la série.'],
    ]);
    expect(saying({ except: ['2026-03-10', '2026-03-10'] })).toEqual([
      ['sauf', 'Le 10 mars 2026 est déjà sauté.'],
    ]);
    expect(saying({ count: 2, except: ['2026-03-03', '2026-03-10'] })).toEqual([
      ['sauf', 'Toutes les dates sont sautées\u00a0: il n’en reste aucune.'],
    ]);
  });

  it('is a part that does not go with the frequency, or a first day that the rule does not have', () => {
    const daily = ruleOf('daily', '2026-03-03');
    expect(saying({ weekdays: [2, 3] }, daily)[0]?.[0]).toBe('jours');
    expect(saying({ nth: 1 }, daily)[0]?.[0]).toBe('rang');
    const monthly = ruleOf('monthly', '2026-03-03');
    expect(saying({ nth: 2 }, monthly)[0]?.[0]).toBe('rang');
    expect(saying({ nth: 6 }, monthly)[0]?.[0]).toBe('rang');
    expect(saying({ monthDay: 4 }, monthly)[0]?.[0]).toBe('jour_du_mois');
  });
});

describe('a rule that cannot be read', () => {
  it('is never taken for a plain one [Y6]', () => {
    for (const serie of [
      { intervalle: 0 },
      { fois: -1 },
      { jusqu_au: 'demain' },
      'weekly',
      { jours: 'lundi' },
    ])
      expect(seriesRule('weekly', '2026-03-03', readSeriesSchema.parse(serie))).toBe(undefined);
    expect(readSeriesSchema.parse(null)).toBe(null);
    expect(readSeriesSchema.parse({ intervalle: 2, autre: 1 })).toEqual({ intervalle: 2 });
  });
});
