import { useState } from 'react';
import { feedCalls } from '../../../api/endpoints/events';
import { useIsHiddenByPage } from '../../../session/hostPage';
import { useIsSupported } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import { subscribeTexts } from './texts.fr';

const loadFeeds = () => import('./FeedsDialog');

/** Opens the addresses from which calendars read events, where the back end has them. */
export function SubscribeButton() {
  const texts = useTexts(subscribeTexts);
  const isSupported = useIsSupported(feedCalls.list);
  const isHidden = useIsHiddenByPage('feeds');
  const [isOpen, setOpen] = useState(false);
  if (!isSupported || isHidden) return null;
  return (
    <>
      <Button icon="calendar" onClick={() => setOpen(true)}>
        {texts.subscribe}
      </Button>
      {isOpen && <LazyDialog load={loadFeeds} props={{ onClose: () => setOpen(false) }} />}
    </>
  );
}
