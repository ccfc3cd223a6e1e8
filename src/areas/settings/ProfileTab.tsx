import { avatarColor } from '../../domain/color';
import { useSession, useUserName } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { Avatar } from '../../ui/display/Avatar';
import { Badge } from '../../ui/display/Badge';
import { Panel } from '../../ui/display/Panel';
import styles from './Settings.module.css';
import { settingsTexts } from './texts.fr';

/** The signed-in user, and the roles that are planned. */
export function ProfileTab() {
  const texts = useTexts(settingsTexts);
  const { user } = useSession().state;
  const name = useUserName();
  return (
    <div className={styles.panels}>
      <Panel title={texts.account}>
        <div className={styles.person}>
          <Avatar initials={initialsOf(name)} color={avatarColor(name)} size="large" />
          <dl className={styles.facts}>
            <dt>{texts.name}</dt>
            <dd>{name}</dd>
            <dt>{texts.email}</dt>
            <dd>{user?.email || texts.unknown}</dd>
          </dl>
        </div>
      </Panel>
      <Panel title={texts.roles}>
        <p className={styles.text}>{texts.rolesText}</p>
        {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
        <ul role="list" className={styles.roles}>
          {[texts.administrator, texts.manager, texts.user].map((role) => (
            <li key={role}>
              <Badge>{role}</Badge>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
