import { useCallback, useContext, useMemo, useRef, useState } from 'react';
import { identityOf } from '../../domain/identity';
import type { Member } from '../../domain/members/member';
import { useSession } from '../../session/useSession';
import { LazyPart } from '../../ui/lazy/LazyPart';
import { KeepAlive } from '../../ui/widgetRoot/KeepAlive';
import type { AreaProps } from '../area';
import { AreaKeys } from '../frame/navigation/AreaKeys';
import { InConsoleContext } from '../frame/navigation/BackToApps';
import { useScrollRestoration } from '../frame/navigation/useScrollRestoration';
import { type memberAttributes, type memberEvents, membersArea } from './area';
import { MemberList } from './list/MemberList';
import { loadEdit, loadMemberDetail, useScreens } from './useScreens';

export { prefetchPlan } from './prefetchPlan';

const OWN_KEYS = [membersArea];

type MembersAreaProps = AreaProps<typeof memberAttributes, typeof memberEvents>;

/**
 * The members of the community: the list, and one member's record or edit form over it. Longer than 50 lines, because it
 * hands the same callbacks to three screens.
 */
export default function MembersArea({ pageSize, search, readonly, emit }: MembersAreaProps) {
  const { state } = useSession();
  // The user who opened the screen. Another user gets a new screen; an expired session keeps this one waiting.
  const [viewer] = useState(() => identityOf(state.user));
  const { screen, hasList, hasMoved, open, edit, back, toList } = useScreens();
  const list = useRef<HTMLDivElement>(null);
  useScrollRestoration(list, screen.screen === 'list');
  const isInConsole = useContext(InConsoleContext);

  const defaults = useMemo(() => ({ pageSize, search }), [pageSize, search]);
  const handleSelection = useCallback(
    (ids: readonly number[]) => void emit('selection-changed', { ids }),
    [emit],
  );
  const handleSaved = useCallback((member: Partial<Member>) => void emit('member-saved', member), [emit]);
  const handleDeleted = useCallback((member: Member) => void emit('member-deleted', member), [emit]);
  return (
    <>
      {!isInConsole && <AreaKeys areas={OWN_KEYS} isPage={false} />}
      {hasList && (
        <KeepAlive isHidden={screen.screen !== 'list'}>
          <div ref={list}>
            <MemberList
              viewer={viewer}
              defaults={defaults}
              readonly={readonly}
              onSelectionChange={handleSelection}
              onOpen={open}
              onEdit={edit}
              onSaved={handleSaved}
              onDeleted={handleDeleted}
            />
          </div>
        </KeepAlive>
      )}
      {screen.screen === 'detail' && (
        <LazyPart
          key={screen.id}
          load={loadMemberDetail}
          props={{
            id: screen.id,
            readonly,
            takesFocus: hasMoved,
            onBack: back,
            onEdit: edit,
            onDeleted: (member: Member, isOwn: boolean) => {
              if (isOwn) handleDeleted(member);
              toList();
            },
          }}
        />
      )}
      {screen.screen === 'edit' && (
        <LazyPart
          key={screen.id}
          load={loadEdit}
          props={{
            id: screen.id,
            readonly,
            onBack: back,
            onGone: toList,
            onUpdated: (member: Member) => {
              handleSaved(member);
              back();
            },
          }}
        />
      )}
    </>
  );
}
