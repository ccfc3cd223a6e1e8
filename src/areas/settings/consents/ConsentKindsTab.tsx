import { consentCalls } from '../../../api/endpoints/register/consents';
import { useQuery } from '../../../api/useApi';
import { CONSENT_PURPOSES } from '../../../domain/register/consents';
import type { ConsentKind } from '../../../domain/register/consentWire';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Panel } from '../../../ui/display/Panel';
import { prefetchOnIntent } from '../../../ui/lazy/prefetchOnIntent';
import { useLazyDialog } from '../../../ui/lazy/useLazyDialog';
import { QueryState } from '../../../ui/state/QueryState';
import account from '../account/account.module.css';
import panels from '../Settings.module.css';
import styles from './ConsentKinds.module.css';
import { consentKindsTexts } from './texts.fr';

const loadDialog = () => import('./ConsentKindDialog');

/** The kinds of consents, and which of them are in use. */
export default function ConsentKindsTab() {
  const texts = useTexts(consentKindsTexts);
  const query = useQuery(consentCalls.kinds, {});
  const { data } = query;
  const { dialog, open } = useLazyDialog();
  const edit = (kind?: ConsentKind) => open(loadDialog, (onClose) => ({ kind, onClose }));
  const action = data && (
    <Button icon="plus" {...prefetchOnIntent(loadDialog)} onClick={() => edit()}>
      {texts.add}
    </Button>
  );
  return (
    <div className={panels.panels}>
      <Panel title={texts.title} actions={action}>
        <div className={account.stack}>
          <p className={account.text}>{texts.intro}</p>
          <QueryState query={query} failed={texts.loadFailed} stale={texts.loadFailed} />
          {data && (
            // biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver
            <ul role="list" aria-label={texts.list} className={styles.rows}>
              {data.types.map((kind) => (
                <Row key={kind.id} kind={kind} onEdit={() => edit(kind)} />
              ))}
            </ul>
          )}
        </div>
        {dialog}
      </Panel>
    </div>
  );
}

function Row({ kind, onEdit }: { kind: ConsentKind; onEdit(): void }) {
  const texts = useTexts(consentKindsTexts);
  const { nom, genre, deux_parents: isForBoth, actif: isUsed } = kind;
  const purpose = CONSENT_PURPOSES.find((one) => one === genre);
  const about = [purpose && texts[purpose], isForBoth && texts.both, !isUsed && texts.unused];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>{nom}</p>
        <p className={styles.note}>{about.filter(Boolean).join(' · ')}</p>
      </div>
      <Button aria-label={texts.editOf(nom)} onClick={onEdit}>
        {texts.edit}
      </Button>
    </li>
  );
}
