import { useCallback, useMemo, useState } from 'react';
import { serviceCalls } from '../../../../api/endpoints/services/dates';
import { teamCalls } from '../../../../api/endpoints/services/teams';
import { useQuery } from '../../../../api/useApi';
import { SERVICE_WEEKS, SERVICE_WEEKS_MAX, type ServiceDate } from '../../../../domain/events/staffing';
import { useIsHiddenByPage } from '../../../../session/hostPage';
import { useIsSupported, useRight } from '../../../../session/useSession';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Notice } from '../../../../ui/display/Notice';
import { Screen } from '../../../../ui/display/Screen';
import { Select } from '../../../../ui/form/fields/Select';
import { LazyDialog } from '../../../../ui/lazy/LazyDialog';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { QueryState } from '../../../../ui/state/QueryState';
import { AskAll } from './AskAll';
import { shortDay } from './dayWords';
import marks from './RotaMarks.module.css';
import { type Mark, SIGNS } from './RotaPerson';
import { RotaSum } from './RotaSum';
import { type Gap, RotaTable } from './RotaTable';
import { type Filter, filtered, hasEnded, localMinuteNow, roleColumns } from './rota';
import styles from './ServiceWeeks.module.css';
import { serviceMarkTexts, serviceWeeksTexts } from './texts.fr';
import { usePrintedRota } from './usePrintedRota';

const loadReplace = () => import('../team/ReplaceDialog');

interface ServiceWeeksProps {
  takesFocus: boolean;
  onBack(): void;
}

const NO_DATES: readonly ServiceDate[] = [];

/** The dates that haven't ended, with names only where the back end has announced that it gives them. */
function useDates(weeks: number) {
  const hasTeams = useIsSupported(teamCalls.changeTeams);
  const query = useQuery(serviceCalls.weeks, { semaines: weeks }, { keepPrevious: true, alwaysReload: true });
  const { data } = query;
  const dates = useMemo(() => {
    const minute = localMinuteNow();
    const coming = (data?.dates ?? NO_DATES).filter((date) => !hasEnded(date, minute));
    return hasTeams ? coming : coming.map((date) => ({ ...date, personnes: null, equipe: null }));
  }, [data, hasTeams]);
  return { query, dates, hasTeams };
}

/** Every date of the next weeks by its roles: who serves, who hasn't answered, who refused, and what is missing. */
export default function ServiceWeeks({ takesFocus, onBack }: ServiceWeeksProps) {
  const texts = useTexts(serviceWeeksTexts);
  const [weeks, setWeeks] = useState<number>(SERVICE_WEEKS[0]);
  const { query, dates, hasTeams } = useDates(weeks);
  const { data } = query;
  const isHidden = useIsHiddenByPage('services');
  const mayChange = useRight('evenements.modifier') && !isHidden;
  const [filter, setFilter] = useState<Filter>('tout');
  const [left, setLeft] = useState<string>();
  const [gap, setGap] = useState<Gap>();
  const shown = useMemo(() => filtered(dates, filter), [dates, filter]);
  const columns = useMemo(() => roleColumns(shown), [shown]);
  const { print, sheet } = usePrintedRota(data?.du ?? '', data?.au ?? '');
  const closeGap = useCallback(() => setGap(undefined), []);
  const options = [...SERVICE_WEEKS, ...(hasTeams ? [SERVICE_WEEKS_MAX] : [])];
  return (
    <Screen
      title={texts.title}
      takesFocus={takesFocus}
      onBack={onBack}
      actions={
        <>
          {mayChange && <AskAll dates={dates} onAsked={setLeft} />}
          {dates.length > 0 && (
            <Button icon="print" onClick={() => print(shown, columns)}>
              {texts.print}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.top}>
        {data && dates.length > 0 && (
          <RotaSum dates={dates} until={shortDay(data.au)} filter={filter} onFilter={setFilter} />
        )}
        <Select
          label={texts.period}
          options={options.map((count) => ({ value: String(count), label: texts.weeks(count) }))}
          value={String(weeks)}
          onChange={(value) => setWeeks(Number(value))}
        />
      </div>
      {left && (
        <div className={styles.left} role="status">
          <Notice isWarning>{left}</Notice>
          <Button variant="quiet" onClick={() => setLeft(undefined)}>
            {texts.close}
          </Button>
        </div>
      )}
      <QueryState query={query} failed={texts.failed} stale={texts.stale} />
      {data && dates.length === 0 && <EmptyState icon="calendar" title={texts.none} text={texts.noneHint} />}
      {data && shown.length > 0 && (
        <>
          <RotaTable
            dates={shown}
            view={`${weeks} ${filter}`}
            columns={columns}
            today={data.du}
            mayChange={mayChange}
            canFill={hasTeams}
            onFill={setGap}
          />
          <Legend />
        </>
      )}
      {data?.reste ? <p className={styles.note}>{texts.rest(data.reste)}</p> : null}
      {sheet}
      {gap && <LazyDialog load={loadReplace} props={{ ...dialogOf(gap), onClose: closeGap }} />}
    </Screen>
  );
}

const dialogOf = ({ date: { evenement: event, jour: day, equipe }, role, leaving }: Gap) => ({
  date: { event, day, equipe },
  role,
  leaving,
});

function Legend() {
  const texts = useTexts(serviceWeeksTexts);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver
    <ul role="list" aria-label={texts.legend} className={styles.legend}>
      {(['demander', 'attente', 'oui', 'non'] as const).map((mark) => (
        <li key={mark}>
          <LegendMark mark={mark} />
        </li>
      ))}
      <li>
        <span className={marks.gap}>+ {texts.gap}</span>
      </li>
    </ul>
  );
}

function LegendMark({ mark }: { mark: Mark }) {
  const words = useTexts(serviceMarkTexts);
  return (
    <span className={marks.name} data-mark={mark}>
      <span className={marks.mark} data-mark={mark} aria-hidden="true">
        {SIGNS[mark]}
      </span>
      {words[mark]}
    </span>
  );
}
