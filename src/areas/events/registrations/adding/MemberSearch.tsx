import { useMemo } from 'react';
import { memberCalls } from '../../../../api/endpoints/members';
import { useQuery } from '../../../../api/useApi';
import type { PickedMember } from '../../../../domain/members/member';
import { personOptions } from '../../../../people/personOptions';
import { useTexts } from '../../../../texts/texts';
import { ComboBox } from '../../../../ui/picker/ComboBox';
import { registrationSectionTexts } from '../texts.fr';

interface MemberSearchProps {
  chosen: number | undefined;
  onChoose(person: PickedMember | undefined): void;
}

const NO_MEMBERS: readonly PickedMember[] = [];

/** Looks for the person among the members, so that nobody on file is typed a second time. */
export function MemberSearch({ chosen, onChoose }: MemberSearchProps) {
  const texts = useTexts(registrationSectionTexts);
  const query = useQuery(memberCalls.simple, {}, { alwaysReload: true });
  const { data, failure, isLoading, isRefreshing, reload } = query;
  const rows = data ?? NO_MEMBERS;
  const options = useMemo(() => personOptions(rows), [rows]);
  return (
    <ComboBox
      label={texts.knownPerson}
      options={options}
      chosen={chosen}
      onChoose={(id) => onChoose(rows.find((row) => row.id === id))}
      isLoading={isLoading || isRefreshing}
      failure={failure && !isRefreshing ? { ...failure, message: texts.membersFailed } : undefined}
      onRetry={reload}
    />
  );
}
