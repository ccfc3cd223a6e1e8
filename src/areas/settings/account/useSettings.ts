import { useState } from 'react';
import type { Client } from '../../../api/client';
import { profileCalls } from '../../../api/endpoints/profile';
import { updateCache, useClient, useQuery, write } from '../../../api/useApi';
import { saveOver } from '../../../data/save/saveOver';
import { useWriteFailure } from '../../../data/useWriteFailure';
import { profileSchema } from '../../../domain/accounts/profile';
import type { UserSettings } from '../../../domain/accounts/userSettings';
import { useSession } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { useToast } from '../../../ui/toast/useToast';
import { ownAccountTexts } from './texts.fr';

/** The settings with the version that a change is made on. */
type Versioned = UserSettings & { updated_at: string };

function versioned(present: unknown): Versioned | undefined {
  const { data } = profileSchema.safeParse(present);
  return data && { ...data.reglages, updated_at: data.updated_at };
}

/** Saves a part of the settings on the version that it was chosen on. */
const saveSettings = (client: Client, opened: Versioned, part: Partial<UserSettings>) =>
  saveOver({
    opened,
    values: part,
    fieldsOf: () => Object.keys(part),
    read: versioned,
    send: ({ updated_at }, values) =>
      write(client, profileCalls.changeSettings, { body: { ...values, updated_at } }),
    // A setting is one choice: what was chosen elsewhere meanwhile is shown, and can be changed again.
    ask: async (differences) => ({ kind: 'save', theirs: differences.map(({ field }) => field) }),
  });

/** The settings of the signed-in person, each saved at once and then in effect in every widget and tab. */
export function useSettings() {
  const texts = useTexts(ownAccountTexts);
  const client = useClient();
  const tell = useWriteFailure();
  const toast = useToast();
  const { session } = useSession();
  const query = useQuery(profileCalls.get, {});
  /** What was chosen and is being saved. */
  const [pending, setPending] = useState<Partial<UserSettings>>({});

  const adopt = ({ updated_at, ...settings }: Versioned) => {
    updateCache(client, profileCalls.get, {}, (before) => ({ ...before, reglages: settings, updated_at }));
    session.updateUser({ reglages: settings });
  };
  const change = async (part: Partial<UserSettings>): Promise<void> => {
    const opened = versioned(query.data);
    if (!opened) return;
    setPending((before) => ({ ...before, ...part }));
    try {
      const outcome = await saveSettings(client, opened, part);
      if (outcome.kind === 'edit') return;
      const saved = outcome.kind === 'saved' ? versioned(outcome.answer) : outcome.row;
      if (saved) adopt(saved);
      toast(outcome.kind === 'saved' ? texts.settingSaved : texts.settingChanged);
    } catch (error) {
      await tell(error, texts.saveFailed);
    } finally {
      setPending((before) => {
        const keys = Object.keys(before).filter((key) => !(key in part));
        return Object.fromEntries(keys.map((key) => [key, before[key as keyof UserSettings]]));
      });
    }
  };
  const settings = query.data && { ...query.data.reglages, ...pending };
  return { query, settings, change };
}
