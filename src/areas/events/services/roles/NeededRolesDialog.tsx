import { useState } from 'react';
import { serviceCalls } from '../../../../api/endpoints/services/dates';
import { roleCalls } from '../../../../api/endpoints/speakers';
import { failureOf } from '../../../../api/errors';
import { invalidate, useClient, useQuery, useSave } from '../../../../api/useApi';
import { type EventRole, type NeededRole, ROLE_NUMBER_MAX } from '../../../../domain/events/staffing';
import { readFailureText } from '../../../../texts/failures';
import { useTexts } from '../../../../texts/texts';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { Select } from '../../../../ui/form/fields/Select';
import { TextField } from '../../../../ui/form/fields/TextField';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { useToast } from '../../../../ui/toast/useToast';
import { failedForm } from '../../failedForm';
import { controlOf, neededRolesSchema, seenRoles } from './neededRolesForm';
import { neededRolesTexts } from './texts.fr';

interface NeededRolesDialogProps {
  /** The event's id. */
  id: number;
  /** The roles of the event: needed, or assigned. */
  roles: readonly EventRole[];
  onClose(): void;
}

/** How many people an event needs in each role, on each of its dates. */
export default function NeededRolesDialog({ id, roles, onClose }: NeededRolesDialogProps) {
  const texts = useTexts(neededRolesTexts);
  const client = useClient();
  const toast = useToast();
  const { save } = useSave(serviceCalls.setRoles);
  // What was seen when the dialog opened: a later answer must not hide a change of another user.
  const [opened] = useState(roles);
  const send = async (needed: NeededRole[]) => {
    try {
      await save({ id, body: { roles: needed, avant: seenRoles(opened) } });
      toast(texts.saved);
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.status === 409) await invalidate(client, serviceCalls.setRoles.invalidates);
      const [field, sentence] = Object.entries(failure.fields ?? {})[0] ?? [];
      const role = needed[Number(/^roles\.(\d+)$/.exec(field ?? '')?.[1])];
      if (role && sentence) return { errors: { [controlOf(role.role_intervenant)]: sentence } };
      return failedForm(failure);
    }
  };
  return (
    <FormDialog
      title={texts.title}
      size="small"
      schema={neededRolesSchema(texts.whole(ROLE_NUMBER_MAX))}
      saveLabel={texts.save}
      savingLabel={texts.saving}
      onClose={onClose}
      onSave={send}
    >
      <p>{texts.intro}</p>
      <Roles opened={opened} />
    </FormDialog>
  );
}

/** A number for each role of the event, and a choice of further roles. */
function Roles({ opened }: { opened: readonly EventRole[] }) {
  const texts = useTexts(neededRolesTexts);
  const query = useQuery(roleCalls.all, {});
  const [added, setAdded] = useState<readonly EventRole[]>([]);
  const shown = [...opened, ...added];
  const all = query.data?.results ?? [];
  const others = all.filter(({ id }) => !shown.some((role) => role.id === id));
  const add = (value: string) => {
    const role = others.find(({ id }) => String(id) === value);
    if (role) setAdded([...added, { id: role.id, libelle: role.libelle, nombre: 0 }]);
  };
  return (
    <>
      {shown.map(({ id, libelle, nombre }) => (
        <TextField
          key={id}
          name={controlOf(id)}
          label={texts.number(libelle)}
          inputMode="numeric"
          autoComplete="off"
          autoFocus={added.at(-1)?.id === id}
          defaultValue={nombre > 0 ? String(nombre) : ''}
        />
      ))}
      {/* It has its room before the roles are there, so that the buttons below stay where they are. */}
      {(query.isLoading || others.length > 0) && (
        <Select
          disabled={query.isLoading}
          // Empty again after each choice.
          key={added.length}
          label={texts.add}
          placeholder={texts.choose}
          options={others.map(({ id, libelle }) => ({ value: String(id), label: libelle }))}
          defaultValue=""
          onChange={add}
        />
      )}
      {query.failure && (
        <ErrorState
          inline
          message={readFailureText(query.failure, texts.rolesFailed)}
          isRetrying={query.isRefreshing}
          onRetry={query.reload}
        />
      )}
      {query.data && all.length === 0 && <p>{texts.noRole}</p>}
    </>
  );
}
