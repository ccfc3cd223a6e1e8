import { useTexts } from '../../../texts/texts';
import { ErrorState } from '../../../ui/state/ErrorState';
import { type HostRootProps, WidgetRoot } from '../../../ui/widgetRoot/WidgetRoot';
import { notAnAddressTexts } from './texts.fr';

interface NotAnAddressProps extends HostRootProps {
  /** What was written. */
  api: string;
  theme: 'auto' | 'light' | 'dark';
}

/** Stands in place of a widget whose back end has no address. The developer's console says the same, with the tag. */
export default function NotAnAddress({ api, ...root }: NotAnAddressProps) {
  const texts = useTexts(notAnAddressTexts);
  return (
    <WidgetRoot {...root}>
      <ErrorState message={texts.notAnAddress(api)} />
    </WidgetRoot>
  );
}
