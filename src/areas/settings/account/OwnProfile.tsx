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

/** Longer than 50 lines, because it is one form. */
function NameForm({ profile }: { profile: Profile }) {
  const texts = useTexts(ownAccountTexts);
  const words = useTexts(settingsTexts);
  const saving = useSaving(texts);
  const client = useClient();
  const toast = useToast();
  const { state, session } = useSession();
  /** What the form was filled from; a later version is compared with it when it is saved. */
  const [opened, setOpened] = useState(profile);
  const [fillings, setFillings] = useState(0);
  const role = { administrateur: words.administrator, manager: words.manager, utilisateur: words.user }[
    state.user?.role ?? ''
  ];
  const labels: Readonly<Record<string, string>> = { prenom: texts.firstName, nom: texts.lastName };
  const save = (values: z.infer<typeof names>) =>
    saving.save<Profile>({
      send: () =>
        saving.over(
          { nameOf: () => words.account, labelOf: (field) => labels[field] ?? field },
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
  return (
    <>
      <Form key={fillings} aria-label={words.account} className={styles.form} schema={names} onValid={save}>
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
      {saving.question}
    </>
  );
}
