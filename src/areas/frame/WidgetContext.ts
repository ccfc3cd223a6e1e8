import { createContext, useContext } from 'react';

/** What a screen knows about its widget. */
export interface WidgetContextValue {
  /** Dispatches a DOM event on the element (or calls the React prop). Returns false when the host prevented it. */
  emit(type: `parvis-${string}`, detail?: unknown): boolean;
  readonly: boolean;
  /** Grows when the host asks the widget to start over. */
  generation: number;
  /** Reports, once, that the widget shows its first content. */
  markReady(): void;
  /** Name of the organisation, if this widget gives it. */
  organisation?: string | undefined;
  /** The page names no back end, so its own origin is used. */
  isUnnamed?: boolean;
  /** Whether a back end may be asked, where the widget stands in markup. */
  mayName?: ((api: string) => boolean) | undefined;
}

export const WidgetContext = createContext<WidgetContextValue>({
  emit: () => true,
  readonly: false,
  generation: 0,
  markReady: () => {},
});

export function useWidget(): WidgetContextValue {
  return useContext(WidgetContext);
}

/** False while the frame of the widget shows before it is known whether a user is signed in. */
export const IsCheckedContext = createContext(true);

export const AreaTitleContext = createContext('');

/** The title of the area: the host's own, else the declared one. */
export function useAreaTitle(): string {
  return useContext(AreaTitleContext);
}
