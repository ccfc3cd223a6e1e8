import { useMemo } from 'react';
import { memberCalls } from '../../../api/endpoints/members';
import { useQuery } from '../../../api/useApi';
import type { PickedMember } from '../../../domain/members/member';
import { personOptions } from '../../../people/personOptions';
import { useTexts } from '../../../texts/texts';
import { speakerTexts } from './texts.fr';

const NO_MEMBERS: readonly PickedMember[] = [];

/** The members, as the options of the field, and the state of their call. */
export function usePeople() {
  const { membersFailed } = useTexts(speakerTexts);
  const { data, failure, isLoading, isRefreshing, reload } = useQuery(
    memberCalls.simple,
    {},
    { alwaysReload: true },
  );
  const rows = data ?? NO_MEMBERS;
  const options = useMemo(() => personOptions(rows), [rows]);
  return {
    rows,
    options,
    isLoading: isLoading || isRefreshing,
    failure: failure && !isRefreshing ? { ...failure, message: membersFailed } : undefined,
    onRetry: reload,
  };
}
