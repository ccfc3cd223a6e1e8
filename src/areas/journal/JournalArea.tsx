import { trashCalls } from '../../api/endpoints/administration/trash';
import { useCapability, useIsSupported, useRight } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { Screen } from '../../ui/display/Screen';
import { LazyPart } from '../../ui/lazy/LazyPart';
import { Tabs } from '../../ui/tabs/Tabs';
import type { AreaProps } from '../area';
import { BackToApps } from '../frame/navigation/BackToApps';
import { useAreaTitle } from '../frame/WidgetContext';
import { OperationList } from './OperationList';
import { TrashList } from './TrashList';
import { journalTexts } from './texts.fr';

const loadRetention = () => import('./retention/RetentionList');

/**
 * Who changed what and when; beside it the trash and the members without activity, where the back end has them and the user
 * may see them.
 */
export default function JournalArea({ readonly }: AreaProps<Record<never, never>>) {
  const title = useAreaTitle();
  const texts = useTexts(journalTexts);
  const hasTrash = useIsSupported(trashCalls.list);
  const maySeeTrash = useRight('corbeille.lire');
  const hasRetention = useCapability('rgpd');
  const mayReview = useRight('rgpd.lire');
  const tabs = [
    { key: 'journal', label: texts.journal, panel: <OperationList readonly={readonly} /> },
    ...(hasTrash && maySeeTrash
      ? [{ key: 'trash', label: texts.trash, panel: <TrashList readonly={readonly} /> }]
      : []),
    ...(hasRetention && mayReview
      ? [
          {
            key: 'retention',
            label: texts.retention,
            panel: <LazyPart load={loadRetention} props={{ readonly }} />,
          },
        ]
      : []),
  ];
  return (
    <Screen title={title} lead={<BackToApps />}>
      {tabs.length > 1 ? <Tabs label={texts.tabs} tabs={tabs} /> : <OperationList readonly={readonly} />}
    </Screen>
  );
}
