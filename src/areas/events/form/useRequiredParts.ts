import { type KeyboardEvent, useMemo } from 'react';
import { lastDayProblem } from '../../../domain/calendar/seriesProblems';
import { frequencyOf } from '../../../domain/calendar/seriesRule';
import { problemText } from '../../../domain/calendar/texts.fr';
import { ruleOf } from '../../../domain/events/occurrences';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import type { FormSchema } from '../../../ui/form/Form';
import { valuesOf } from '../../../ui/form/formValues';
import { reportUnfinished } from '../../../ui/form/unfinished';
import { type EventValues, eventDraftOf } from '../save/eventValues';
import { seriesEditorTexts } from '../series/texts.fr';
import { ruleJson, type TypedSeries, typedProblems, typedRule } from '../series/typedSeries';
import { firstMissing } from './eventForm';
import { type EventFormTexts, eventFormTexts } from './texts.fr';

/**
 * The parts without which an event can't be saved: `schema` puts an error under each field that is missing, and
 * `report` says in an alert what is missing first, then moves the focus there.
 */
export function useRequiredParts(speakers: number) {
  const texts = useTexts(eventFormTexts);
  const alert = useAlert();
  const seriesTexts = useTexts(seriesEditorTexts);
  const schema = useMemo(() => schemaOf(texts, seriesTexts), [texts, seriesTexts]);
  const words = {
    name: [texts.missingField, texts.nameMissing],
    date: [texts.missingField, texts.dateMissing],
    speakers: [texts.speakersMissing, texts.speakersMissingText],
  } as const;
  const report = async (form: HTMLFormElement): Promise<void> => {
    // Half a date is neither missing nor there, and its field says so.
    const [unfinished] = reportUnfinished(form);
    if (unfinished) return unfinished.focus();
    const missing = firstMissing(valuesOf(form) as unknown as EventValues, speakers);
    if (!missing) return;
    const [title, text] = words[missing];
    await alert({ title, text, tone: 'warning' });
    const place = missing === 'speakers' ? '[role=combobox]' : '[aria-invalid=true]';
    form.querySelector<HTMLElement>(place)?.focus();
  };
  /** While the submit button is disabled, Enter submits nothing; this makes it show why. */
  const reportOnEnter = (press: KeyboardEvent<HTMLFormElement>) => {
    if (press.key !== 'Enter' || press.defaultPrevented) return;
    if (!(press.target instanceof HTMLInputElement)) return;
    // The same key must not press the button of the alert as well.
    press.preventDefault();
    void report(press.currentTarget);
  };
  return { schema, report, reportOnEnter };
}

/** The values of the controls are taken as they are; only the name and the date are required. */
const schemaOf = (texts: EventFormTexts, seriesTexts: typeof seriesEditorTexts): FormSchema<EventValues> => ({
  safeParse(controls) {
    const { data, problem } = withSeries(controls as EventValues);
    const missing = firstMissing(data, 1);
    const issues = [];
    if (missing === 'name') issues.push({ path: ['nom_evenement'], message: texts.nameMissing });
    if (missing && firstMissing({ ...data, nom_evenement: '-' }, 1))
      issues.push({ path: ['date'], message: texts.dateMissing });
    const draft = eventDraftOf(data);
    const wrongEnd = problem ? undefined : lastDayProblem(draft, ruleOf(draft));
    if (wrongEnd) issues.push({ path: ['date_fin'], message: texts.lastDayWrong(wrongEnd) });
    if (problem)
      issues.push({
        path: ['serie'],
        message: problem === 'pending' ? seriesTexts.pending : problemText(problem, seriesTexts),
      });
    return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data };
  },
});

/** The values with the rule as it is sent instead of what was typed, and the first thing that is wrong with it. */
function withSeries(data: EventValues) {
  const frequency = frequencyOf(data.frequency);
  if (data.serie === undefined || !frequency) return { data, problem: undefined };
  const typed: TypedSeries = JSON.parse(data.serie);
  const [problem] = typedProblems(typed, frequency, data.date);
  return { data: { ...data, serie: ruleJson(typedRule(typed, frequency, data.date)) }, problem };
}
