import { formatDate } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Panel } from '../../../ui/display/Panel';
import { FormActions } from '../../../ui/form/FormActions';
import { CopyLine } from '../../../ui/form/fields/CopyLine';
import { QueryState } from '../../../ui/state/QueryState';
import styles from '../account/account.module.css';
import panels from '../Settings.module.css';
import { siteKeyTexts } from './texts.fr';
import { useSiteKey } from './useSiteKey';

/** The key of the organisation's site: made and told once, renewed, revoked. */
export default function SiteKeyTab() {
  const texts = useTexts(siteKeyTexts);
  const { query, key, busy, run } = useSiteKey();
  const { cree_le: made, par: name } = query.data ?? {};
  const button = (action: 'create' | 'renew' | 'revoke') => (
    <Button
      variant={action === 'create' ? 'primary' : undefined}
      busy={busy === action}
      onClick={() => void run(action)}
    >
      {texts[action]}
    </Button>
  );
  return (
    <div className={panels.panels}>
      <Panel title={texts.title}>
        <div className={styles.stack}>
          <p className={styles.text}>{texts.intro}</p>
          <QueryState query={query} failed={texts.loadFailed} stale={texts.loadFailed} />
          {key && (
            <div role="status">
              <CopyLine
                {...{ label: texts.key, hint: texts.keyHint, value: key }}
                {...{ copyLabel: texts.copy, copied: texts.copied }}
              />
            </div>
          )}
          {query.data && (
            <>
              <p className={styles.text}>
                {made ? `${texts.present(formatDate(made), name ?? '')}. ${texts.ends}` : texts.none}
              </p>
              <FormActions>
                {made ? (
                  <>
                    {button('renew')}
                    {button('revoke')}
                  </>
                ) : (
                  button('create')
                )}
              </FormActions>
            </>
          )}
        </div>
      </Panel>
    </div>
  );
}
