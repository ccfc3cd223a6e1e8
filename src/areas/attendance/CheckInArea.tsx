import { useTexts } from '../../texts/texts';
import { Screen } from '../../ui/display/Screen';
import { LazyPart } from '../../ui/lazy/LazyPart';
import { EmptyState } from '../../ui/state/EmptyState';
import type { AreaProps } from '../area';
import { useAreaTitle } from '../frame/WidgetContext';
import type { checkInAttributes } from './helper/area';
import { checkInTexts } from './helper/texts.fr';

const loadLinkedSheet = () => import('./helper/LinkedSheet');

/** The page of a helper's link: its sheet, or what to do about a link without its key. */
export default function CheckInArea({ cle = '', readonly }: AreaProps<typeof checkInAttributes>) {
  const key = cle.trim();
  if (!key) return <NoKey />;
  return <LazyPart key={key} load={loadLinkedSheet} props={{ linkKey: key, readonly }} />;
}

function NoKey() {
  const texts = useTexts(checkInTexts);
  return (
    <Screen title={useAreaTitle()}>
      <EmptyState icon="calendar" title={texts.noKey} text={texts.noKeyText} />
    </Screen>
  );
}
