import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import sheet from '../sheet/Sheet.module.css';
import { sheetTexts } from '../sheet/texts.fr';
import type { ShownSheet } from '../sync/ticking';
import { proxyTexts } from './texts.fr';
import type { Voting } from './useVoting';
import { noteText } from './voterWords';

interface ProxyNotesProps {
  state: ShownSheet;
  voting: Voting;
  onDismiss(): void;
}

/** Proxies of this device that aren't kept: refused, or replaced by a later one. */
export function ProxyNotes({ state: { proxyNotes: notes }, voting, onDismiss }: ProxyNotesProps) {
  const texts = useTexts(proxyTexts);
  const { understood } = useTexts(sheetTexts);
  return (
    <div role="status" className={sheet.notices}>
      {notes.length > 0 && (
        <div className={sheet.replaced}>
          <ul>
            {notes.map((note) => (
              <li key={'refusal' in note ? note.refusal.cle : note.proxy.cle}>
                {noteText(texts, voting, note)}
              </li>
            ))}
          </ul>
          <Button onClick={onDismiss}>{understood}</Button>
        </div>
      )}
    </div>
  );
}
