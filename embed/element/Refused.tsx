import { useEffect } from 'react';
import { ErrorState } from '../../src/ui/state/ErrorState';
import { WidgetRoot } from '../../src/ui/widgetRoot/WidgetRoot';

/** What stands in place of a widget that Parvis refused to start. */
const refusedTexts = {
  notNamed: (api: string) =>
    `Cette partie de la page demande le serveur ${api}, que la page n’a pas autorisé : rien ne lui est envoyé. Le responsable du site peut l’autoriser en l’ajoutant à l’attribut data-api de la balise script de Parvis.`,
};

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
