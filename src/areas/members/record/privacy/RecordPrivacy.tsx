import { useRef } from 'react';
import type { Member } from '../../../../domain/members/member';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Disclosure } from '../../../../ui/display/Disclosure';
import { useLazyDialog } from '../../../../ui/lazy/useLazyDialog';
import { recordPrivacyTexts } from '../texts.fr';
import styles from './RecordPrivacy.module.css';
import { useDossier } from './useDossier';

const loadErase = () => import('./EraseDialog');

interface RecordPrivacyProps {
  member: Member;
  mayExport: boolean;
  mayErase: boolean;
  onDeleted(member: Member, isOwn: boolean): void;
}

/** What the law asks for: all data of a person as a file or a printed sheet, and their erasure. Folded. */
export default function RecordPrivacy({ member, mayExport, mayErase, onDeleted }: RecordPrivacyProps) {
  const texts = useTexts(recordPrivacyTexts);
  const place = useRef<HTMLDivElement>(null);
  const { save, print, busy } = useDossier(member, place);
  const { dialog, open } = useLazyDialog();
  return (
    <Disclosure title={texts.title}>
      {mayExport && (
        <>
          <p className={styles.text}>{texts.exportText}</p>
          <div className={styles.buttons}>
            <Button icon="download" busy={busy === 'save'} disabled={busy === 'print'} onClick={save}>
              {texts.save}
            </Button>
            <Button icon="print" busy={busy === 'print'} disabled={busy === 'save'} onClick={print}>
              {texts.print}
            </Button>
          </div>
        </>
      )}
      {mayErase && (
        <>
          <p className={styles.text}>{texts.eraseText}</p>
          <div className={styles.buttons}>
            <Button
              variant="remove"
              icon="trash"
              onClick={() => open(loadErase, (onClose) => ({ member, onDeleted, onClose }))}
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
