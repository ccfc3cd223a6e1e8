import { serverCalls } from '../../../api/endpoints/administration/server';
import { useQuery } from '../../../api/useApi';
import { useIsSupported, useRight } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Notice } from '../../../ui/display/Notice';
import { ReadFailure } from '../../../ui/state/ErrorState';
import { serverPaths } from '../../routes';
import { PlaceLink } from './Kind';
import styles from './Today.module.css';
import { todayTexts } from './texts.fr';

/** The first thing of the server that needs a hand, for those who may see its state; mostly nothing. */
export function ServerAlert() {
  const isTold = useIsSupported(serverCalls.alertes);
  const maySee = useRight('serveur.lire');
  const texts = useTexts(todayTexts);
  const query = useQuery(serverCalls.alertes, isTold && maySee ? {} : null);
  // Who may not read it is told nothing, as elsewhere in this block.
  if (query.failure && query.failure.kind !== 'forbidden')
    return <ReadFailure inline query={query} failed={texts.serverFailed} />;
  const [first, ...others] = query.data?.lignes ?? [];
  if (!first) return null;
  return (
    <div className={styles.alert}>
      <Notice isWarning>
        {first.phrase} {others.length > 0 && texts.otherAlerts(others.length)}{' '}
        <PlaceLink to={serverPaths.home.to()}>{texts.server}</PlaceLink>
      </Notice>
    </div>
  );
}
