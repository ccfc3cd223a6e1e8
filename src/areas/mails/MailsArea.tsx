import { mailCalls } from '../../api/endpoints/administration/mails';
import { question } from '../../api/queryCache';
import { MAIL_LISTS } from '../../domain/journal/sentMail';
import { useTexts } from '../../texts/texts';
import { Screen } from '../../ui/display/Screen';
import { Tabs } from '../../ui/tabs/Tabs';
import type { AreaProps, PrefetchPlan } from '../area';
import { BackToApps } from '../frame/navigation/BackToApps';
import { useAreaTitle } from '../frame/WidgetContext';
import { MailList, pageOfMails } from './MailList';
import { mailsTexts } from './texts.fr';
import { useTrialMail } from './useTrialMail';

export const prefetchPlan: PrefetchPlan = {
  data: () => [question(mailCalls.list, pageOfMails('envoye', 1))],
};

/** The mails that the back end sends, in a tab for each state. */
export default function MailsArea({ readonly }: AreaProps<Record<never, never>>) {
  const title = useAreaTitle();
  const texts = useTexts(mailsTexts);
  const trial = useTrialMail(readonly);
  const tabs = MAIL_LISTS.map((list) => ({
    key: list,
    label: texts[list],
    panel: <MailList list={list} readonly={readonly} />,
  }));
  return (
    <Screen title={title} lead={<BackToApps />} actions={trial.button}>
      {trial.note}
      <Tabs label={texts.tabs} tabs={tabs} />
    </Screen>
  );
}
