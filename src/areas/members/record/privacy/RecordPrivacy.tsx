import { useRef } from 'react';
import type { Membre } from '../../../../domain/members/membre';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Disclosure } from '../../../../ui/display/Disclosure';
import { useLazyDialog } from '../../../../ui/lazy/useLazyDialog';
import styles from './RecordPrivacy.module.css';
import { privacyTexts } from './texts';
import { useDossier } from './useDossier';

const loadErase = () => import('./EraseDialog');

interface RecordPrivacyProps {
  membre: Membre;
  readonly: boolean;
  onDeleted(membre: Membre, isOwn: boolean): void;
}

/** What the law asks for: all data of a person as a file or a printed sheet, and their erasure. Folded. */
export default function RecordPrivacy({ membre, readonly, onDeleted }: RecordPrivacyProps) {
  const texts = useTexts(privacyTexts);
  const place = useRef<HTMLDivElement>(null);
  const { save, print, busy } = useDossier(membre, place);
  const { dialog, open } = useLazyDialog();
  return (
    <Disclosure title={texts.title}>
      <p className={styles.text}>{texts.exportText}</p>
      <div className={styles.buttons}>
        <Button icon="download" busy={busy === 'save'} disabled={busy === 'print'} onClick={save}>
          {texts.save}
        </Button>
        <Button icon="print" busy={busy === 'print'} disabled={busy === 'save'} onClick={print}>
          {texts.print}
        </Button>
      </div>
      {!readonly && (
        <>
          <p className={styles.text}>{texts.eraseText}</p>
          <div className={styles.buttons}>
            <Button
              variant="remove"
              icon="trash"
              onClick={() => open(loadErase, (onClose) => ({ membre, onDeleted, onClose }))}
            >
              {texts.erase}
            </Button>
          </div>
        </>
      )}
      <div ref={place} className={styles.sheet} />
      {dialog}
    </Disclosure>
  );
}
