import { useEffect, useRef } from 'react';
import { useTexts } from '../../../texts/texts';
import { useToast } from '../../../ui/toast/useToast';
import { type ListQuery, scopeOf } from '../data/listQuery';
import type { MemberSelection } from '../data/useSelection';
import { selectionTexts } from './texts.fr';

/** Says that a whole result is not selected any more because another search or filter shows other people. */
export function useDroppedNotice(query: ListQuery, { whole, size }: MemberSelection): void {
  const texts = useTexts(selectionTexts);
  const toast = useToast();
  const scope = scopeOf(query);
  const before = useRef({ scope, size: 0 });
  useEffect(() => {
    const { scope: earlier, size: count } = before.current;
    before.current = { scope, size: whole ? size : 0 };
    if (earlier !== scope && count > 0) toast(texts.wholeDropped(count));
  }, [scope, whole, size, toast, texts]);
}
