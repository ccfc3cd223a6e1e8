import { groupsFamily } from '../../../../src/api/endpoints/configuredFamilies';
import { departmentCalls } from '../../../../src/api/endpoints/departments';
import { groupCalls } from '../../../../src/api/endpoints/groups';
import { memberWriteCalls } from '../../../../src/api/endpoints/memberWrites';
import type { Member } from '../../../../src/domain/members/member';
import { isActive } from '../../../../src/domain/register/whoCounts';
import type { Api } from '../../guard/api';
import { operationToUndo } from '../../guard/undo/operationToUndo';
import { writeRoute } from '../../guard/writes/writeRoute';
import { invalid } from '../../http/httpError';
import { Reply } from '../../http/route';
import { httpTexts } from '../../http/texts';
import type { Work } from '../../store/database/writeQueue';
import { memberWithRelations } from '../../store/rows/memberDetail';
import { departmentStays, endStays, groupStays, type StayKind } from '../../store/rows/stays';
import { isCalendarDay } from '../../time/days';
import { idsIn, type MemberSplit } from './MemberSplit';
import { enter, leave, type Parent, parentOf, stayTexts } from './stays';
import { addStep, addTags, removeStep, removeTags } from './tagsAndSteps';
import { memberTexts } from './texts';

const isWhole = { isWhole: true } as const;
const TAGS_MAX = 100;

/** The call succeeds even when members were left out; `refus` says which and why. */
const answer = (message: string, data: object, { refusals }: MemberSplit, operation?: number) => ({
  success: true,
  message,
  data: { ...data, refus: refusals, operation },
});

const membersIn = (field: string, ids: readonly number[]) => idsIn(field, ids, memberTexts.noMember);

function tagRoutes(api: Api): void {
  writeRoute(
    api,
    memberWriteCalls.addTags,
    'membres',
    ({ body }) => {
      const ids = membersIn('membre_ids', body.membre_ids);
      const tags = idsIn('tags_ids', body.tags_ids, memberTexts.noTag, TAGS_MAX);
      return async (trx) => {
        const chosen = await addTags(trx, ids, tags);
        const count = chosen.ids.length;
        const data = { membres_associes: count, tags_associes: tags.length };
        const operation = await operationToUndo(api, memberWriteCalls.addTags, trx);
        return answer(memberTexts.tagged(tags.length, count), data, chosen, operation);
      };
    },
    isWhole,
  );
  writeRoute(
    api,
    memberWriteCalls.removeTags,
    'membres',
    ({ id, body }) => {
      const tags = idsIn('tag_ids', body.tag_ids, memberTexts.noTagToRemove, TAGS_MAX);
      return async (trx) => {
        await removeTags(trx, Number(id), tags);
        return { success: true, message: memberTexts.untagged };
      };
    },
    isWhole,
  );
}

function stepRoutes(api: Api): void {
  writeRoute(api, memberWriteCalls.addStep, 'membres', ({ body }) => {
    const ids = membersIn('membre_ids', body.membre_ids);
    const [stepId] = idsIn('etape_id', [body.etape_id], memberTexts.goneStep);
    const day = reachedOn(body.date_association, api.today());
    return async (trx) => {
      const { step, chosen } = await addStep(trx, stepId!, ids, day);
      const count = chosen.ids.length;
      const operation = await operationToUndo(api, memberWriteCalls.addStep, trx);
      const data = { membres_associes: count, etape_associee: step, refus: chosen.refusals, operation };
      return new Reply(data, memberTexts.stepped(step.libelle, count));
    };
  });
  writeRoute(
    api,
    memberWriteCalls.removeStep,
    'membres',
    ({ id, body }) => {
      const [stepId] = idsIn('etape_id', [body.etape_id], memberTexts.goneStep);
      return async (trx) => {
        await removeStep(trx, Number(id), stepId!);
        return { success: true, message: memberTexts.stepTaken };
      };
    },
    isWhole,
  );
}

/** The day on which a step was reached: today, unless a removal is taken back. */
function reachedOn(day: string | undefined, today: string): string {
  if (day === undefined) return today;
  if (!isCalendarDay(day)) throw invalid({ date_association: httpTexts.badDate });
  if (day > today) throw invalid({ date_association: memberTexts.futureDate });
  return day;
}

