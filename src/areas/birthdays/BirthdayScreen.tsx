import { useRef, useState } from 'react';
import { birthdayCalls } from '../../api/endpoints/register/birthdays';
import { useQuery } from '../../api/useApi';
import { BIRTHDAYS_MAX } from '../../domain/members/birthdayList';
import { useLocation } from '../../routing/useLocation';
import { isoDay } from '../../texts/formats';
import { useTexts } from '../../texts/texts';
import { Notice } from '../../ui/display/Notice';
import { Screen } from '../../ui/display/Screen';
import { EmptyState } from '../../ui/state/EmptyState';
import { ReadFailure } from '../../ui/state/ErrorState';
import { Skeleton } from '../../ui/state/Skeleton';
import { BackToApps } from '../frame/navigation/BackToApps';
import { useAreaTitle } from '../frame/WidgetContext';
import { birthdayPaths } from '../routes';
import { BirthdayFilters } from './BirthdayFilters';
import { BirthdayList } from './BirthdayList';
import styles from './Birthdays.module.css';
import { BirthdayTools } from './BirthdayTools';
import {
  type BirthdayQuery,
  birthdayArgs,
  PLACES,
  readBirthdayQuery,
  writeBirthdayQuery,
} from './birthdayQuery';
import { birthdaysTexts, inPeriod } from './texts.fr';
import { usePlaceOptions } from './usePlaceOptions';

/** The birthdays of a period: how many, then day by day, with the age that is reached. */
export default function BirthdayScreen() {
  const texts = useTexts(birthdaysTexts);
  const title = useAreaTitle();
  const { query: params, navigate } = useLocation();
  const [today] = useState(() => isoDay(new Date()));
  const query = readBirthdayQuery(params, today);
  const options = usePlaceOptions();
  const found = useQuery(birthdayCalls.birthdays, birthdayArgs(query), { keepPrevious: true });
  const { data, failure, isLoading } = found;
  const sheet = useRef<HTMLDivElement>(null);
  const change = (some: Partial<BirthdayQuery>) =>
    navigate(`${birthdayPaths.list.to()}?${writeBirthdayQuery({ ...query, ...some })}`, { replace: true });
  const names = PLACES.flatMap((place) => {
    const chosen = options[place].find(({ id }) => id === query[place]);
    return chosen ? [texts.place(texts[place], chosen.label)] : [];
  });
  const period = inPeriod(query.du, query.au);
  const isFiltered = PLACES.some((place) => query[place] !== undefined);
  return (
    <Screen
      title={title}
      lead={<BackToApps />}
      actions={
        data &&
        data.liste.length > 0 && <BirthdayTools rows={data.liste} about={[period, ...names]} sheet={sheet} />
      }
    >
      <BirthdayFilters {...{ query, today, options }} onChange={change} />
      <ReadFailure inline={data !== undefined} query={found} failed={texts.failed} />
      {isLoading && !data && <Skeleton lines={6} />}
      {data && !failure && (
        <>
          <p className={styles.sum} role="status">
            {texts.sum(data.total, period)}
          </p>
          {data.total > data.liste.length && (
            <Notice title={texts.tooMany(BIRTHDAYS_MAX)} isWarning>
              {texts.tooManyHint}
            </Notice>
          )}
          {data.liste.length > 0 && <BirthdayList rows={data.liste} today={today} />}
          {data.liste.length === 0 && (
            <EmptyState
              icon="calendar"
              title={texts.none}
              text={isFiltered ? texts.noneFiltered : texts.noneHint}
            />
          )}
        </>
      )}
      <div ref={sheet} className={styles.sheet} aria-hidden="true" />
    </Screen>
  );
}
