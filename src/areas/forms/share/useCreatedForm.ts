import { useCallback, useState } from 'react';
import type { Client } from '../../../api/client';
import { formulaires } from '../../../api/endpoints/formulaires';
import { useClient } from '../../../api/useApi';
import { useStableCallback } from '../../../ui/stableCallback/useStableCallback';
import type { SavedForm } from '../editing/useSaveForm';
import { formPageArgs } from '../table/useFormPage';

export const loadCreated = () => import('./CreatedForm');

/** The newest form of exactly this name, for back ends whose answer to a creation has no id. */
async function idNamed(client: Client, name: string): Promise<number | undefined> {
  const query = formPageArgs({ page: 1, pageSize: 20, search: name });
  const found = await client.call(formulaires.list, query).then(
    ({ results }) => results,
    () => [],
  );
  const ids = found.filter(({ nom_du_formulaire }) => nom_du_formulaire === name).map(({ id }) => id);
  return ids.length > 0 ? Math.max(...ids) : undefined;
}

/** The form that was created last, until another one is opened. */
export function useCreatedForm() {
  const client = useClient();
  const [created, setCreated] = useState<{ id: number; name: string }>();
  const showCreated = useStableCallback(async ({ id: given, nom_du_formulaire: name }: SavedForm) => {
    const id = given ?? (await idNamed(client, name));
    setCreated(id === undefined ? undefined : { id, name });
  });
  const hideCreated = useCallback(() => setCreated(undefined), []);
  return { created, showCreated, hideCreated };
}
