import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../../session/useSession';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { FormActions } from '../../../../ui/form/FormActions';
import { LazyDialog } from '../../../../ui/lazy/LazyDialog';
import { Panel } from '../../../../ui/panel/Panel';
import styles from '../account.module.css';
import { ownAccountTexts } from '../texts';

const loadDialog = () => import('./SecondFactorDialog');

/** In place of a screen, while the person has not set up the second factor that the role needs. */
export default function FactorFirst() {
  const texts = useTexts(ownAccountTexts);
  const { session } = useSession();
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLSpanElement>(null);
  // What the person pressed is gone with the sign-in form.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const close = () => {
    setOpen(false);
    // The back end says whether it is set up: the screen opens then.
    void session.verify();
  };
  return (
    <Panel
      className={styles.first}
      title={
        <span ref={heading} tabIndex={-1}>
          {texts.factorFirst}
        </span>
      }
    >
      <div className={styles.stack}>
        <p className={styles.text}>{texts.factorFirstText}</p>
        <FormActions>
          <Button onClick={() => void session.logout()}>{texts.signOut}</Button>
          <Button variant="primary" onClick={() => setOpen(true)}>
            {texts.setUp}
          </Button>
        </FormActions>
      </div>
      {isOpen && <LazyDialog load={loadDialog} props={{ task: 'setUp', onClose: close }} />}
    </Panel>
  );
}
