/** Checks the dates, maximum and protection of a form before they are stored. A key that isn't sent stays unchanged. */
import { ANSWERS_MAX, type FormDraft } from '../../../../src/domain/forms/form';
import type { FormsTable } from '../../store/tables/formSchema';
import { isCalendarDay } from '../../time/days';
import { formTexts } from './texts';

export type OpeningColumns = Pick<FormsTable, 'ouvert_du' | 'ouvert_au' | 'reponses_max'> & {
  protection: boolean;
};

const isMinute = (text: string): boolean => {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(text) ?? [];
  return isCalendarDay(day) && time <= '23:59' && time.slice(3) <= '59';
};

export function minuteOf(text: string): string | undefined {
  const minute = /^(.{16}):\d\d$/.exec(text)?.[1] ?? text;
  return isMinute(minute) ? minute : undefined;
}

interface CheckedOpening {
  columns: Partial<OpeningColumns>;
  errors: Record<string, string>;
}

/** @param before the stored values, for keys that aren't sent */
export function checkedOpening(draft: FormDraft, before?: OpeningColumns): CheckedOpening {
  const columns: CheckedOpening['columns'] = {};
  const errors: CheckedOpening['errors'] = {};
  for (const name of ['ouvert_du', 'ouvert_au'] as const) {
    const text = draft[name];
    if (text === undefined) continue;
    const minute = text ? minuteOf(text.trim()) : null;
    if (minute === undefined) errors[name] = formTexts.badMinute;
    else columns[name] = minute;
  }
  const { ouvert_du, ouvert_au } = { ...before, ...columns };
  if (ouvert_du && ouvert_au && ouvert_au < ouvert_du) errors.ouvert_au ??= formTexts.reversed;
  const { reponses_max, protection } = draft;
  if (reponses_max !== undefined) {
    const isFit = reponses_max === null || (Number.isInteger(reponses_max) && reponses_max >= 1);
    if (!isFit || (reponses_max ?? 0) > ANSWERS_MAX) errors.reponses_max = formTexts.badMaximum(ANSWERS_MAX);
    else columns.reponses_max = reponses_max;
  }
  if (typeof protection === 'boolean') columns.protection = protection;
  return { columns, errors };
}
