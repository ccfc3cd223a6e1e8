import { useCallback } from 'react';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { CopyLine } from '../../ui/form/fields/CopyLine';
import { useWidgetRoot } from '../../ui/widgetRoot/useWidgetRoot';
import type { Prompt } from '../../ui/widgetRoot/WidgetRootStore';
import { accountsTexts } from './texts.fr';

/** Shows the link of an invitation that could not be mailed. `prompt.text` is the link. */
function UnsentInvitation({ prompt }: { prompt: Prompt }) {
  const texts = useTexts(accountsTexts);
  const close = () => prompt.settle(true);
  return (
    <Dialog
      open
      size="small"
      title={prompt.title}
      description={texts.linkOnce}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          {texts.close}
        </Button>
      }
    >
      <CopyLine
        label={texts.link}
        value={prompt.text ?? ''}
        copyLabel={texts.copyLink}
        copied={texts.linkCopied}
      />
    </Dialog>
  );
}

/** Gives a function that shows the link of an unsent invitation to the person of this name, once. */
export function useUnsentInvitation(): (name: string, link: string) => void {
  const texts = useTexts(accountsTexts);
  const widgetRoot = useWidgetRoot();
  return useCallback(
    (name, link) =>
      void widgetRoot.ask(UnsentInvitation, {
        kind: 'alert',
        tone: 'warning',
        title: texts.unsentTitle(name),
        text: link,
      }),
    [widgetRoot, texts],
  );
}
