import { useState } from 'react';
import { profileCalls } from '../../../api/endpoints/profile';
import { useQuery } from '../../../api/useApi';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Panel } from '../../../ui/display/Panel';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import { QueryState } from '../../../ui/state/QueryState';
import styles from './account.module.css';
import type { SecondFactorTask } from './SecondFactorDialog';
import { ownAccountTexts } from './texts.fr';

const loadDialog = () => import('./SecondFactorDialog');

/** Whether signing in asks for a code, and what changes that. */
export function SecondFactorPanel() {
  const texts = useTexts(ownAccountTexts);
  const query = useQuery(profileCalls.get, {});
  const [task, setTask] = useState<SecondFactorTask>();
  const button = (next: SecondFactorTask) => <Button onClick={() => setTask(next)}>{texts[next]}</Button>;
  return (
    <Panel title={texts.secondFactor}>
      <div className={styles.stack}>
        <QueryState query={query} failed={texts.loadFailed} stale={texts.loadFailed} />
        {query.data && (
          <>
            <p className={styles.text}>
              {query.data.second_facteur ? texts.on(query.data.codes_restants) : texts.off}
            </p>
            {query.data.second_facteur ? (
              <>
                {button('newCodes')}
                {button('takeOff')}
              </>
            ) : (
              button('setUp')
            )}
          </>
        )}
      </div>
      {task && <LazyDialog load={loadDialog} props={{ task, onClose: () => setTask(undefined) }} />}
    </Panel>
  );
}
