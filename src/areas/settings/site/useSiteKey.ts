import { useState } from 'react';
import { siteCalls } from '../../../api/endpoints/site';
import { useClient, useQuery, write } from '../../../api/useApi';
import { useWriteFailure } from '../../../data/useWriteFailure';
import { useTexts } from '../../../texts/texts';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import { useToast } from '../../../ui/toast/useToast';
import { siteKeyTexts } from './texts.fr';

type KeyAction = 'create' | 'renew' | 'revoke';

const DONE = { create: 'created', renew: 'renewed', revoke: 'revoked' } as const;

/** Whether there is a key, the one that was just made, and what can be done with it. What ends the present key asks first. */
export function useSiteKey() {
  const texts = useTexts(siteKeyTexts);
  const client = useClient();
  const confirm = useConfirm();
  const toast = useToast();
  const tell = useWriteFailure();
  const query = useQuery(siteCalls.key, {});
  const [key, setKey] = useState<string>();
  const [busy, setBusy] = useState<KeyAction>();
  const mayGoOn = (action: KeyAction) =>
    action === 'create' ||
    confirm({
      ...{ title: texts[`${action}Title`], text: texts[`${action}Text`] },
      ...{ confirmLabel: texts[action], danger: true },
    });
  const run = async (action: KeyAction) => {
    if (!(await mayGoOn(action))) return;
    setBusy(action);
    try {
      if (action === 'revoke') await write(client, siteCalls.revokeKey, {});
      setKey(action === 'revoke' ? undefined : (await write(client, siteCalls.makeKey, {})).cle);
      toast(texts[DONE[action]]);
    } catch (error) {
      await tell(error, texts.notChanged);
    } finally {
      setBusy(undefined);
    }
  };
  return { query, key, busy, run };
}
