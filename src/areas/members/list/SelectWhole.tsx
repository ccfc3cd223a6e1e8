import { useEffect, useRef, useState } from 'react';
import { memberWriteCalls } from '../../../api/endpoints/memberWrites';
import { failureOf, isAbort } from '../../../api/errors';
import { useClient } from '../../../api/useApi';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { useAlert } from '../../../ui/dialog/useAlert';
import { type ListQuery, scopeOf } from '../data/listQuery';
import { narrowing } from '../data/narrowing';
import type { MemberSelection } from '../data/useSelection';
import { wholeSelection } from '../data/wholeSelection';
import { selectionTexts } from './texts.fr';

/** Milliseconds that the ids of a hundred thousand members may take over a slow connection. */
const IDS_TIMEOUT = 60_000;

export interface SelectWholeProps {
  query: ListQuery;
  /** Members found; 0 while this is not known. The button is for when not all of them are ticked. */
  total: number;
  selection: MemberSelection;
}

/** The button that ticks all members that match. */
export default function SelectWhole({ query, total, selection }: SelectWholeProps) {
  const texts = useTexts(selectionTexts);
  const { isReading, read } = useWhole(query, selection);
  return (
    <Button variant="quiet" busy={isReading} busyLabel={texts.selectingWhole} onClick={read}>
      {texts.selectWhole(total)}
    </Button>
  );
}

/** Reads who matches. An answer to an earlier search or filter is dropped. */
function useWhole(query: ListQuery, selection: MemberSelection) {
  const texts = useTexts(selectionTexts);
  const client = useClient();
  const alert = useAlert();
  const [isReading, setReading] = useState(false);
  const running = useRef<AbortController>(undefined);
  const scope = scopeOf(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scope ends the reading
  useEffect(() => () => running.current?.abort(), [scope]);
  const read = async () => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setReading(true);
    try {
      const args = { ...narrowing(query), ...(query.ordering && { ordering: query.ordering }) };
      const ids = await client.call(memberWriteCalls.ids, args, { signal, timeout: IDS_TIMEOUT });
      const whole = await wholeSelection(query, ids);
      if (!signal.aborted) selection.selectWhole(whole);
    } catch (error) {
      const failure = failureOf(error);
      if (!isAbort(error) && failure.kind !== 'unauthenticated')
        void alert({
          title: texts.selectWholeFailed,
          text: failureText(failure, texts.selectWholeFailedText),
          tone: 'error',
        });
    } finally {
      setReading(false);
    }
  };
  return { isReading, read };
}