type Move = typeof enter;
type Said = (name: string, count: number) => string;

/**
 * Moves members into or out of one group or department.
 * @param gone the sentence for a missing group or department, when its id isn't part of the address
 */
const moved =
  (
    api: Api,
    endpoint: { id: string },
    kind: StayKind,
    move: Move,
    id: number,
    ids: number[],
    said: Said,
    gone?: string,
  ): Work<ReturnType<typeof answer>> =>
  async (trx) => {
    const parent: Parent = await parentOf(trx, kind, id, gone);
    const chosen = await move(trx, kind, parent, ids, api.today());
    const count = chosen.ids.length;
    const operation = await operationToUndo(api, endpoint, trx);
    return answer(said(parent.nom, count), { [kind.key]: parent.id, membres: count }, chosen, operation);
  };

function groupRoutes(api: Api, family: Pick<typeof groupCalls, 'addMembers' | 'removeMembers'>): void {
  writeRoute(
    api,
    family.addMembers,
    'membres',
    ({ id, body }) => {
      const ids = membersIn('membre_ids', body.membre_ids);
      return moved(api, family.addMembers, groupStays, enter, Number(id), ids, memberTexts.addedToGroup);
    },
    isWhole,
  );
  writeRoute(
    api,
    family.removeMembers,
    'membres',
    ({ id, body }) => {
      if (body.groupe_id.trim() !== String(Number(id))) throw invalid({ groupe_id: memberTexts.otherGroup });
      const ids = membersIn('member_ids', body.member_ids);
      return moved(
        api,
        family.removeMembers,
        groupStays,
        leave,
        Number(id),
        ids,
        memberTexts.removedFromGroup,
      );
    },
    isWhole,
  );
}

function departmentRoutes(api: Api): void {
  writeRoute(
    api,
    departmentCalls.addMembers,
    'membres',
    ({ body }) => {
      const ids = membersIn('membre_ids', body.membre_ids);
      const [id] = idsIn('departement_id', [body.departement_id], memberTexts.goneDepartment);
      const { addedToDepartment, goneDepartment } = memberTexts;
      return moved(
        api,
        departmentCalls.addMembers,
        departmentStays,
        enter,
        id!,
        ids,
        addedToDepartment,
        goneDepartment,
      );
    },
    isWhole,
  );
  writeRoute(
    api,
    departmentCalls.removeMembers,
    'membres',
    ({ id, body }) => {
      const ids = membersIn('member_ids', body.member_ids);
      return moved(
        api,
        departmentCalls.removeMembers,
        departmentStays,
        leave,
        Number(id),
        ids,
        memberTexts.removedFromDepartment,
      );
    },
    isWhole,
  );
}

/** Sets or clears the group or department of a member. A member who is already there isn't refused. */
const settle =
  (api: Api, kind: StayKind, id: number, parentId: number | null, said: string): Work<Reply<Member>> =>
  async (trx) => {
    const before = await memberWithRelations(trx, id);
    if (parentId !== null && !isActive(before)) throw invalid({ [kind.key]: memberTexts.notActive });
    if (parentId === null) await endStays(trx, kind, [id], api.today());
    else
      await enter(
        trx,
        kind,
        await parentOf(trx, kind, parentId, stayTexts[kind.parents].gone),
        [before.id],
        api.today(),
      );
    return new Reply(await memberWithRelations(trx, id), said);
  };

function settleRoutes(api: Api): void {
  const idOrNull = (field: string, id: number | null) => (id === null ? null : idsIn(field, [id], '')[0]!);
  writeRoute(api, memberWriteCalls.setGroup, 'membres', ({ id, body }) => {
    const group = idOrNull('groupe_id', body.groupe_id);
    return settle(api, groupStays, Number(id), group, memberTexts.groupSet);
  });
  writeRoute(api, memberWriteCalls.setDepartment, 'membres', ({ id, body }) => {
    const department = idOrNull('departement_id', body.departement_id);
    return settle(api, departmentStays, Number(id), department, memberTexts.departmentSet);
  });
}

/** Serves bulk actions on members, and the group and department of one member. */
export function bulkRoutes(api: Api): void {
  tagRoutes(api);
  stepRoutes(api);
  for (const family of [groupCalls, groupsFamily]) groupRoutes(api, family);
  departmentRoutes(api);
  settleRoutes(api);
}
