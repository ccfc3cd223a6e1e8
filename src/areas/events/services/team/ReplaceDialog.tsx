import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { recipientCalls } from '../../../../api/endpoints/eventRecipients';
import { eventCalls } from '../../../../api/endpoints/events';
import { useQuery } from '../../../../api/useApi';
import { isDay } from '../../../../domain/calendar/dayNumbers';
import type { DatedHours } from '../../../../domain/calendar/overlap';
import { datesOf } from '../../../../domain/events/occurrences';
import type { Serving } from '../../../../domain/events/staffing';
import { useIsSupported } from '../../../../session/useSession';
import { formatLongDate } from '../../../../texts/records/longFormats';
import { useTexts } from '../../../../texts/texts';
import { Notice } from '../../../../ui/display/Notice';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { CheckboxGroup } from '../../../../ui/form/fields/CheckboxGroup';
import { RadioGroup } from '../../../../ui/form/fields/RadioGroup';
import { ComboBox } from '../../../../ui/picker/ComboBox';
import { ReadFailure } from '../../../../ui/state/ErrorState';
import { type EventSpeaker, spokenName } from '../../speakers/speaker';
import { absenceWarningTexts } from '../../speakers/texts.fr';
import { useSpeakerWarnings } from '../../speakers/useSpeakerWarnings';
import { DATES, hoursOf, placesOf, SCOPES, type Scope } from './replacedDates';
import { TellReplaced, useReplacedTelling } from './TellReplaced';
import { servingName, type TeamDate } from './teamMember';
import { teamTexts } from './texts.fr';
import { comingOf, useReplacements } from './useReplacements';
import { useTeamSave } from './useTeamSave';

const schema = z.object({ scope: z._default(z.enum(SCOPES), 'date') });

interface ReplaceDialogProps {
  date: TeamDate;
  role: { id: number; libelle: string };
  /** Who leaves; a person is added without one. */
  leaving?: Serving | undefined;
  onClose(): void;
}

/** Chooses who serves instead of a person, or beside the others: on one date of a series, on several, or on all. */
export default function ReplaceDialog({ date, role, leaving, onClose }: ReplaceDialogProps) {
  const texts = useTexts(teamTexts);
  const { event, day } = date;
  const [person, setPerson] = useState<string>();
  const { places, fields } = useScope(date);
  const { speakerWith, ...candidates } = useReplacements(role);
  const coming = speakerWith(person);
  const telling = useReplacedTelling(date, leaving, places);
  const { send } = useTeamSave(event.id);
  const { data: stored } = useQuery(eventCalls.get, { id: event.id });
  const dates = useMemo(() => hoursOf(stored, places, day), [stored, places, day]);
  const name = leaving && servingName(leaving);
  const save = async () => {
    if (!coming) return { form: texts.noPerson };
    if (!places.serie && places.dates.length === 0) return { form: texts.noDate };
    const count = Math.max(1, places.dates.length);
    const body = {
      ...places,
      remplace: leaving ? { intervenant: leaving.intervenant, role_intervenant: role.id } : null,
      intervenant: comingOf(coming),
      ...(telling.isTold && { prevenir: true }),
    };
    const done = name === undefined ? texts.added(count) : texts.replaced(count);
    return send(body, done, { leaving: name, coming: spokenName(coming) });
  };
  if (telling.isCounting) return null;
  const act = name === undefined ? texts.add : texts.replace;
  return (
    <FormDialog
      title={name === undefined ? texts.addTitle(role.libelle) : texts.replaceTitle(name)}
      size="small"
      schema={schema}
      saveLabel={telling.isTold ? texts.andTell(act) : act}
      savingLabel={texts.saving}
      onClose={onClose}
      onSave={save}
    >
      <p>{texts.about(event.nom_evenement, formatLongDate(day))}</p>
      {leaving?.reponse === 'oui' && name !== undefined && <SaidYes name={name} />}
      <ComboBox<string> label={texts.person} chosen={person} onChoose={setPerson} {...candidates} />
      {coming && <Warnings speaker={coming} dates={dates} id={event.id} />}
      {fields}
      {name !== undefined && <TellReplaced name={name} telling={telling} />}
    </FormDialog>
  );
}

/** That the person counts on coming; where the back end counts who is told, the box below says the rest. */
function SaidYes({ name }: { name: string }) {
  const texts = useTexts(teamTexts);
  const isCounted = useIsSupported(recipientCalls.recipients);
  return <p>{isCounted ? texts.hasSaidYes(name) : texts.saidYes(name)}</p>;
}

interface WarningsProps {
  speaker: EventSpeaker;
  dates: readonly DatedHours[];
  id: number;
}

/** Absences of the chosen person and other events at the same time. Nothing of it refuses the change. */
function Warnings({ speaker, dates, id }: WarningsProps) {
  const { failed, engagementsFailed } = useTexts(absenceWarningTexts);
  const { key } = speaker;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says who it is
  const speakers = useMemo(() => [speaker], [key]);
  const { warningsOf, absences, engagements } = useSpeakerWarnings(speakers, dates, id);
  return (
    <div role="status">
      {warningsOf(speaker).map((words) => (
        <Notice key={words} isWarning>
          {words}
        </Notice>
      ))}
      <ReadFailure inline query={absences} failed={failed} />
      <ReadFailure inline query={engagements} failed={engagementsFailed} />
    </div>
  );
}

/** The dates that are meant, and the fields that choose them. */
function useScope(date: TeamDate) {
  const texts = useTexts(teamTexts);
  const { event, day, equipe } = date;
  const [scope, setScope] = useState<Scope>('date');
  const [days, setDays] = useState<readonly string[]>(equipe ? [equipe.jour] : []);
  const places = useMemo(() => placesOf(scope, date, days), [scope, date, days]);
  const fields = equipe && (
    <>
      <RadioGroup
        name="scope"
        label={texts.scope}
        hint={scope === 'serie' ? texts.seriesHint : undefined}
        value={scope}
        onChange={(value) => setScope(SCOPES.find((one) => one === value) ?? 'date')}
        options={[
          { value: 'date', label: texts.thisDate(formatLongDate(day)) },
          { value: 'dates', label: texts.someDates },
          { value: 'serie', label: texts.wholeSeries },
        ]}
      />
      {scope === 'dates' && <Dates id={event.id} from={day} chosen={days} onChange={setDays} />}
    </>
  );
  return { places, fields };
}

interface DatesProps {
  id: number;
  from: string;
  chosen: readonly string[];
  onChange(days: readonly string[]): void;
}

/** The next dates of the series, each by its day of the rule. */
function Dates({ id, from, chosen, onChange }: DatesProps) {
  const texts = useTexts(teamTexts);
  const { data } = useQuery(eventCalls.get, { id });
  const options = useMemo(
    () =>
      (data ? datesOf(data, { from, to: '' }, { isLive: true, limit: DATES }) : [])
        .filter(({ day }) => isDay(day))
        .map(({ day, own }) => ({ value: own, label: formatLongDate(day) })),
    [data, from],
  );
  return <CheckboxGroup label={texts.dates} options={options} values={chosen} onChange={onChange} />;
}
