import { useSyncExternalStore } from 'react';
import { useWidgetRoot } from './useWidgetRoot';

/** The alerts and confirmations of the WidgetRoot, one at a time, in the order they were asked. */
export function Prompts() {
  const widgetRoot = useWidgetRoot();
  const { prompts } = useSyncExternalStore(widgetRoot.subscribe, widgetRoot.get, widgetRoot.get);
  const prompt = prompts[0];
  return prompt ? <prompt.View key={prompt.id} prompt={prompt} /> : null;
}
