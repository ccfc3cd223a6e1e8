import { useRef } from 'react';
import type * as z from 'zod/mini';
import { accountCalls } from '../../api/endpoints/administration/accounts';
import { updateCache, useClient, useQuery, write } from '../../api/useApi';
import { useWriteFailure } from '../../data/useWriteFailure';
import { purposeOf } from '../../domain/accounts/confirmation';
import type { requirementSchema } from '../../domain/accounts/requirements';
import { ACCOUNT_ROLES } from '../../domain/rights';
import { useTexts } from '../../texts/texts';
import { Panel } from '../../ui/display/Panel';
import { Switch } from '../../ui/form/fields/Switch';
import { QueryState } from '../../ui/state/QueryState';
import styles from './Accounts.module.css';
import { accountsTexts } from './texts.fr';
import { useConfirmation } from './useConfirmation';

/** The roles that need a second factor. A change is confirmed with the password and saved at once. */
export default function RequiredFactors({ readonly }: { readonly: boolean }) {
  const texts = useTexts(accountsTexts);
  const query = useQuery(accountCalls.requirements, {});
  const require = useRequire();
  const roles = query.data?.roles;
  return (
    <Panel title={texts.requiredFactors} className={styles.required}>
      <QueryState query={query} failed={texts.requiredFailed} stale={texts.requiredFailed} />
      {roles && (
        <div className={styles.actions}>
          <p className={styles.text}>{texts.requiredFactorsText}</p>
          {ACCOUNT_ROLES.map((role) => (
            <Switch
              key={role}
              label={texts[role]}
              checked={roles.includes(role)}
              disabled={readonly}
              onChange={(exige) => require({ role, exige })}
            />
          ))}
        </div>
      )}
    </Panel>
  );
}

function useRequire() {
  const texts = useTexts(accountsTexts);
  const client = useClient();
  const confirmed = useConfirmation();
  const tell = useWriteFailure();
  // Not disabled meanwhile: a switch would lose its focus.
  const isSaving = useRef(false);
  async function require(body: z.infer<typeof requirementSchema>) {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      const stored = await confirmed(purposeOf(accountCalls.setRequirement), () =>
        write(client, accountCalls.setRequirement, { body }),
      );
      updateCache(client, accountCalls.requirements, {}, () => stored);
    } catch (error) {
      await tell(error, texts.requiredNotSaved);
    } finally {
      isSaving.current = false;
    }
  }
  return (...change: Parameters<typeof require>) => void require(...change);
}
