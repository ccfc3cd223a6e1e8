import { useEffect, useState } from 'react';
import { useSession } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Screen } from '../../../ui/display/Screen';
import { FormActions } from '../../../ui/form/FormActions';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import { useWidget } from '../../frame/WidgetContext';
import styles from './account.module.css';
import { ownAccountTexts } from './texts.fr';

const loadDialog = () => import('./SecondFactorDialog');

/** In place of a screen, while the person has not set up the second factor that the role needs. */
export default function FactorFirst() {
  const texts = useTexts(ownAccountTexts);
  const { session } = useSession();
  const { markReady } = useWidget();
  const [isOpen, setOpen] = useState(false);
  useEffect(markReady, [markReady]);
  const close = () => {
    setOpen(false);
    // The back end says whether it is set up: the screen opens then.
    void session.verify();
  };
  return (
    <div className={styles.first}>
      <Screen title={texts.factorFirst}>
        <p className={styles.text}>{texts.factorFirstText}</p>
        <FormActions>
          <Button onClick={() => void session.logout()}>{texts.signOut}</Button>
          <Button variant="primary" onClick={() => setOpen(true)}>
            {texts.setUp}
          </Button>
        </FormActions>
      </Screen>
      {isOpen && <LazyDialog load={loadDialog} props={{ task: 'setUp', onClose: close }} />}
    </div>
  );
}
