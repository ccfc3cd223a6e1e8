import { groupes } from '../../api/endpoints/groupes';
import { useQuery } from '../../api/useApi';
import { type CatalogViewProps, shortened } from '../../catalog/source';
import type { Groupe } from '../../domain/members/groupe';
import { useAddMembers } from '../../people/adding/useAddMembers';
import { PeopleDialog } from '../../people/PeopleDialog';
import { ALL_FACTS } from '../../people/person';
import { useGroupRemoval } from '../../people/removal/useGroupRemoval';
import { useRight } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { OpenInListLink, recordLink } from '../frame/navigation/MembersLink';
import { useMembersPath } from '../frame/navigation/membersPath';
import { groupTexts } from './texts';

/** The members of a group, with every fact that their records have. */
export default function GroupMembers({ row: groupe, onClose, onEdit }: CatalogViewProps<Groupe>) {
  const texts = useTexts(groupTexts);
  const path = useMembersPath();
  const canExport = useRight('membres.exporter');
  const remove = useGroupRemoval('toast');
  const query = useQuery(groupes.membres, { id: groupe.id });
  const adding = useAddMembers({
    place: 'groupe_actuel',
    to: groupe,
    present: query.data?.membres ?? [],
    endpoint: groupes.addMembers,
    argsOf: (membre_ids) => ({ id: groupe.id, body: { membre_ids } }),
  });
  return (
    <>
      <PeopleDialog
        title={texts.members(shortened(groupe.nom))}
        query={{ ...query, data: query.data?.membres }}
        failed={texts.membersFailed}
        empty={texts.membersEmpty}
        facts={ALL_FACTS}
        canExport={canExport}
        hasStatus
        more={
          <>
            {onEdit && adding.button}
            {path && <OpenInListLink to={path('groupes', groupe.id)} />}
          </>
        }
        linkOf={path && recordLink}
        onRemove={onEdit && ((membre, onRemoved) => remove(membre, groupe, onRemoved))}
        offer={onEdit && adding.button}
        onClose={onClose}
      />
      {adding.dialog}
    </>
  );
}
