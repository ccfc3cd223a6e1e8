import * as z from 'zod/mini';
import { profil } from '../../../api/endpoints/accounts/profil';
import { useClient, useQuery, write } from '../../../api/useApi';
import { useSession } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Form } from '../../../ui/form/Form';
import { FormActions } from '../../../ui/form/FormActions';
import { TextField } from '../../../ui/form/fields/TextField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { Panel } from '../../../ui/panel/Panel';
import { QueryState } from '../../../ui/state/QueryState';
import { useToast } from '../../../ui/toast/useToast';
import { settingsTexts } from '../texts';
import styles from './account.module.css';
import { formFailure } from './formFailure';
import { ownAccountTexts } from './texts';

const names = z.object({ prenom: z.string(), nom: z.string() });
const NAME_MAX = 150;

/** One's own name, address and role. Longer than 50 lines, because it is one form. */
export default function OwnProfile() {
  const texts = useTexts(ownAccountTexts);
  const words = useTexts(settingsTexts);
  const client = useClient();
  const toast = useToast();
  const { state, session } = useSession();
  const query = useQuery(profil.get, {});
  const role = { administrateur: words.administrator, manager: words.manager, utilisateur: words.user }[
    state.user?.role ?? ''
  ];
  const save = (body: z.infer<typeof names>) =>
    formFailure(async () => {
      await write(client, profil.update, { body });
      toast(texts.saved);
      // The name stands in the navigation bar too.
      await session.verify();
    }, texts.saveFailed);
  return (
    <Panel title={words.account}>
      <QueryState query={query} failed={texts.loadFailed} stale={texts.loadFailed} />
      {query.data && (
        <Form className={styles.form} schema={names} onValid={save}>
          <TextField
            name="prenom"
            label={texts.firstName}
            required
            maxLength={NAME_MAX}
            autoComplete="given-name"
            defaultValue={query.data.prenom}
          />
          <TextField
            name="nom"
            label={texts.lastName}
            required
            maxLength={NAME_MAX}
            autoComplete="family-name"
            defaultValue={query.data.nom}
          />
          <p className={styles.text}>
            {words.email}
            {'\u00a0'}: {query.data.email}
          </p>
          {role && (
            <p className={styles.text}>
              {texts.role}
              {'\u00a0'}: {role}
            </p>
          )}
          <FormActions>
            <SubmitButton busyLabel={texts.saving}>{texts.save}</SubmitButton>
          </FormActions>
        </Form>
      )}
    </Panel>
  );
}
