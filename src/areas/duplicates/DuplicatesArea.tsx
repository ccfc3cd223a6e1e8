import { useState } from 'react';
import { duplicateCalls } from '../../api/endpoints/duplicates';
import { question } from '../../api/queryCache';
import { useLocation } from '../../routing/useLocation';
import { LazyPart } from '../../ui/lazy/LazyPart';
import { KeepAlive } from '../../ui/widgetRoot/KeepAlive';
import type { AreaProps, PrefetchPlan } from '../area';
import { duplicatePaths } from '../routes';
import { firstPage, PairList } from './PairList';

const loadPair = () => import('./pair/PairScreen');

export const prefetchPlan: PrefetchPlan = {
  data: ({ path }) => (pairAt(path) ? [] : [question(duplicateCalls.list, firstPage)]),
  next: () => [loadPair],
};

/** No id of a member is that high. */
const ID_END = 1e9;

/** The ids that an address names; those of a wrong address belong to no member. */
function pairAt(path: string): { un: number; autre: number } | undefined {
  const pair = duplicatePaths.pair.match(path);
  const idOf = (id: number) => (id < ID_END ? id : 0);
  return pair ? { un: idOf(pair.un), autre: idOf(pair.autre) } : undefined;
}

/** Members who may be one person: the list of pairs, which keeps its page, and the comparison of one pair. */
export default function DuplicatesArea({ readonly }: AreaProps<Record<never, never>>) {
  const { path, back } = useLocation();
  const pair = pairAt(path);
  const [start] = useState(path);
  const [hasList, setHasList] = useState(!pair);
  if (!pair && !hasList) setHasList(true);
  const toList = () => back(duplicatePaths.list.to());
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
