import { groupsFamily } from '../../../../src/api/endpoints/contractOnly/configuredFamilies';
import { departements } from '../../../../src/api/endpoints/departements';
import { groupes } from '../../../../src/api/endpoints/groupes';
import { membresWrites } from '../../../../src/api/endpoints/membresWrites';
import type { Api } from '../../http/api';
import { invalid } from '../../http/httpError';
import { Reply, route } from '../../http/route';
import { memberWithRelations } from '../memberDetail';
import { memberTexts } from '../texts';
import { enqueueMemberWrite } from '../write/enqueueMemberWrite';
import { idsIn, type MemberSelection } from './MemberSelection';
import {
  departmentStays,
  endStays,
  enter,
  groupStays,
  leave,
  type Parent,
  parentOf,
  type StayKind,
} from './stays';
import { addStep, addTags, removeTags } from './tagsAndSteps';

const isWhole = { isWhole: true } as const;
const TAGS_MAX = 100;

/** The call succeeds even when members were left out; `refus` says which and why. */
const answer = (message: string, data: object, { refusals }: MemberSelection) => ({
  success: true,
  message,
  data: { ...data, refus: refusals },
});

const membersIn = (field: string, ids: readonly number[]) => idsIn(field, ids, memberTexts.noMember);

function tagRoutes(api: Api): void {
  route(
    api,
    membresWrites.addTags,
    async ({ body }) => {
      const ids = membersIn('membre_ids', body.membre_ids);
      const tags = idsIn('tags_ids', body.tags_ids, memberTexts.noTag, TAGS_MAX);
      const chosen = await enqueueMemberWrite(api.db, (trx) => addTags(trx, ids, tags));
      const count = chosen.ids.length;
      return answer(
        memberTexts.tagged(tags.length, count),
        { membres_associes: count, tags_associes: tags.length },
        chosen,
      );
    },
    isWhole,
  );
  route(
    api,
    membresWrites.removeTags,
    async ({ id, body }) => {
      const tags = idsIn('tag_ids', body.tag_ids, memberTexts.noTagToRemove, TAGS_MAX);
      await enqueueMemberWrite(api.db, (trx) => removeTags(trx, Number(id), tags));
      return { success: true, message: memberTexts.untagged };
    },
    isWhole,
  );
}

function stepRoutes(api: Api): void {
  route(api, membresWrites.addStep, async ({ body }) => {
    const ids = membersIn('membre_ids', body.membre_ids);
    const [stepId] = idsIn('etape_id', [body.etape_id], memberTexts.goneStep);
    const { step, chosen } = await enqueueMemberWrite(api.db, (trx) =>
      addStep(trx, stepId!, ids, api.today()),
    );
    const count = chosen.ids.length;
    const data = { membres_associes: count, etape_associee: step, refus: chosen.refusals };
    return new Reply(data, memberTexts.stepped(step.libelle, count));
  });
}

type Move = typeof enter;
type Said = (nom: string, count: number) => string;

/**
 * Moves members into or out of one group or department.
 * @param gone the sentence for a missing group or department, when its id isn't part of the address
 */
async function moved(
  api: Api,
  kind: StayKind,
  move: Move,
  id: number,
  ids: number[],
  said: Said,
  gone?: string,
) {
  const { parent, chosen } = await enqueueMemberWrite(api.db, async (trx) => {
    const found: Parent = await parentOf(trx, kind, id, gone);
    return { parent: found, chosen: await move(trx, kind, found, ids, api.today()) };
  });
  const count = chosen.ids.length;
  return answer(said(parent.nom, count), { [kind.key]: parent.id, membres: count }, chosen);
}

function groupRoutes(api: Api, family: Pick<typeof groupes, 'addMembers' | 'removeMembers'>): void {
  route(
    api,
    family.addMembers,
    ({ id, body }) => {
      const ids = membersIn('membre_ids', body.membre_ids);
      return moved(api, groupStays, enter, Number(id), ids, memberTexts.addedToGroup);
    },
    isWhole,
  );
  route(
    api,
    family.removeMembers,
    async ({ id, body }) => {
      if (body.groupe_id.trim() !== String(Number(id))) throw invalid({ groupe_id: memberTexts.otherGroup });
      const ids = membersIn('member_ids', body.member_ids);
      return moved(api, groupStays, leave, Number(id), ids, memberTexts.removedFromGroup);
    },
    isWhole,
  );
}

function departmentRoutes(api: Api): void {
  route(
    api,
    departements.addMembers,
    async ({ body }) => {
      const ids = membersIn('membre_ids', body.membre_ids);
      const [id] = idsIn('departement_id', [body.departement_id], memberTexts.goneDepartment);
      const { addedToDepartment, goneDepartment } = memberTexts;
      return moved(api, departmentStays, enter, id!, ids, addedToDepartment, goneDepartment);
    },
    isWhole,
  );
  route(
    api,
    departements.removeMembers,
    async ({ id, body }) => {
      const ids = membersIn('member_ids', body.member_ids);
      return moved(api, departmentStays, leave, Number(id), ids, memberTexts.removedFromDepartment);
    },
    isWhole,
  );
}

/** Sets or clears the group or department of a member. A member who is already there isn't refused. */
function settle(api: Api, kind: StayKind, id: number, parentId: number | null) {
  return enqueueMemberWrite(api.db, async (trx) => {
    const before = await memberWithRelations(trx, id);
    if (parentId === null) await endStays(trx, kind, [id], api.today());
    else await enter(trx, kind, await parentOf(trx, kind, parentId, kind.gone), [before.id], api.today());
    return memberWithRelations(trx, id);
  });
}

function settleRoutes(api: Api): void {
  const idOrNull = (field: string, id: number | null) => (id === null ? null : idsIn(field, [id], '')[0]!);
  route(api, membresWrites.setGroup, async ({ id, body }) => {
    const groupe = idOrNull('groupe_id', body.groupe_id);
    return new Reply(await settle(api, groupStays, Number(id), groupe), memberTexts.groupSet);
  });
  route(api, membresWrites.setDepartment, async ({ id, body }) => {
    const departement = idOrNull('departement_id', body.departement_id);
    return new Reply(await settle(api, departmentStays, Number(id), departement), memberTexts.departmentSet);
  });
}

/** Serves bulk actions on members, and the group and department of one member. */
export function bulkRoutes(api: Api): void {
  tagRoutes(api);
  stepRoutes(api);
  for (const family of [groupes, groupsFamily]) groupRoutes(api, family);
  departmentRoutes(api);
  settleRoutes(api);
}
