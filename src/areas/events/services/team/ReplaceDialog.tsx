import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { eventCalls } from '../../../../api/endpoints/events';
import { useQuery } from '../../../../api/useApi';
import { isDay } from '../../../../domain/calendar/dayNumbers';
import { datesOf } from '../../../../domain/events/occurrences';
import type { Serving } from '../../../../domain/events/staffing';
import type { TeamChange } from '../../../../domain/events/team';
import { formatLongDate } from '../../../../texts/records/longFormats';
import { useTexts } from '../../../../texts/texts';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { CheckboxGroup } from '../../../../ui/form/fields/CheckboxGroup';
import { RadioGroup } from '../../../../ui/form/fields/RadioGroup';
import { ComboBox } from '../../../../ui/picker/ComboBox';
import { usePeople } from '../../speakers/usePeople';
import { servingName, type TeamDate, teamScope } from './teamMember';
import { teamTexts } from './texts.fr';
import { useTeamSave } from './useTeamSave';

const SCOPES = ['date', 'dates', 'serie'] as const;
type Scope = (typeof SCOPES)[number];

/** How many dates of a series can be chosen. */
const DATES = 12;

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
  const [person, setPerson] = useState<number>();
  const [scope, setScope] = useState<Scope>('date');
  const { event, day, equipe } = date;
  const [days, setDays] = useState<readonly string[]>(equipe ? [equipe.jour] : []);
  const { send } = useTeamSave(event.id);
  const { rows: _, ...people } = usePeople();
  const name = leaving && servingName(leaving);
  const save = async () => {
    if (person === undefined) return { form: texts.noPerson };
    const places = placesOf(scope, date, days);
    if (!places.serie && places.dates.length === 0) return { form: texts.noDate };
    const count = Math.max(1, places.dates.length);
    return send(
      {
        ...places,
        remplace: leaving ? { intervenant: leaving.intervenant, role_intervenant: role.id } : null,
        intervenant: { role_intervenant: role.id, membre_id: person },
      },
      name === undefined ? texts.added(count) : texts.replaced(count),
    );
  };
  return (
    <FormDialog
      title={name === undefined ? texts.addTitle(role.libelle) : texts.replaceTitle(name)}
      size="small"
      schema={schema}
      saveLabel={name === undefined ? texts.add : texts.replace}
      savingLabel={texts.saving}
      onClose={onClose}
      onSave={save}
    >
      <p>{texts.about(event.nom_evenement, formatLongDate(day))}</p>
      {leaving?.reponse === 'oui' && name !== undefined && <p>{texts.saidYes(name)}</p>}
      <ComboBox<number> label={texts.person} chosen={person} onChoose={setPerson} {...people} />
      {equipe && (
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
      )}
    </FormDialog>
  );
}

/** The versions of other dates aren't known here: a person who is no longer there is refused. */
function placesOf(
  scope: Scope,
  date: TeamDate,
  days: readonly string[],
): Pick<TeamChange, 'dates' | 'serie'> {
  const { equipe } = date;
  if (!equipe || scope === 'date') return teamScope(date);
  if (scope === 'serie') return { dates: [], serie: true };
  return {
    dates: days.map((jour) =>
      jour === equipe.jour ? { jour, updated_at: equipe.updated_at ?? null } : { jour },
    ),
  };
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
