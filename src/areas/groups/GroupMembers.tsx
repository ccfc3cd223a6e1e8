import { groupCalls } from '../../api/endpoints/groups';
import { useQuery } from '../../api/useApi';
import { type CatalogViewProps, shortened } from '../../catalog/source';
import type { Group } from '../../domain/members/group';
import { useAddMembers } from '../../people/adding/useAddMembers';
import { PeopleDialog } from '../../people/PeopleDialog';
import { ALL_FACTS } from '../../people/person';
import { useGroupRemoval } from '../../people/removal/useGroupRemoval';
import { useIsHiddenByPage } from '../../session/hostPage';
import { useRight } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { OpenInListLink, recordLink } from '../frame/navigation/MembersLink';
import { useMembersPath } from '../frame/navigation/membersPath';
import { groupTexts } from './texts.fr';

/** The members of a group, with every fact that their records have. */
export default function GroupMembers({ row: group, onClose, onEdit }: CatalogViewProps<Group>) {
  const texts = useTexts(groupTexts);
  const path = useMembersPath();
  const mayChange = !useIsHiddenByPage('members') && onEdit !== undefined;
  const canExport = useRight('membres.exporter');
  const remove = useGroupRemoval('toast');
  const query = useQuery(groupCalls.membres, { id: group.id });
  const adding = useAddMembers({
    place: 'groupe_actuel',
    to: group,
    present: query.data?.membres ?? [],
    endpoint: groupCalls.addMembers,
    argsOf: (membre_ids) => ({ id: group.id, body: { membre_ids } }),
  });
  return (
    <>
      <PeopleDialog
        title={texts.members(shortened(group.nom))}
        query={{ ...query, data: query.data?.membres }}
        failed={texts.membersFailed}
        empty={texts.membersEmpty}
        facts={ALL_FACTS}
        canExport={canExport}
        hasStatus
        more={
          <>
            {mayChange && adding.button}
            {path && <OpenInListLink to={path('groupes', group.id)} />}
          </>
        }
        linkOf={path && recordLink}
        onRemove={mayChange ? (member, onRemoved) => remove(member, group, onRemoved) : undefined}
        offer={mayChange && adding.button}
        onClose={onClose}
      />
      {adding.dialog}
    </>
  );
}
