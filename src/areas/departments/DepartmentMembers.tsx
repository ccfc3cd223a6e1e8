import { useEffect } from 'react';
import { departmentCalls } from '../../api/endpoints/departments';
import { useQuery } from '../../api/useApi';
import { type CatalogViewProps, shortened } from '../../catalog/source';
import type { Department } from '../../domain/members/department';
import { useAddMembers } from '../../people/adding/useAddMembers';
import { PeopleDialog } from '../../people/PeopleDialog';
import type { FactKey } from '../../people/person';
import { useDepartmentRemoval } from '../../people/removal/useDepartmentRemoval';
import { useIsHiddenByPage } from '../../session/hostPage';
import { useCapability, useRight } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { useAlert } from '../../ui/dialog/useAlert';
import { OpenInListLink, recordLink } from '../frame/navigation/MembersLink';
import { useMembersPath } from '../frame/navigation/membersPath';
import { departmentTexts } from './texts.fr';

/** What the members of a department have in the answer of a back end; their other fields stay in the record. */
const FACTS: readonly FactKey[] = [
  'email',
  'telephone',
  'profession',
  'situation_matrimoniale',
  'date_naissance',
];

/** The members of a department. */
export default function DepartmentMembers(props: CatalogViewProps<Department>) {
  const { row: department, onClose, onEdit } = props;
  const texts = useTexts(departmentTexts);
  const alert = useAlert();
  const remove = useDepartmentRemoval('toast');
  const path = useMembersPath();
  const mayChange = !useIsHiddenByPage('members') && onEdit !== undefined;
  const canExport = useRight('membres.exporter');
  const canFilter = useCapability('filtres');
  const query = useQuery(departmentCalls.membres, { id: department.id });
  const adding = useAddMembers({
    place: 'departement_actuel',
    to: department,
    present: query.data?.membres ?? [],
    endpoint: departmentCalls.addMembers,
    argsOf: (membre_ids) => ({ body: { departement_id: department.id, membre_ids } }),
  });
  const { failure } = query;
  // When a refresh fails, the list stays and a line says that it may be out of date, so there is no alert.
  const isMissing = query.data === undefined;
  useEffect(() => {
    // After an expired session, the sign-in form is shown instead.
    if (isMissing && failure && failure.kind !== 'unauthenticated')
      void alert({ title: texts.error, text: texts.membersFailed, tone: 'error' });
  }, [isMissing, failure, alert, texts]);
  return (
    <>
      <PeopleDialog
        title={texts.members(shortened(department.nom))}
        query={{ ...query, data: query.data?.membres }}
        failed={texts.membersFailed}
        empty={texts.membersEmpty}
        facts={FACTS}
        canExport={canExport}
        more={
          <>
            {mayChange && adding.button}
            {path && canFilter && <OpenInListLink to={path('departements', department.id)} />}
          </>
        }
        linkOf={path && recordLink}
        onRemove={mayChange ? (member, onRemoved) => remove(member, department, onRemoved) : undefined}
        offer={mayChange && adding.button}
        onClose={onClose}
      />
      {adding.dialog}
    </>
  );
}
