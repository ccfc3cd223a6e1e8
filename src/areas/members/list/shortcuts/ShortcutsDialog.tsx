import { Fragment, type ReactNode, useState } from 'react';
import { useViewer } from '../../../../data/useViewer';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Dialog } from '../../../../ui/dialog/Dialog';
import { VisuallyHidden } from '../../../../ui/display/VisuallyHidden';
import { Switch } from '../../../../ui/form/fields/Switch';
import { useSearchKey } from '../../../frame/palette/searchKey';
import { shortcutTexts } from '../texts.fr';
import styles from './ShortcutsDialog.module.css';
import { areSingleKeysOn, keepSingleKeys } from './singleKeys';

/** The keyboard shortcuts of the list, and the switch for single-key shortcuts. */
export default function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const texts = useTexts(shortcutTexts);
  const viewer = useViewer();
  const { shown } = useSearchKey();
  const [isOn, setOn] = useState(() => areSingleKeysOn(viewer));
  const toggle = (next: boolean) => {
    setOn(next);
    keepSingleKeys(viewer, next);
  };
  return (
    <Dialog
      open
      size="small"
      title={texts.title}
      description={texts.text}
      onClose={onClose}
      footer={
        <Button data-autofocus="" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <table className={styles.keys} aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col">{texts.key}</th>
            <th scope="col">{texts.action}</th>
          </tr>
        </thead>
        <tbody>
          <Keys isOff={!isOn} keys={['/']} action={texts.search} />
          <Keys keys={[shown]} action={texts.searchAll} />
          <Keys
            keys={[<Arrow key="u" sign="↑" name={texts.up} />, <Arrow key="d" sign="↓" name={texts.down} />]}
            action={texts.move}
          />
          <Keys keys={[texts.enter]} action={texts.open} />
          <Keys isOff={!isOn} keys={['x']} action={texts.tick} />
          <Keys isOff={!isOn} keys={['?']} action={texts.help} />
        </tbody>
      </table>
      <Switch label={texts.single} hint={texts.singleHint} checked={isOn} onChange={toggle} />
    </Dialog>
  );
}

interface KeysProps {
  keys: readonly ReactNode[];
  action: string;
  /** Switched off. */
  isOff?: boolean;
}

function Keys({ keys, action, isOff }: KeysProps) {
  const texts = useTexts(shortcutTexts);
  return (
    <tr className={isOff ? styles.off : undefined}>
      <td>
        {keys.map((key, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the keys of a shortcut never change
          <Fragment key={i}>
            {i > 0 && ` ${texts.or} `}
            <kbd>{key}</kbd>
          </Fragment>
        ))}
      </td>
      <td>{action}</td>
    </tr>
  );
}

function Arrow({ sign, name }: { sign: string; name: string }) {
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
