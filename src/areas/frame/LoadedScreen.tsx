import type { ComponentType } from 'react';
import { useTexts } from '../../texts/texts';
import { ErrorState } from '../../ui/state/ErrorState';
import { frameTexts } from './texts';
import { type Load, useLoaded } from './useLoaded';

/** A screen whose code comes when it is opened, at once where it was fetched ahead. */
export function LoadedScreen<P extends object>({ load, props }: { load: Load<ComponentType<P>>; props: P }) {
  const texts = useTexts(frameTexts);
  const { loaded, retry } = useLoaded(load);
  if (!loaded) return null;
  if ('error' in loaded) return <ErrorState message={texts.codeMissing} onRetry={retry} />;
  const Screen = loaded.value;
  return <Screen {...props} />;
}
