import { useState } from 'react';
import { useTexts } from '../../texts/texts';
import { Disclosure } from '../../ui/display/Disclosure';
import { LazyPart } from '../../ui/lazy/LazyPart';
import { historyTexts } from '../texts.fr';
import type { ChangesProps } from './Changes';

const loadChanges = () => import('./Changes');

/** The changes load when it is first opened. */
export default function HistoryPart(props: ChangesProps) {
  const texts = useTexts(historyTexts);
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure
      title={texts.title}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      {wasOpened && <LazyPart load={loadChanges} props={props} />}
    </Disclosure>
  );
}
