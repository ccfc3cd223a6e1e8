import { useEffect } from 'react';
import { ErrorState } from '../../src/ui/state/ErrorState';
import { WidgetRoot } from '../../src/ui/widgetRoot/WidgetRoot';
import { refusedTexts } from './refusedTexts';

export interface RefusedProps {
  element: Element;
  api?: string;
}

/** Stands in place of a widget whose markup names a back end that the page has not named. */
export default function Refused({ element, api = '' }: RefusedProps) {
  const theme = element.getAttribute('theme');
  useEffect(() => {
    console.warn(
      `Parvis: <${element.localName}> names the back end ${api}, which this page has not named; nothing is sent to it. Write data-api="${api}" on the script tag of Parvis, or call configure({ apis: ['${api}'] }).`,
    );
  }, [element, api]);
  return (
    <WidgetRoot theme={theme === 'light' || theme === 'dark' ? theme : 'auto'}>
      <ErrorState message={refusedTexts.notNamed(api)} />
    </WidgetRoot>
  );
}
