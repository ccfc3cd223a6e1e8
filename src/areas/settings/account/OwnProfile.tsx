import { useState } from 'react';
import * as z from 'zod/mini';
import { profileCalls } from '../../../api/endpoints/profile';
import { useClient, useQuery, write } from '../../../api/useApi';
import { useSaving } from '../../../data/save/useSaving';
import { type Profile, profileSchema } from '../../../domain/accounts/profile';
import { useSession } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Panel } from '../../../ui/display/Panel';
import { Form } from '../../../ui/form/Form';
import { FormActions } from '../../../ui/form/FormActions';
import { TextField } from '../../../ui/form/fields/TextField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { QueryState } from '../../../ui/state/QueryState';
import { useToast } from '../../../ui/toast/useToast';
import panels from '../Settings.module.css';
import { settingsTexts } from '../texts.fr';
import { AddressPanel } from './AddressPanel';
import styles from './account.module.css';
import { tellFailure } from './formFailure';
import { ownAccountTexts } from './texts.fr';

const names = z.object({ prenom: z.string(), nom: z.string() });
type Names = z.infer<typeof names>;
const NAME_MAX = 150;

/** One’s own name, role and e-mail address. */
export default function OwnProfile() {
  const texts = useTexts(ownAccountTexts);
  const words = useTexts(settingsTexts);
  const query = useQuery(profileCalls.get, {});
  return (
    <div className={panels.panels}>
      <Panel title={words.account}>
        <QueryState query={query} failed={texts.loadFailed} stale={texts.loadFailed} />
        {query.data && <NameForm profile={query.data} />}
      </Panel>
      {query.data && <AddressPanel profile={query.data} />}
    </div>
  );
}

/** Saves the own name. `opened` is what the form was filled from; another number of `fillings` fills it again. */
function useNameSave(profile: Profile) {
  const texts = useTexts(ownAccountTexts);
  const { account } = useTexts(settingsTexts);
  const { save, over, question } = useSaving(texts);
  const client = useClient();
  const toast = useToast();
  const { session } = useSession();
  // A version that is stored later is compared with it when the name is saved.
  const [opened, setOpened] = useState(profile);
  const [fillings, setFillings] = useState(0);
  const labels: Readonly<Record<string, string>> = { prenom: texts.firstName, nom: texts.lastName };
  const saveNames = (values: Names) =>
    save<Profile>({
      send: () =>
        over(
          { nameOf: () => account, labelOf: (field) => labels[field] ?? field },
          {
            opened,
            values,
            fieldsOf: () => Object.keys(labels),
            read: (present) => profileSchema.safeParse(present).data,
            send: ({ updated_at }, body) =>
              write(client, profileCalls.update, { body: { ...body, updated_at } }),
          },
        ),
      done(saved, isTaken) {
        const { prenom, nom } = saved;
        setOpened(saved);
        if (prenom !== values.prenom || nom !== values.nom) setFillings(fillings + 1);
        // The name stands in the navigation bar too.
        session.updateUser({ prenom, nom, name: `${prenom} ${nom}` });
        if (!isTaken) toast(texts.saved);
      },
      tell: tellFailure(texts),
    });
  return { opened, fillings, save: saveNames, question };
}

function NameForm({ profile }: { profile: Profile }) {
  const texts = useTexts(ownAccountTexts);
  const { account } = useTexts(settingsTexts);
  const { opened, fillings, save, question } = useNameSave(profile);
  return (
    <>
      <Form key={fillings} aria-label={account} className={styles.form} schema={names} onValid={save}>
        <TextField
          name="prenom"
          label={texts.firstName}
          required
          maxLength={NAME_MAX}
          autoComplete="given-name"
          defaultValue={opened.prenom}
        />
        <TextField
          name="nom"
          label={texts.lastName}
          required
          maxLength={NAME_MAX}
          autoComplete="family-name"
          defaultValue={opened.nom}
        />
        <OwnRole />
        <FormActions>
          <SubmitButton busyLabel={texts.saving}>{texts.save}</SubmitButton>
        </FormActions>
      </Form>
      {question}
    </>
  );
}

/** The own role, which only an administrator changes; nothing for a role that Parvis doesn't know. */
function OwnRole() {
  const texts = useTexts(ownAccountTexts);
  const { administrator, manager, user } = useTexts(settingsTexts);
  const { state } = useSession();
  const role = { administrateur: administrator, manager, utilisateur: user }[state.user?.role ?? ''];
  if (!role) return null;
  return (
    <p className={styles.text}>
      {texts.role}
      {'\u00a0'}: {role}
    </p>
  );
}
