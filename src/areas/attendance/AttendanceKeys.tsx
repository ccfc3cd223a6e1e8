import { useEffect } from 'react';
import { useClient } from '../../api/useApi';
import { useViewer } from '../../data/useViewer';
import { keptOf } from '../../session/keptOnDevice';
import { useCapability, useSession } from '../../session/useSession';

/** On whatever screen the console opens, sends the ticks that an earlier page kept. Most pages keep none, and load nothing. */
export default function AttendanceKeys() {
  const client = useClient();
  const { session } = useSession();
  const viewer = useViewer();
  const isAnnounced = useCapability('presences');
  useEffect(() => {
    if (!isAnnounced || !keptOf(client.api)?.waiting) return;
    const resume = () => {
      import('./sync/resume')
        .then(({ resumeKept }) => resumeKept({ client, session, viewer }))
        // Without network the code may be missing too; it comes with the network.
        .catch(() => addEventListener('online', resume, { once: true }));
    };
    resume();
    return () => removeEventListener('online', resume);
  }, [client, session, viewer, isAnnounced]);
  return null;
}
