import { useEffect } from 'react';
import { useClient } from '../../../api/clientContext';
import { noApiLine } from '../../../api/http/noApi';
import { forgetBackEnd } from '../../../session/ownOrigin';
import { useTexts } from '../../../texts/texts';
import { ErrorState } from '../../../ui/state/ErrorState';
import { useWidgetRoot } from '../../../ui/widgetRoot/useWidgetRoot';
import { noBackEndTexts } from './texts.fr';

/** Stands in place of the sign-in form: the page's own origin isn't a back end. */
export default function NoBackEnd({ onRetry }: { onRetry(): void }) {
  const texts = useTexts(noBackEndTexts);
  const client = useClient();
  const { root } = useWidgetRoot();
  useEffect(() => {
    const host = root?.getRootNode();
    const tag = host instanceof ShadowRoot ? host.host.localName : undefined;
    console.error(noApiLine(client.api, 'GET /api/verify-token answers with a page or 404', tag));
  }, [client, root]);
  const retry = () => {
    forgetBackEnd(client);
    onRetry();
  };
  return <ErrorState message={texts.absent(location.origin)} onRetry={retry} />;
}
