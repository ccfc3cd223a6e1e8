import { Screen } from '../../ui/display/Screen';
import { LazyPart } from '../../ui/lazy/LazyPart';
import { Skeleton } from '../../ui/state/Skeleton';
import type { AreaProps, PrefetchPlan } from '../area';
import { BackToApps } from '../frame/navigation/BackToApps';
import { useAreaTitle } from '../frame/WidgetContext';
import type { birthdaysArea } from './area';

/** It shares the printing, the file and the fields of days with later parts of other areas, so it is one itself. */
const loadScreen = () => import('./BirthdayScreen');

export const prefetchPlan: PrefetchPlan = { code: [loadScreen] };

/** The birthdays of a period. */
export default function BirthdaysArea(_: AreaProps<(typeof birthdaysArea)['attributes']>) {
  const title = useAreaTitle();
  const waiting = (
    <Screen title={title} lead={<BackToApps />}>
      <Skeleton lines={6} />
    </Screen>
  );
  return <LazyPart load={loadScreen} props={{}} placeholder={waiting} />;
}
