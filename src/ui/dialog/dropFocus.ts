import type { WidgetRootStore } from '../widgetRoot/WidgetRootStore';

/**
 * Takes the focus out of a dialog that is about to close. React would otherwise lay out the page while it removes the
 * dialog, to restore scroll positions around the element that loses the focus.
 */
export function dropFocus({ root }: WidgetRootStore): void {
  const around = root?.getRootNode() as Document | ShadowRoot | undefined;
  if (around?.activeElement instanceof HTMLElement) around.activeElement.blur();
}
