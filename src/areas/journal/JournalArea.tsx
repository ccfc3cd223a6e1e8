import { corbeille } from '../../api/endpoints/history/corbeille';
import { useIsSupported, useRight } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { Screen } from '../../ui/screen/Screen';
import { Tabs } from '../../ui/tabs/Tabs';
import type { AreaProps } from '../area';
import { BackToApps } from '../frame/navigation/BackToApps';
import { useAreaTitle } from '../frame/WidgetContext';
import { OperationList } from './OperationList';
import { TrashList } from './TrashList';
import { journalTexts } from './texts';

/** Who changed what and when; beside it the trash, where the back end has one and the user may see it. */
export default function JournalArea({ readonly }: AreaProps<Record<never, never>>) {
  const title = useAreaTitle();
  const texts = useTexts(journalTexts);
  const hasTrash = useIsSupported(corbeille.list);
  const maySeeTrash = useRight('corbeille.lire');
  const tabs = [
    { key: 'journal', label: texts.journal, panel: <OperationList readonly={readonly} /> },
    { key: 'trash', label: texts.trash, panel: <TrashList readonly={readonly} /> },
  ];
  return (
    <Screen title={title} lead={<BackToApps />}>
      {hasTrash && maySeeTrash ? (
        <Tabs label={texts.tabs} tabs={tabs} />
      ) : (
        <OperationList readonly={readonly} />
      )}
    </Screen>
  );
}
