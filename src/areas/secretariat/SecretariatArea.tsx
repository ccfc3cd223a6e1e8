import { useState } from 'react';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { useAlert } from '../../ui/dialog/useAlert';
import { Notice } from '../../ui/display/Notice';
import { Screen } from '../../ui/display/Screen';
import { Icon } from '../../ui/icon/Icon';
import { LazyDialog } from '../../ui/lazy/LazyDialog';
import { prefetchOnIntent } from '../../ui/lazy/prefetchOnIntent';
import { BackToApps } from '../frame/navigation/BackToApps';
import { useAreaTitle } from '../frame/WidgetContext';
import styles from './Secretariat.module.css';
import { SectionList } from './SectionList';
import { SECTIONS, type Section } from './sections';
import { secretariatTexts } from './texts.fr';

const loadForm = () => import('./SectionDialog');
const near = prefetchOnIntent(loadForm);
const loadSummary = () => import('./SummaryDialog');

/** A mock-up of the secretariat: it can be used, makes no call, and says that nothing is saved. */
export default function SecretariatArea({ readonly }: { readonly: boolean }) {
  const title = useAreaTitle();
  const texts = useTexts(secretariatTexts);
  const alert = useAlert();
  const [section, setSection] = useState<Section>(SECTIONS[0]);
  const [dialog, setDialog] = useState<'create' | 'summary'>();
  const close = () => setDialog(undefined);
  const explainExport = () => void alert({ title: texts.exportTitle, text: texts.exportText, tone: 'info' });
  const actions = (
    <div className={styles.actions}>
      <Button icon="download" onClick={explainExport}>
        {texts.exportMembers}
      </Button>
      <Button icon="list" onClick={() => setDialog('summary')}>
        {texts.summary}
      </Button>
      {!readonly && (
        <Button variant="primary" icon="plus" {...near} onClick={() => setDialog('create')}>
          {texts[section.create]}
        </Button>
      )}
    </div>
  );
  return (
    <Screen title={title} lead={<BackToApps />} actions={actions}>
      <Notice title={texts.notSaved}>{texts.notSavedText}</Notice>
      <div className={styles.columns}>
        <Sections current={section} onSelect={setSection} />
        <SectionList key={section.key} section={section} />
      </div>
      {dialog === 'create' && <LazyDialog load={loadForm} props={{ section, onClose: close }} />}
      {dialog === 'summary' && <LazyDialog load={loadSummary} props={{ onClose: close }} />}
    </Screen>
  );
}

function Sections({ current, onSelect }: { current: Section; onSelect(section: Section): void }) {
  const texts = useTexts(secretariatTexts);
  return (
    <nav aria-label={texts.sections}>
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
      <ul role="list" className={styles.sections}>
        {SECTIONS.map((section) => (
          <li key={section.key}>
            <button
              type="button"
              className={styles.section}
              aria-current={section === current || undefined}
              onClick={() => onSelect(section)}
            >
              <Icon name={section.icon} />
              <span>{texts[section.key]}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
