import { type ComponentType, useEffect } from 'react';
import { useTexts } from '../../texts/texts';
import { ErrorState } from '../../ui/state/ErrorState';
import { frameTexts } from './texts';
import { type Load, useLoaded } from './useLoaded';
import { useWidget } from './WidgetContext';

/** A screen whose code comes when it is opened, at once where it was fetched ahead. */
export function LoadedScreen<P extends object>({ load, props }: { load: Load<ComponentType<P>>; props: P }) {
  const texts = useTexts(frameTexts);
  const { emit } = useWidget();
  const { loaded, retry } = useLoaded(load);
  const error = loaded && 'error' in loaded ? loaded.error : undefined;
  useEffect(() => {
    if (error) emit('parvis-failed', { code: 'code', status: 0, message: String(error), retry });
  }, [error, emit, retry]);
  if (!loaded) return null;
  if ('error' in loaded) return <ErrorState message={texts.codeMissing} onRetry={retry} />;
  const Screen = loaded.value;
  return <Screen {...props} />;
}
