import { createContext, useContext } from 'react';
import { uiTexts } from '../texts';

export const UiTextsContext = createContext(uiTexts);

/** Words of the kit, with the overrides of the WidgetRoot. */
export const useUiTexts = () => useContext(UiTextsContext);
