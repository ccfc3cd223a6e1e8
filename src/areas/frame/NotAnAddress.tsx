import { useTexts } from '../../texts/texts';
import { ErrorState } from '../../ui/state/ErrorState';
import { WidgetRoot } from '../../ui/widgetRoot/WidgetRoot';
import { notAnAddressTexts } from './texts.fr';

interface NotAnAddressProps {
  /** What was written. */
  api: string;
  theme: 'auto' | 'light' | 'dark';
}

/** Stands in place of a widget whose back end has no address. The developer's console says the same, with the tag. */
export default function NotAnAddress({ api, theme }: NotAnAddressProps) {
  const texts = useTexts(notAnAddressTexts);
  return (
    <WidgetRoot theme={theme}>
      <ErrorState message={texts.notAnAddress(api)} />
    </WidgetRoot>
  );
}
