import { useCallback, useState } from 'react';
import { identityOf } from '../../domain/utilisateur';
import { useSession } from '../../session/useSession';
import type { AreaProps } from '../area';
import type { memberAttributes } from './area';
import { MemberList } from './list/MemberList';

type MembersAreaProps = AreaProps<typeof memberAttributes, 'selection-changed'>;

/** The members of the community. */
export default function MembersArea({ pageSize, search, emit }: MembersAreaProps) {
  const { state } = useSession();
  // Whoever opened the screen: another user gets a fresh one, an expired session keeps it waiting.
  const [viewer] = useState(() => identityOf(state.user));
  const handleSelection = useCallback(
    (ids: readonly number[]) => void emit('selection-changed', { ids }),
    [emit],
  );
  return <MemberList viewer={viewer} defaults={{ pageSize, search }} onSelectionChange={handleSelection} />;
}
