import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { type Load, loadOnce } from '../../frame/useLoaded';
import { actionMenuTexts } from '../actions/menuTexts';

interface LazyDialog {
  /** The dialog that is open, to be placed once. */
  dialog: ReactNode;
  /** Fetches the dialog's code and opens it with the props of that moment. */
  open<P extends object>(load: Load<ComponentType<P>>, propsOf: (close: () => void) => P): Promise<void>;
}

/** One dialog at a time, of which the code comes when it is first opened; said where that fails. */
export function useLazyDialog(): LazyDialog {
  const texts = useTexts(actionMenuTexts);
  const alert = useAlert();
  const [dialog, setDialog] = useState<ReactNode>(null);
  const open = useCallback<LazyDialog['open']>(
    async (load, propsOf) => {
      try {
        const Dialog = await loadOnce(load);
        setDialog(<Dialog {...propsOf(() => setDialog(null))} />);
      } catch {
        await alert({ title: texts.unavailable, text: texts.unavailableText, tone: 'error' });
      }
    },
    [alert, texts],
  );
  return { dialog, open };
}
