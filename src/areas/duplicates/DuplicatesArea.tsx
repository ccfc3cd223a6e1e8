import { useState } from 'react';
import { doublons } from '../../api/endpoints/doublons';
import { question } from '../../api/queryCache';
import { matchRoute } from '../../routing/matchRoute';
import { useLocation } from '../../routing/useLocation';
import { LazyPart } from '../../ui/lazy/LazyPart';
import { KeepAlive } from '../../ui/widgetRoot/KeepAlive';
import type { AreaProps } from '../area';
import type { PrefetchPlan } from '../prefetchPlan';
import { duplicateRoutes } from './area';
import { firstPage, PairList } from './PairList';

const loadPair = () => import('./PairScreen');

export const prefetchPlan: PrefetchPlan = {
  data: ({ path }) => (pairAt(path) ? [] : [question(doublons.list, firstPage)]),
  next: () => [loadPair],
};

/** The ids that an address names; those of a wrong address belong to no member. */
function pairAt(path: string): { un: number; autre: number } | undefined {
  const found = matchRoute(duplicateRoutes.pair, path);
  const idOf = (text = '') => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
  return found ? { un: idOf(found.un), autre: idOf(found.autre) } : undefined;
}

/** Members who may be one person: the list of pairs, which keeps its page, and the comparison of one pair. */
export default function DuplicatesArea({ readonly }: AreaProps<Record<never, never>>) {
  const { path, back } = useLocation();
  const pair = pairAt(path);
  const [start] = useState(path);
  const [hasList, setHasList] = useState(!pair);
  if (!pair && !hasList) setHasList(true);
  const toList = () => back(duplicateRoutes.list);
  return (
    <>
      {hasList && (
        <KeepAlive isHidden={pair !== undefined}>
          <PairList readonly={readonly} takesFocus={path !== start && !pair} />
        </KeepAlive>
      )}
      {pair && (
        <LazyPart
          key={`${pair.un} ${pair.autre}`}
          load={loadPair}
          props={{ ...pair, readonly, takesFocus: path !== start, onBack: toList }}
        />
      )}
    </>
  );
}
