import { type ComponentType, useEffect } from 'react';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { useStableCallback } from '../../../../ui/stableCallback/useStableCallback';
import { type Load, useLoaded } from '../../../frame/useLoaded';
import { transferMenuTexts } from './texts';

interface LaterDialogProps<Props> {
  load: Load<ComponentType<Props>>;
  given: Props;
  /** Its code did not come, and that was said. */
  onMissing(): void;
}

/** A dialog of which the code comes when it is opened. */
export function LaterDialog<Props extends object>({ load, given, onMissing }: LaterDialogProps<Props>) {
  const texts = useTexts(transferMenuTexts);
  const alert = useAlert();
  const { loaded } = useLoaded(load);
  const isMissing = Boolean(loaded && 'error' in loaded);
  const sayMissing = useStableCallback(async () => {
    await alert({ title: texts.unavailable, text: texts.unavailableText, tone: 'error' });
    onMissing();
  });
  useEffect(() => {
    if (isMissing) void sayMissing();
  }, [isMissing, sayMissing]);
  if (!loaded || 'error' in loaded) return null;
  const Shown = loaded.value;
  return <Shown {...given} />;
}
