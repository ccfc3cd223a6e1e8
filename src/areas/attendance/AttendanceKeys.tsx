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
    void import('./offline/resume').then(({ resumeKept }) => resumeKept({ client, session, viewer }));
  }, [client, session, viewer, isAnnounced]);
  return null;
}
