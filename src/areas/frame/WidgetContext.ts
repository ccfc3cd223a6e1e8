import { createContext, useContext } from 'react';

/** What a screen knows of the widget it lives in. */
export interface WidgetContextValue {
  /** Dispatches a DOM event on the element (or calls the React prop); false when the host prevented it. */
  emit(type: `parvis-${string}`, detail?: unknown): boolean;
  readonly: boolean;
  /** Grows when the host asks the widget to start over. */
  generation: number;
  /** Says once that the widget shows something to act on. */
  markReady(): void;
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

export const AreaTitleContext = createContext('');

/** The declared title of the area, or the host's own. */
export function useAreaTitle(): string {
  return useContext(AreaTitleContext);
}
