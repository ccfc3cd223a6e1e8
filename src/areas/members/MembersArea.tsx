import { useCallback, useContext, useMemo, useRef, useState } from 'react';
import { identityOf } from '../../domain/identity';
import type { Member, Named } from '../../domain/members/member';
import { useSession } from '../../session/useSession';
import { LazyPart } from '../../ui/lazy/LazyPart';
import { KeepAlive } from '../../ui/widgetRoot/KeepAlive';
import type { AreaProps } from '../area';
import { AreaKeys } from '../frame/navigation/AreaKeys';
import { InConsoleContext } from '../frame/navigation/BackToApps';
import { useScrollRestoration } from '../frame/navigation/useScrollRestoration';
import { PaletteScope } from '../frame/palette/PaletteScope';
import { type memberAttributes, type memberEvents, membersArea } from './area';
import { MemberList } from './list/MemberList';
import { loadEdit, loadMemberDetail, useScreens } from './useScreens';

export { prefetchPlan } from './prefetchPlan';

const OWN_AREAS = [membersArea];

type MembersAreaProps = AreaProps<typeof memberAttributes, typeof memberEvents>;

/** The members of the community: the list, and one member's record or edit form over it. */
export default function MembersArea({ pageSize, search, readonly, emit }: MembersAreaProps) {
  const { state } = useSession();
  // The user who opened the screen. Another user gets a new screen; an expired session keeps this one waiting.
  const [viewer] = useState(() => identityOf(state.user));
  const screens = useScreens();
  const { hasList, open, edit } = screens;
  const isList = screens.screen.screen === 'list';
  const list = useRef<HTMLDivElement>(null);
  useScrollRestoration(list, isList);
  const isInConsole = useContext(InConsoleContext);
  const defaults = useMemo(() => ({ pageSize, search }), [pageSize, search]);
  const { onSelectionChange, mayOpen, onCreated, onUpdated, onDeleted } = useReports(emit);
  return (
    <PaletteScope areas={OWN_AREAS}>
      {!isInConsole && <AreaKeys areas={OWN_AREAS} isPage={false} />}
      {hasList && (
        <KeepAlive isHidden={!isList}>
          <div ref={list}>
            <MemberList
              viewer={viewer}
              defaults={defaults}
              readonly={readonly}
              onSelectionChange={onSelectionChange}
              mayOpen={mayOpen}
              onOpen={open}
              onEdit={edit}
              onSaved={onCreated}
              onUpdated={onUpdated}
              onDeleted={onDeleted}
            />
          </div>
        </KeepAlive>
      )}
      <MemberScreen screens={screens} readonly={readonly} onUpdated={onUpdated} onDeleted={onDeleted} />
    </PaletteScope>
  );
}

/** Tell the host page what happened to members. They stay the same, because the list is memoised on them. */
function useReports(emit: MembersAreaProps['emit']) {
  const onSelectionChange = useCallback(
    (ids: readonly number[]) => void emit('selection-changed', { ids }),
    [emit],
  );
  const mayOpen = useCallback((id: number) => emit('open', { id }), [emit]);
  const { onCreated, onUpdated, onDeleted } = useMemo(() => {
    const report = (isNew: boolean) => (member: Partial<Member>) =>
      void emit('member-saved', { id: member.id, ...namesOf(member), isNew });
    return {
      onCreated: report(true),
      onUpdated: report(false),
      onDeleted: (member: Member) => void emit('member-deleted', { id: member.id, ...namesOf(member) }),
    };
  }, [emit]);
  return { onSelectionChange, mayOpen, onCreated, onUpdated, onDeleted };
}

const namesOf = ({ nom = null, prenom = null }: Named) => ({ nom, prenom });

interface MemberScreenProps {
  screens: ReturnType<typeof useScreens>;
  readonly: boolean;
  onUpdated(member: Member): void;
  onDeleted(member: Member): void;
}

/** The record or the edit form that the address names; nothing while the list shows. */
function MemberScreen({ screens, readonly, onUpdated, onDeleted }: MemberScreenProps) {
  const { screen, hasMoved, edit, back, toList } = screens;
  if (screen.screen === 'list') return null;
  const { id } = screen;
  if (screen.screen === 'edit') {
    const handleUpdated = (member: Member) => {
      onUpdated(member);
      back();
    };
    const props = { id, readonly, onBack: back, onGone: toList, onUpdated: handleUpdated };
    return <LazyPart key={`edit ${id}`} load={loadEdit} props={props} />;
  }
  const handleDeleted = (member: Member, isOwn: boolean) => {
    if (isOwn) onDeleted(member);
    toList();
  };
  const ways = { onBack: back, onEdit: edit, onUpdated, onGone: toList, onDeleted: handleDeleted };
  const props = { id, readonly, takesFocus: hasMoved, ...ways };
  return <LazyPart key={id} load={loadMemberDetail} props={props} />;
}
