import { defineTexts, useTexts } from '../../texts/texts';
import { ErrorState } from '../../ui/state/ErrorState';
import { WidgetRoot } from '../../ui/widgetRoot/WidgetRoot';

const addressTexts = defineTexts('notAnAddress', {
  notAnAddress: (api: string) =>
    `«\u00a0${api}\u00a0» n’est pas l’adresse d’un serveur\u00a0: rien ne lui est envoyé. L’attribut api attend «\u00a0https://exemple.fr\u00a0» ou un chemin de ce site\u00a0: son responsable peut le corriger.`,
});

interface NotAnAddressProps {
  /** What was written. */
  api: string;
  theme: 'auto' | 'light' | 'dark';
}

/** Stands in place of a widget whose back end has no address. The developer's console says the same, with the tag. */
export default function NotAnAddress({ api, theme }: NotAnAddressProps) {
  const texts = useTexts(addressTexts);
  return (
    <WidgetRoot theme={theme}>
      <ErrorState message={texts.notAnAddress(api)} />
    </WidgetRoot>
  );
}
