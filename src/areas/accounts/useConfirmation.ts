import { useCallback } from 'react';
import { ApiError, failureOf } from '../../api/errors';
import { CONFIRMATION_ASKED } from '../../domain/accounts/confirmation';
import { useTexts } from '../../texts/texts';
import { useWidgetRoot } from '../../ui/widgetRoot/useWidgetRoot';
import { accountsTexts } from './texts.fr';

/**
 * Makes a call, and where the back end asks for it, makes it again once the person has confirmed it.
 * @param pour what is confirmed, see `purposeOf`
 */
export type ConfirmCall = <T>(pour: string, call: () => Promise<T>) => Promise<T>;

/** Nothing is asked, and nothing of it is sent, on a back end that doesn't refuse the call with `CONFIRMATION_ASKED`. */
export function useConfirmation(): ConfirmCall {
  const texts = useTexts(accountsTexts);
  const widgetRoot = useWidgetRoot();
  return useCallback(
    async (pour, call) => {
      try {
        return await call();
      } catch (error) {
        if (failureOf(error).etat !== CONFIRMATION_ASKED) throw error;
      }
      const { default: Confirmation } = await import('./Confirmation');
      const question = { kind: 'alert', tone: 'warning', title: texts.confirmTitle, text: pour } as const;
      if (!(await widgetRoot.ask(Confirmation, question)))
        throw new ApiError({ kind: 'forbidden', status: 428, message: texts.notConfirmed });
      return call();
    },
    [widgetRoot, texts],
  );
}
